import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayAfter } from '../../../../shared/trails/day-range.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { FIRST_DAY } from '../../../ui/picker-bounds.ts'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import { DEFAULT_RANGE, RANGE_MINUTES } from '../history-search.ts'
import type { HistoryView } from '../use-history-view.ts'
import styles from './controls.module.css'
import { CustomRangeForm } from './custom-range-form.tsx'

type Props = { view: HistoryView; loading: boolean; load: () => void; ready: boolean }

/** The last minutes, a day, or a start and an end. */
export function RangePicker({ view, loading, load, ready }: Props) {
  const { t } = useTranslation()
  const times = useZoneTimes()
  const today = times.today(Date.now())
  const days = { today, yesterday: dayAfter(today, -1) ?? today }
  const other = view.custom ? 'ownTime' : view.day === undefined ? null : 'oneDay'
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
        <LoadingButton onClick={load} loading={loading} disabled={!ready}>
          {t('history.load')}
        </LoadingButton>
      </div>
      <div className={styles.row}>
        {(['today', 'yesterday'] as const).map((name) => (
          <ChoiceChip key={name} chosen={view.day === days[name]} choose={() => view.showDay(days[name])}>
            {t(`history.${name}`)}
          </ChoiceChip>
        ))}
        <TextInput
          type="date"
          className={styles.wide}
          aria-label={t('history.day')}
          min={FIRST_DAY}
          max={today}
          value={view.day ?? ''}
          onChange={({ currentTarget: { value } }) => {
            // a year that is still being typed is none
            if (value >= FIRST_DAY && value <= today) view.showDay(value)
          }}
        />
      </div>
      <CustomRangeForm key={view.custom?.from} view={view} />
    </div>
  )

  function lengthText(minutes: number): string {
    if (minutes < 60) return t('history.lastMinutes', { count: minutes })
    if (minutes <= 1440) return t('history.lastHours', { count: minutes / 60 })
    return t('history.lastDays', { count: minutes / 1440 })
  }
}
