import type { ReactNode } from 'react'
import styles from './settings-page.module.css'

/** What can be set, in words, and the means to set it. */
export function Setting({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <div>
        <strong>{name}</strong>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}
