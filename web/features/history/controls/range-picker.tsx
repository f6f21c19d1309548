import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { dayAfter, minuteAt } from '../../../../shared/trails/day-range.ts'
import { MAX_RANGE_MS } from '../../../../shared/trails/trails.routes.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import { DEFAULT_RANGE, RANGE_MINUTES } from '../history-search.ts'
import type { HistoryView } from '../use-history-view.ts'
import styles from './controls.module.css'
import { type CustomRangeError, customRange } from './custom-range.ts'

const MINUTES_PER_HOUR = HOUR_MS / MINUTE_MS
const MINUTES_PER_DAY = DAY_MS / MINUTE_MS

type Props = { view: HistoryView; isLoading: boolean; load: () => void; canLoad: boolean }

/** Chooses the last minutes, a day, or a start and an end. */
export function RangePicker({ view, isLoading, load, canLoad }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const today = times.dayOf(Date.now())
  const days = { today, yesterday: dayAfter(today, -1) ?? today }
  const other = view.customSpan ? 'customRange' : view.day === undefined ? null : 'singleDay'
  return (
    <div className={styles.range}>
      <div className={styles.row}>
        <NativeSelect
          className={styles.wide}
          label={t('history.range')}
          value={view.range.kind === 'last' ? view.range.minutes : (other ?? '')}
          onChange={({ currentTarget }) =>
            view.showLast(
              RANGE_MINUTES.find((minutes) => minutes === Number(currentTarget.value)) ?? DEFAULT_RANGE,
            )
          }
          data={[
            ...(other === null ? [] : [{ value: other, label: t(`history.${other}`), disabled: true }]),
            ...RANGE_MINUTES.map((minutes) => ({ value: String(minutes), label: lengthText(minutes) })),
          ]}
        />
        <LoadingButton onClick={load} loading={isLoading} disabled={!canLoad}>
          {t('history.load')}
        </LoadingButton>
      </div>
      <div className={styles.row}>
        {(['today', 'yesterday'] as const).map((name) => (
          <ChoiceChip key={name} chosen={view.day === days[name]} choose={() => view.showDay(days[name])}>
            {t(`history.${name}`)}
          </ChoiceChip>
        ))}
        <DateField
          className={styles.wide}
          aria-label={t('history.day')}
          value={view.day ?? ''}
          change={(day) => {
            if (day) view.showDay(day)
          }}
          lastDay={today}
        />
      </div>
      <CustomRangeForm key={view.customSpan?.from} view={view} />
      <ZoneNote />
    </div>
  )

  function lengthText(minutes: number): string {
    if (minutes < MINUTES_PER_HOUR) return t('history.lastMinutes', { count: minutes })
    if (minutes <= MINUTES_PER_DAY) return t('history.lastHours', { count: minutes / MINUTES_PER_HOUR })
    return t('history.lastDays', { count: minutes / MINUTES_PER_DAY })
  }
}

const LIMITS = { days: MAX_RANGE_MS / DAY_MS }
const START_OF_DAY = '00:00'
const END_OF_DAY = '23:59'

/** The advanced range: a start and an end in the account's time zone. */
function CustomRangeForm({ view: { customSpan, showSpan } }: { view: HistoryView }) {
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
