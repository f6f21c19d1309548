import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minuteAt } from '../../../../shared/trails/day-range.ts'
import { FIRST_DAY } from '../../../ui/picker-bounds.ts'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import type { HistoryView } from '../use-history-view.ts'
import styles from './controls.module.css'
import { type CustomRangeFault, customRange } from './custom-range.ts'

/** The advanced range: a start and an end, on the clocks of the account. */
export function CustomRangeForm({ view: { custom, showCustom } }: { view: HistoryView }) {
  const { t } = useTranslation()
  const { zone } = useZoneTimes()
  const [start, setStart] = useState(custom === null ? '' : minuteAt(custom.from, zone))
  const [end, setEnd] = useState(custom === null ? '' : minuteAt(custom.to, zone))
  const [fault, setFault] = useState<CustomRangeFault | null>(null)
  const now = minuteAt(Date.now(), zone)

  const load = (event: FormEvent) => {
    event.preventDefault()
    const range = customRange(start, end, zone, Date.now())
    setFault('fault' in range ? range.fault : null)
    if (!('fault' in range)) showCustom(range.from, range.to)
  }
  const field = (name: 'start' | 'end', value: string, change: (text: string) => void) => (
    <TextInput
      type="datetime-local"
      label={t(`history.${name}`)}
      value={value}
      min={`${FIRST_DAY}T00:00`}
      max={now}
      error={name === 'end' && fault !== null && t(`history.fault.${fault}`, { first: FIRST_DAY })}
      onChange={({ currentTarget }) => {
        setFault(null)
        change(currentTarget.value)
      }}
    />
  )
  return (
    <details className={styles.custom} open={custom !== null || undefined}>
      <summary>{t('history.custom')}</summary>
      {/* our own words say what is wrong, in the same way in every browser */}
      <form onSubmit={load} noValidate>
        {field('start', start, setStart)}
        {field('end', end, setEnd)}
        <p>{t('history.zone', { zone })}</p>
        <Button type="submit" variant="light">
          {t('history.load')}
        </Button>
      </form>
    </details>
  )
}
