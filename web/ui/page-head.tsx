import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type Props = { title: string; text?: string; children?: ReactNode }

/** What a page is, and beside it what is done with all of it. */
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
