import { IconClock, IconHistory, IconMoon, IconPointFilled } from '@tabler/icons-react'
import type { SitePageProps } from '../site-page.ts'
import styles from './freshness.module.css'

const STATES = [
  ['live', IconPointFilled],
  ['delayed', IconClock],
  ['lastKnown', IconHistory],
  ['asleep', IconMoon],
] as const

/** The states of a position, each with its colour, its shape and its word. */
export const Freshness = ({ t }: Pick<SitePageProps, 't'>) => (
  <ul className={styles.states}>
    {STATES.map(([state, Icon]) => (
      <li key={state} className={styles[state]}>
        <Icon size={18} aria-hidden />
        <strong>{t(`landing.features.honest.states.${state}`)}</strong>
        <span>{t(`landing.features.honest.states.${state}Text`)}</span>
      </li>
    ))}
  </ul>
)
