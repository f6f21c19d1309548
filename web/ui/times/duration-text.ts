import type { TFunction } from 'i18next'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** `119 s`, `2 min` or `2 h`: in the larger unit from two of it on. */
export function durationInOneUnit(t: TFunction, durationSeconds: number, round = Math.floor): string {
  if (durationSeconds < 2 * MINUTE_SECONDS) return t('duration.seconds', { seconds: round(durationSeconds) })
  if (durationSeconds < 2 * HOUR_SECONDS)
    return t('duration.minutes', { minutes: round(durationSeconds / MINUTE_SECONDS) })
  return t('duration.wholeHours', { hours: round(durationSeconds / HOUR_SECONDS) })
}
