import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../../shared/time.ts'

const A_SUNDAY = Date.UTC(2023, 0, 1)

/** Writes a day of the week; 0 is Sunday. */
export function useWeekdayText(): (dayOfWeek: number) => string {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    return (dayOfWeek) => format.format(A_SUNDAY + dayOfWeek * DAY_MS)
  }, [language])
}
