import type { ReactNode } from 'react'
import styles from './settings-page.module.css'

type Props = { name: string; description: string; children: ReactNode }

/** A setting with its control. */
export function Setting({ name, description, children }: Props) {
  return (
    <div className={styles.setting}>
      <div>
        <strong>{name}</strong>
        <p>{description}</p>
      </div>
      {children}
    </div>
  )
}
