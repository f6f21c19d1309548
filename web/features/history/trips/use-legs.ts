import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSite } from '../../../api/site.tsx'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import { tripsQuery } from '../route-query.ts'
import type { RouteRange } from '../route-range.ts'
import type { Shown } from '../use-routes.ts'
import { type LegDay, legDays, spanOfLeg } from './trip-days.ts'

const NO_DAYS: LegDay[] = []

/** Trips and stops of the one route that is shown, and the stretch of the one that is selected. */
export function useLegs(shown: Shown, range: RouteRange, selectedStart: string | undefined) {
  const { client } = useSite()
  const { zone } = useZoneTimes()
  const only = shown.kind === 'routes' && shown.routes.length === 1 ? shown.routes[0] : undefined
  const readAt = shown.kind === 'routes' ? shown.readAt : 0
  const trips = useQuery({
    ...tripsQuery(client, only?.device.deviceId ?? '', range, readAt),
    enabled: only !== undefined && only.colour === null,
  })
  const days = useMemo(() => (trips.data ? legDays(trips.data, zone) : NO_DAYS), [trips.data, zone])
  const all = useMemo(() => days.flatMap(({ legs }) => legs), [days])
  const stretch = useMemo(() => {
    const leg = all.find(({ start }) => start === selectedStart)
    return leg === undefined ? null : spanOfLeg(leg)
  }, [all, selectedStart])
  return {
    days,
    all,
    stretch,
    known: trips.data !== undefined,
    error: trips.error,
    again: () => void trips.refetch(),
  }
}
