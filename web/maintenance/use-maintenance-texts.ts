import { useTranslation } from 'react-i18next'
import { countsFrom } from '../../shared/maintenance/due.ts'
import type { MaintenanceStatus } from '../../shared/maintenance/maintenance.ts'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import { useUnits } from '../ui/units/use-units.tsx'

/** What an interval says: how often, what is left, and when it was last done. */
export function useMaintenanceTexts() {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const { roundDistanceText, roundHoursText } = useUnits()

  const distanceLeft = ({ everyKm, leftKm }: MaintenanceStatus) => {
    if (everyKm === null) return []
    if (leftKm === null) return [t('maintenance.left.distanceUnknown')]
    const distance = roundDistanceText(Math.abs(leftKm))
    return [t(leftKm > 0 ? 'maintenance.left.distance' : 'maintenance.left.distanceOver', { distance })]
  }
  const hoursLeft = ({ everyEngineHours, leftEngineHours }: MaintenanceStatus) => {
    if (everyEngineHours === null) return []
    if (leftEngineHours === null) return [t('maintenance.left.engineHoursUnknown')]
    const hours = roundHoursText(Math.abs(leftEngineHours))
    return [
      t(leftEngineHours > 0 ? 'maintenance.left.engineHours' : 'maintenance.left.engineHoursOver', { hours }),
    ]
  }
  const dayLeft = ({ dueAt }: MaintenanceStatus) => {
    if (dueAt === null) return []
    const isOver = Date.parse(dueAt) <= now
    return [t(isOver ? 'maintenance.left.dayOver' : 'maintenance.left.day', { date: times.date(dueAt) })]
  }

  return {
    /** `Every 5,000 mi or 6 months` */
    every: ({ everyKm, everyEngineHours, everyMonths }: MaintenanceStatus) => {
      const intervals = [
        ...(everyKm === null ? [] : [roundDistanceText(everyKm)]),
        ...(everyEngineHours === null ? [] : [roundHoursText(everyEngineHours)]),
        ...(everyMonths === null ? [] : [t('maintenance.months', { count: everyMonths })]),
      ]
      const interval = intervals.reduce((first, second) => t('maintenance.or', { first, second }))
      return t('maintenance.every', { interval })
    },
    left: (status: MaintenanceStatus) =>
      [...distanceLeft(status), ...hoursLeft(status), ...dayLeft(status)].join(' · '),
    lastDone: (status: MaintenanceStatus) => {
      const { at, odometerKm, engineHours } = countsFrom(status)
      const date = times.date(at)
      if (status.done.length === 0) return t('maintenance.neverDone', { date })
      const figure =
        odometerKm !== null
          ? roundDistanceText(odometerKm)
          : engineHours === null
            ? null
            : roundHoursText(engineHours)
      return figure === null
        ? t('maintenance.lastDone', { date })
        : t('maintenance.lastDoneAt', { date, figure })
    },
  }
}
