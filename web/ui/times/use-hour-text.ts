import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUR_MS } from '../../../shared/time.ts'
import { useTimes } from './clock.tsx'

/** Writes an hour of the day, 0 to 24, as the account writes times: `10:00 PM`, `22:00`; 8.5 is half past eight. */
export function useHourText(): (hour: number) => string {
  const { language } = useTranslation().i18n
  const { timeFormat } = useTimes().clock
  return useMemo(() => {
    const is12Hours = timeFormat === '12h'
    const format = new Intl.DateTimeFormat(language, {
      hour: is12Hours ? 'numeric' : '2-digit',
      minute: '2-digit',
      hourCycle: is12Hours ? 'h12' : 'h23',
      timeZone: 'UTC',
    })
    return (hour) => format.format(Math.round(hour * HOUR_MS))
  }, [language, timeFormat])
}
