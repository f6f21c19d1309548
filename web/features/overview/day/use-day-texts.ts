import { useTranslation } from 'react-i18next'
import { useUnits } from '../../../ui/units.tsx'
import type { DayFigures } from './device-day.ts'

const MINUTES_PER_HOUR = 60

/** Texts of how a device went: its way, which may be a guess, and how long its engine ran. */
export function useDayTexts() {
  const { t } = useTranslation()
  const { distanceText } = useUnits()
  return {
    wayText: ({ source, todayKm, distanceKm }: DayFigures) => {
      const distance = distanceText(todayKm ?? distanceKm)
      if (source === 'estimate') return t('overview.list.about', { distance })
      return source === 'summary' ? t('overview.list.in12Hours', { distance }) : distance
    },
    engineText: (engineOnMinutes: number) => {
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
