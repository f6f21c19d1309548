import type { ReactNode } from 'react'
import styles from './head.module.css'

type Props = { kind: 'warning' | 'info'; icon: ReactNode; title: string; text: string; children: ReactNode }

/** What the account should know about its subscriptions, with what it can do as children. */
export const Banner = ({ kind, icon, title, text, children }: Props) => (
  <section className={styles.banner} data-kind={kind} aria-label={title}>
    {icon}
    <p>
      <strong>{title}</strong> {text}
    </p>
    <div>{children}</div>
  </section>
)
