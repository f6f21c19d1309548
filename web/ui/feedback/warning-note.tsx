import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './warning-note.module.css'

/** A warning next to what it is about. */
export const WarningNote = ({ children, role }: { children: ReactNode; role?: 'alert' }) => (
  <p className={styles.warning} role={role}>
    <IconAlertTriangle size={17} stroke={1.7} aria-hidden />
    <span>{children}</span>
  </p>
)
