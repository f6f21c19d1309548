import { useTranslation } from 'react-i18next'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'

/** Formats a duration in its two largest units: `2 h 5 min`. */
export function useDurationText(): (durationMs: number) => string {
  const { t } = useTranslation()
  return (durationMs) => {
    const days = Math.floor(durationMs / DAY_MS)
    const hours = Math.floor((durationMs % DAY_MS) / HOUR_MS)
    const minutes = Math.floor((durationMs % HOUR_MS) / MINUTE_MS)
    if (days > 0) return t('duration.days', { days, hours })
    return hours > 0 ? t('duration.hours', { hours, minutes }) : t('duration.minutes', { minutes })
  }
}
