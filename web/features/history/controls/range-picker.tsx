import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { dayAfter } from '../../../../shared/trails/day-range.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import { DEFAULT_RANGE, RANGE_MINUTES } from '../history-search.ts'
import type { HistoryView } from '../use-history-view.ts'
import styles from './controls.module.css'
import { CustomRangeForm } from './custom-range-form.tsx'

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
