import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type Props = {
  title: string
  text?: string
  /** Beneath the text. */
  note?: ReactNode
  children?: ReactNode
}

/** The title of a page, with its actions as children. */
export function PageHead({ title, text, note, children }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {note}
      </div>
      {children}
    </header>
  )
}
