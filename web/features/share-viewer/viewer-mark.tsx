import type { SharedPoint } from '../../../shared/shares/shared-location.ts'
import { dashboardMotion } from '../../../shared/tracking/motion/dashboard-motion.ts'
import styles from './viewer.module.css'

/** A share link gives only the speed, none of the other fields that motion depends on. */
const SPEED_ONLY = { acc: null, statusDescription: null, motionStatus: 'UNKNOWN' } as const

type Props = { name: string; colour: string; location: SharedPoint; isNamed: boolean }

/** A device in the colour of its trail, with a pointer in its direction while it moves. */
export function ViewerMark({ name, colour, location: { speed, heading }, isNamed }: Props) {
  const isMoving = heading !== null && dashboardMotion({ speed, ...SPEED_ONLY }) === 'moving'
  return (
    <span className={styles.mark} data-mark="device">
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        {isMoving && <path d="M20 1 27 11H13Z" fill={colour} transform={`rotate(${heading} 20 20)`} />}
        <circle cx="20" cy="20" r="10" fill={colour} stroke="#ffffff" strokeWidth="3" />
      </svg>
      {isNamed && <b>{name}</b>}
    </span>
  )
}
