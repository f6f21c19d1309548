import type { PropsWithChildren } from 'react'
import styles from './call-to-action.module.css'
import { Phrases } from './phrases.tsx'

type Props = PropsWithChildren<{ title: string; text?: string }>

/** The last section of a page. Its children are the links. */
export const CallToAction = ({ title, text, children }: Props) => (
  <section className={styles.band}>
    <div className={styles.inner}>
      <h2>
        <Phrases text={title} />
      </h2>
      {text !== undefined && <p>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  </section>
)

type ButtonLinkProps = PropsWithChildren<{ href: string; kind?: 'primary' | 'plain' }>

/** A link that looks like a button: the one next step of a section, or its alternative. */
export const ButtonLink = ({ href, kind = 'primary', children }: ButtonLinkProps) => (
  <a href={href} className={`${styles.button} ${styles[kind]}`}>
    {children}
  </a>
)
