import type { PropsWithChildren } from 'react'
import styles from './button-link.module.css'

type Props = PropsWithChildren<{ href: string; kind?: 'primary' | 'plain' }>

/** A link that looks like a button: the one next step of a section, or its alternative. */
export const ButtonLink = ({ href, kind = 'primary', children }: Props) => (
  <a href={href} className={`${styles.button} ${styles[kind]}`}>
    {children}
  </a>
)
