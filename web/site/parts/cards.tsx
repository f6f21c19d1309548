import type { Icon } from '@tabler/icons-react'
import styles from './cards.module.css'
import { Phrases } from './phrases.tsx'

export type Card = { Icon: Icon; title: string; text: string }

/** Short facts beside each other. */
export const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ Icon, title, text }) => (
      <li key={title}>
        <span className={styles.icon}>
          <Icon size={22} stroke={1.75} aria-hidden />
        </span>
        <h3>
          <Phrases text={title} />
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
