import type { ReactNode } from 'react'
import styles from './choice-chip.module.css'

type Props = { chosen: boolean; choose: () => void; children: ReactNode }

/** An option of a group of chips. */
export const ChoiceChip = ({ chosen, choose, children }: Props) => (
  <button type="button" className={styles.chip} aria-pressed={chosen} onClick={choose}>
    {children}
  </button>
)
