import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = {
  /** Left out where a filter hides what there is. */
  title?: string
  text: string
  /** SVG elements, in a view of 200 by 96. */
  picture?: ReactNode
  /** The first step, as one button. */
  children?: ReactNode
}

/** Shown instead of an empty list: what the list is for, and the first step. */
export function EmptyState({ title, text, picture, children }: Props) {
  return (
    <section className={styles.empty}>
      {picture && (
        <svg viewBox="0 0 200 96" width="200" height="96" aria-hidden="true">
          {picture}
        </svg>
      )}
      {title !== undefined && <h2>{title}</h2>}
      <p role={title === undefined ? 'status' : undefined}>{text}</p>
      {children}
    </section>
  )
}
