import type { SharedPoint } from '../../../shared/shares/shared-location.ts'
import { MOVING_ABOVE_KMH } from '../../../shared/tracking/motion/pace.ts'
import styles from './viewer.module.css'

type Props = { name: string; colour: string; location: SharedPoint; isNamed: boolean }

/** A device in the colour of its trail, with a pointer in its direction while it moves. */
export function ViewerMark({ name, colour, location: { speed, heading }, isNamed }: Props) {
  const isMoving = heading !== null && (speed ?? 0) > MOVING_ABOVE_KMH
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
