import { useTranslation } from 'react-i18next'
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { DayFigures, DaySource } from './device-day.ts'
import { SUMMARY_HOURS } from './overview-queries.ts'

const MINUTES_PER_HOUR = HOUR_MS / MINUTE_MS

/** The texts of a device's day: its distance, marked if it is estimated or partial, and its engine time. */
export function useDayTexts() {
  const { t } = useTranslation()
  const { distanceText, roundDistanceText } = useUnits()
  /** An estimate has no decimals. */
  const distanceOf = (source: DaySource, km: number) =>
    source === 'estimate' ? roundDistanceText(km) : distanceText(km)
  return {
    distanceOf,
    distance: ({ source, todayKm, distanceKm }: DayFigures) => {
      const distance = distanceOf(source, todayKm ?? distanceKm)
      if (source === 'estimate') return t('overview.list.estimate', { distance })
      if (source === 'summary') return t('overview.list.inHours', { distance, hours: SUMMARY_HOURS })
      return distance
    },
    engine: (engineOnMinutes: number) => {
      const hours = Math.floor(engineOnMinutes / MINUTES_PER_HOUR)
      const minutes = engineOnMinutes % MINUTES_PER_HOUR
      const time =
        hours === 0
          ? t('overview.list.minutes', { minutes })
          : t('overview.list.hoursMinutes', { hours, minutes })
      return t('overview.list.engineOn', { time })
    },
  }
}
