import type { PropsWithChildren, ReactNode } from 'react'
import { Phrases } from './phrases.tsx'
import styles from './section.module.css'

type Props = PropsWithChildren<{
  id?: string
  /** `raised` sets the section off from its neighbours. */
  tone?: 'plain' | 'raised'
  eyebrow?: string
  title: string
  lead?: ReactNode
  centred?: boolean
}>

/** A section of a public page under its heading. */
export const Section = ({ id, tone = 'plain', eyebrow, title, lead, centred = false, children }: Props) => (
  <section id={id} className={`${styles.section} ${styles[tone]}`}>
    <div className={styles.inner}>
      <header className={centred ? `${styles.head} ${styles.centred}` : styles.head}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2>
          <Phrases text={title} />
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  </section>
)
