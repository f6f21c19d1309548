import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './overview.module.css'

type Props = {
  name: string
  icon?: ReactNode
  /** `null` while it is not known yet. */
  value: string | null
  /** What the figure covers, or how it is to be taken. */
  beside?: ReactNode
  chip?: { text: string; why: string } | null
}

/** One number with its name, in the shape that it has while it comes. */
export function Figure({ name, icon, value, beside, chip }: Props) {
  return (
    <div className={styles.figure}>
      <dt>
        {icon}
        {name}
        {chip && (
          <span className={styles.chip} title={chip.why}>
            {chip.text}
          </span>
        )}
      </dt>
      <dd className={styles.value}>{value ?? <Skeleton height="1em" width={72} mt={4} mb={6} />}</dd>
      <dd className={styles.beside}>{value === null ? <Skeleton height={10} width={110} /> : beside}</dd>
    </div>
  )
}
