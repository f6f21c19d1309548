import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReportFormat } from '../../../../shared/reports/report-type.ts'
import { Frequency } from '../../../../shared/reports/schedule.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { ZoneSelect } from '../../../ui/times/zone-select.tsx'
import { useWeekdayText } from '../schedules/use-when-text.ts'
import { dayOf, type ScheduleDraft, type StepProps } from './schedule-draft.ts'
import { Sentence } from './sentence.tsx'
import styles from './wizard.module.css'

const SUNDAY_FIRST = [0, 1, 2, 3, 4, 5, 6]
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
const SATURDAY_FIRST = [6, 0, 1, 2, 3, 4, 5]
const WEEKS = { sunday: SUNDAY_FIRST, monday: MONDAY_FIRST, saturday: SATURDAY_FIRST }

/** When reports are made, of which days, and as what kind of file. */
export function FormatStep({ draft, change }: StepProps) {
  const { t } = useTranslation()
  const { firstDayOfWeek } = useTimes().clock
  const weekdayText = useWeekdayText()
  const { frequency, dayOfWeek, dayOfMonth, time, timezone, format } = draft
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('reports.wizard.frequency')}</legend>
        {Frequency.options.map((one) => (
          <ChoiceChip key={one} chosen={one === frequency} choose={() => change({ frequency: one })}>
            {t(`reports.frequencies.${one}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      <div className={styles.row}>
        {frequency === 'weekly' && (
          <NativeSelect
            label={t('reports.wizard.weekday')}
            value={dayOfWeek}
            data={WEEKS[firstDayOfWeek].map((day) => ({ value: String(day), label: weekdayText(day) }))}
            onChange={({ currentTarget: { value } }) => change({ dayOfWeek: Number(value) })}
          />
        )}
        {(frequency === 'monthly' || frequency === 'quarterly') && (
          <TextInput
            name="dayOfMonth"
            label={t('reports.wizard.dayOfMonth')}
            inputMode="numeric"
            value={dayOfMonth}
            onChange={({ currentTarget: { value } }) => change({ dayOfMonth: value })}
            autoComplete="off"
          />
        )}
        <TextInput
          name="time"
          type="time"
          label={t('reports.wizard.time')}
          value={time}
          onChange={({ currentTarget: { value } }) => change({ time: value })}
        />
        <ZoneSelect
          label={t('reports.wizard.timezone')}
          value={timezone}
          choose={(zone) => change({ timezone: zone })}
        />
      </div>
      <ShortMonths draft={draft} />
      <Sentence draft={draft} />
      <fieldset className={styles.choices}>
        <legend>{t('reports.wizard.format')}</legend>
        {ReportFormat.options.map((one) => (
          <ChoiceChip key={one} chosen={one === format} choose={() => change({ format: one })}>
            {t(`reports.formats.${one}`)}
          </ChoiceChip>
        ))}
      </fieldset>
    </>
  )
}

/** All months have as many days. */
const DAYS_OF_ALL_MONTHS = 28
const LAST_DAY = 31

/** A note on months without the chosen day. */
function ShortMonths({ draft: { frequency, dayOfMonth } }: { draft: ScheduleDraft }) {
  const { t } = useTranslation()
  const day = dayOf(dayOfMonth) ?? 0
  if (frequency === 'daily' || frequency === 'weekly' || day <= DAYS_OF_ALL_MONTHS) return null
  return (
    <p className={styles.note}>
      {t(day === LAST_DAY ? 'reports.wizard.lastDay' : 'reports.wizard.shortMonths', { day })}
    </p>
  )
}
