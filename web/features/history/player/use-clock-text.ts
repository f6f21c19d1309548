import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import { useUnits } from '../../../ui/units.tsx'
import type { LoadedRoute } from '../use-routes.ts'
import { positionAt } from './position-at.ts'

/** Formats an instant of the playback: date and time and, for a single device, its speed then. */
export function useClockText(routes: readonly LoadedRoute[]): (at: number) => string {
  const { t } = useTranslation()
  const { units, speedText } = useUnits()
  const times = useZoneTimes()
  const only = routes.length === 1 ? routes[0] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: speedText is new on each render but changes only with units
  return useCallback(
    (at: number) => {
      if (only === undefined) return times.dayAndExact(at)
      const speedKmh = positionAt(only.points, at)?.speedKmh ?? null
      return `${times.dayAndExact(at)} · ${speedKmh === null ? t('player.unknownSpeed') : speedText(speedKmh)}`
    },
    [only, times, units, t],
  )
}
