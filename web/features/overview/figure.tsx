import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './overview.module.css'

type Props = {
  label: string
  icon?: ReactNode
  /** `null` while it loads. */
  value: string | null
  /** The period that the figure covers, or a remark on it. */
  caption?: ReactNode
  chip?: { text: string; why: string } | null
}

/** One figure with its label. While it loads, a skeleton of the same size takes its place. */
export function Figure({ label, icon, value, caption, chip }: Props) {
  return (
    <div className={styles.figure}>
      <dt>
        {icon}
        {label}
        {chip && (
          <span className={styles.chip} title={chip.why}>
            {chip.text}
          </span>
        )}
      </dt>
      <dd className={styles.value}>{value ?? <Skeleton height="1em" width={72} mt={4} mb={6} />}</dd>
      <dd className={styles.caption}>{value === null ? <Skeleton height={10} width={110} /> : caption}</dd>
    </div>
  )
}
