import { useTranslation } from 'react-i18next'
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'

/** `3h 5m`, as the specification writes how long a route takes. */
export function useHoursMinutes(): (durationMs: number) => string {
  const { t } = useTranslation()
  return (durationMs) =>
    t('history.hoursMinutes', {
      hours: Math.floor(durationMs / HOUR_MS),
      minutes: Math.floor((durationMs % HOUR_MS) / MINUTE_MS),
    })
}
