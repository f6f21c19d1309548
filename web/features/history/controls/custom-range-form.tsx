import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../../shared/time.ts'
import { minuteAt } from '../../../../shared/trails/day-range.ts'
import { MAX_RANGE_MS } from '../../../../shared/trails/trails.routes.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import type { HistoryView } from '../use-history-view.ts'
import styles from './controls.module.css'
import { type CustomRangeError, customRange } from './custom-range.ts'

const LIMITS = { days: MAX_RANGE_MS / DAY_MS }
const START_OF_DAY = '00:00'
const END_OF_DAY = '23:59'

/** The advanced range: a start and an end in the account's time zone. */
export function CustomRangeForm({ view: { customSpan, showSpan } }: { view: HistoryView }) {
  const { t } = useTranslation()
  const { zone } = useTimes()
  const [start, setStart] = useState(customSpan === null ? '' : minuteAt(customSpan.from, zone))
  const [end, setEnd] = useState(customSpan === null ? '' : minuteAt(customSpan.to, zone))
  const [error, setError] = useState<CustomRangeError | null>(null)
  const [today = '', timeNow = ''] = minuteAt(Date.now(), zone).split('T')

  const load = (event: FormEvent) => {
    event.preventDefault()
    const range = customRange(start, end, zone, Date.now())
    setError('error' in range ? range.error : null)
    if (!('error' in range)) showSpan(range.from, range.to)
  }
  const changed = (change: (value: string) => void) => (value: string | null) => {
    setError(null)
    change(value ?? '')
  }
  return (
    <details className={styles.custom} open={customSpan !== null || undefined}>
      <summary>{t('history.customRange')}</summary>
      {/* noValidate: our error texts replace the browser's. */}
      <form onSubmit={load} noValidate>
        <DateField
          label={t('history.start')}
          value={start}
          change={changed(setStart)}
          timeOf={() => START_OF_DAY}
          lastDay={today}
        />
        <DateField
          label={t('history.end')}
          value={end}
          change={changed(setEnd)}
          timeOf={(day) => (day === today ? timeNow : END_OF_DAY)}
          lastDay={today}
          error={error !== null && t(`history.rangeError.${error}`, LIMITS)}
        />
        <Button type="submit" variant="light">
          {t('history.load')}
        </Button>
      </form>
    </details>
  )
}
