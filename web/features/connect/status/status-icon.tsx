import type { SetupStatus } from './setup-status.ts'
import styles from './status-icon.module.css'

const SHAPES: Record<SetupStatus['kind'], React.ReactNode> = {
  waiting: (
    <>
      <circle cx="36" cy="36" r="10" className={styles.wave} />
      <circle cx="36" cy="36" r="10" className={styles.wave} />
      <circle cx="36" cy="36" r="5" className={styles.dot} />
    </>
  ),
  unreadable: <path d="M36 22v18M36 48.5v.5" className={styles.line} />,
  held: (
    <>
      <circle cx="36" cy="36" r="14" strokeDasharray="5 9.66" className={styles.line} />
      <circle cx="36" cy="36" r="4" className={styles.dot} />
    </>
  ),
  silent: <path d="M25 25l22 22M36 22a14 14 0 1 1 0 28a14 14 0 1 1 0-28" className={styles.line} />,
  ready: <path d="M24 37.5l8.5 8.5L49 28" pathLength="1" className={styles.check} />,
}

/** Animated waves while waiting. The check mark draws itself once. */
export function StatusIcon({ kind }: Pick<SetupStatus, 'kind'>) {
  return (
    <svg viewBox="0 0 72 72" className={styles.sign} data-kind={kind} aria-hidden="true">
      <circle cx="36" cy="36" r="34" className={styles.disc} />
      {SHAPES[kind]}
    </svg>
  )
}
