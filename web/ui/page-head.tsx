import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type Props = { title: string; text?: string; children?: ReactNode }

/** The title of a page, with its actions as children. */
export function PageHead({ title, text, children }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </header>
  )
}
