import type { SharedPoint } from '../../../shared/shares/shared-location.ts'
import { dashboardMotion } from '../../../shared/tracking/motion/dashboard-motion.ts'
import styles from './viewer.module.css'

/** A shared location tells of its motion by its speed only. */
const UNTOLD = { acc: null, statusDescription: null, motionStatus: 'UNKNOWN' } as const

type Props = { name: string; colour: string; location: SharedPoint; named: boolean }

/** A device in the colour of its trail, with a beak while it moves. */
export function ViewerMark({ name, colour, location: { speed, heading }, named }: Props) {
  const moving = heading !== null && dashboardMotion({ speed, ...UNTOLD }) === 'moving'
  return (
    <span className={styles.mark} data-mark="device">
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        {moving && <path d="M20 1 27 11H13Z" fill={colour} transform={`rotate(${heading} 20 20)`} />}
        <circle cx="20" cy="20" r="10" fill={colour} stroke="#ffffff" strokeWidth="3" />
      </svg>
      {named && <b>{name}</b>}
    </span>
  )
}
