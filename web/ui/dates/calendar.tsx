import '@mantine/dates/styles.css'
import { FocusTrap } from '@mantine/core'
import { DatePicker, type DayOfWeek } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../../shared/account/preferences.ts'
import { useTimes } from '../times/clock.tsx'
import { useNow } from '../times/now.tsx'
import { useNarrow } from '../use-narrow.ts'
import styles from './date-field.module.css'
import { FIRST_DAY } from './picker-bounds.ts'

const DAY_NUMBERS = { sunday: 0, monday: 1, saturday: 6 } as const satisfies Record<
  Preferences['firstDayOfWeek'],
  number
>

/** Weekends would be red, the colour of alerts. */
const NO_DAYS: DayOfWeek[] = []

type Props = {
  /** `YYYY-MM-DD`, or empty without a date. */
  day: string
  choose: (day: string) => void
  lastDay: string
}

/** A calendar to choose a day from. Its weeks begin on the account's first day. */
export function Calendar({ day, choose, lastDay }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const today = times.dayOf(useNow())
  return (
    <FocusTrap>
      <DatePicker
        value={day === '' ? null : day}
        onChange={(chosen) => chosen !== null && choose(chosen)}
        defaultDate={day === '' ? today : day}
        minDate={FIRST_DAY}
        maxDate={lastDay}
        size={useNarrow() ? 'md' : 'sm'}
        hideOutsideDates
        weekendDays={NO_DAYS}
        firstDayOfWeek={DAY_NUMBERS[times.clock.firstDayOfWeek]}
        getDayProps={(date) => ({
          'data-autofocus': date === (day || today) || undefined,
          'aria-current': date === today ? 'date' : undefined,
          className: date === today ? styles.today : undefined,
        })}
        // Otherwise the Escape key would close the dialog around the field, too.
        __stopPropagation
        ariaLabels={{
          monthLevelControl: t('dates.chooseMonth'),
          yearLevelControl: t('dates.chooseYear'),
          previousMonth: t('dates.previousMonth'),
          nextMonth: t('dates.nextMonth'),
          previousYear: t('dates.previousYear'),
          nextYear: t('dates.nextYear'),
          previousDecade: t('dates.previousDecade'),
          nextDecade: t('dates.nextDecade'),
        }}
      />
    </FocusTrap>
  )
}
