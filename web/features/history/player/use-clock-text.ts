import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { LoadedRoute } from '../use-routes.ts'
import { positionAt } from './position-at.ts'

/** Formats an instant of the playback: date and time and, for a single device, its speed then. */
export function useClockText(routes: readonly LoadedRoute[]): (at: number) => string {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const times = useTimes()
  const only = routes.length === 1 ? routes[0] : undefined
  return useCallback(
    (at: number) => {
      const time = times.withZone(times.dateAndExactTime(at), at)
      if (only === undefined) return time
      const speedKmh = positionAt(only.points, at)?.speedKmh ?? null
      return `${time} · ${speedKmh === null ? t('player.unknownSpeed') : speedText(speedKmh)}`
    },
    [only, times, speedText, t],
  )
}
