import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../../shared/time.ts'
import { minuteAt } from '../../../../shared/trails/day-range.ts'
import { MAX_RANGE_MS } from '../../../../shared/trails/trails.routes.ts'
import { FIRST_DAY } from '../../../ui/picker-bounds.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import type { HistoryView } from '../use-history-view.ts'
import styles from './controls.module.css'
import { type CustomRangeError, customRange } from './custom-range.ts'

const LIMITS = { first: FIRST_DAY, days: MAX_RANGE_MS / DAY_MS }

/** The advanced range: a start and an end in the account's time zone. */
export function CustomRangeForm({ view: { customSpan, showSpan } }: { view: HistoryView }) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const [start, setStart] = useState(customSpan === null ? '' : minuteAt(customSpan.from, zone))
  const [end, setEnd] = useState(customSpan === null ? '' : minuteAt(customSpan.to, zone))
  const [error, setError] = useState<CustomRangeError | null>(null)
  const now = minuteAt(Date.now(), zone)

  const load = (event: FormEvent) => {
    event.preventDefault()
    const range = customRange(start, end, zone, Date.now())
    setError('error' in range ? range.error : null)
    if (!('error' in range)) showSpan(range.from, range.to)
  }
  const field = (name: 'start' | 'end', value: string, change: (text: string) => void) => (
    <TextInput
      type="datetime-local"
      label={t(`history.${name}`)}
      value={value}
      min={`${FIRST_DAY}T00:00`}
      max={now}
      error={name === 'end' && error !== null && t(`history.rangeError.${error}`, LIMITS)}
      onChange={({ currentTarget }) => {
        setError(null)
        change(currentTarget.value)
      }}
    />
  )
  return (
    <details className={styles.custom} open={customSpan !== null || undefined}>
      <summary>{t('history.customRange')}</summary>
      {/* noValidate: our error texts replace the browser's. */}
      <form onSubmit={load} noValidate>
        {field('start', start, setStart)}
        {field('end', end, setEnd)}
        <Button type="submit" variant="light">
          {t('history.load')}
        </Button>
      </form>
    </details>
  )
}
