import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportSchedule } from '../../../../shared/reports/schedule.ts'
import { DAY_MS } from '../../../../shared/time.ts'
import { genericZoneName } from '../../../../shared/times/zones.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useHourText } from '../../../ui/times/use-hour-text.ts'

type Rule = Pick<ReportSchedule, 'frequency' | 'schedule'>

/** No month is longer. */
const LAST_DAY = 31
const HOUR_MINUTES = 60

/** Writes when a schedule runs: `Every Monday at 8:00 AM`, with the time zone where it is not the account's. */
export function useWhenText(): (rule: Rule, zone?: 'always') => string {
  const { t, i18n } = useTranslation()
  const { zone: accountZone } = useTimes()
  const hourText = useHourText()
  const weekdayText = useWeekdayText()
  const nameOf = useMemo(() => remembered((zone) => genericZoneName(zone, i18n.language)), [i18n.language])
  return ({ frequency, schedule: { time, timezone, dayOfWeek, dayOfMonth: day } }, zone) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const clock = hourText(hours + minutes / HOUR_MINUTES)
    const isNamed = zone === 'always' || timezone !== accountZone
    const at = { time: isNamed ? `${clock} ${nameOf(timezone)}` : clock }
    if (frequency === 'daily') return t('reports.when.daily', at)
    if (frequency === 'weekly') return t('reports.when.weekly', { ...at, weekday: weekdayText(dayOfWeek) })
    return day === LAST_DAY
      ? t(`reports.when.${frequency}Last`, at)
      : t(`reports.when.${frequency}`, { ...at, day })
  }
}

function remembered(answer: (zone: string) => string): (zone: string) => string {
  const answers = new Map<string, string>()
  return (zone) => {
    const known = answers.get(zone) ?? answer(zone)
    answers.set(zone, known)
    return known
  }
}

const A_SUNDAY = Date.UTC(2023, 0, 1)

/** Writes a day of the week; 0 is Sunday. */
export function useWeekdayText(): (dayOfWeek: number) => string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    return (dayOfWeek) => format.format(A_SUNDAY + dayOfWeek * DAY_MS)
  }, [language])
}
