import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Shown instead of an empty list: a picture and a title, what the list is for, and the first step. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <section className={styles.empty}>{children}</section>
)
