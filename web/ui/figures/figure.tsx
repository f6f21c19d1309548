import { Skeleton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './figure.module.css'

type Props = {
  label: string
  icon?: ReactNode
  /** `null` while it loads. */
  value: string | null
  /** The period that the figure covers, or a remark on it. */
  caption?: ReactNode
  chip?: { text: string; why: string } | null
  /** Renders the value as a link to what it counts. Its name is the label and the value. */
  link?: FigureLink
}
export type FigureLink = (props: {
  id: string
  className: string | undefined
  'aria-labelledby': string
  children: string
}) => ReactNode

/** A figure with its label. While it loads, a skeleton of the same size takes its place. */
export function Figure({ label, icon, value, caption, chip, link }: Props) {
  const id = useId()
  const [labelId, linkId] = [`${id}label`, `${id}link`]
  const linked = (text: string) =>
    link?.({
      id: linkId,
      className: styles.link,
      'aria-labelledby': `${labelId} ${linkId}`,
      children: text,
    }) ?? text
  return (
    <div className={styles.figure}>
      <dt>
        {icon}
        <span id={labelId}>{label}</span>
        {chip && (
          <span className={styles.chip} title={chip.why}>
            {chip.text}
          </span>
        )}
      </dt>
      <dd className={styles.value}>
        {value === null ? <Skeleton height="1em" width={72} mt={4} mb={6} /> : linked(value)}
      </dd>
      <dd className={styles.caption}>{value === null ? <Skeleton height={10} width={110} /> : caption}</dd>
    </div>
  )
}

/** Figures in a row of cards, two in a row on phones. */
export const FigureCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl className={styles.cards} aria-label={label}>
    {children}
  </dl>
)
