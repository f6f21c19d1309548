import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** `119 s`, `2 min` or `2 h`: in the larger unit from two of it on. */
export function durationInOneUnit(t: TFunction, durationSeconds: number, round = Math.floor): string {
  if (durationSeconds < 2 * MINUTE_SECONDS) return t('duration.seconds', { seconds: round(durationSeconds) })
  if (durationSeconds < 2 * HOUR_SECONDS)
    return t('duration.minutes', { minutes: round(durationSeconds / MINUTE_SECONDS) })
  return t('duration.wholeHours', { hours: round(durationSeconds / HOUR_SECONDS) })
}

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
