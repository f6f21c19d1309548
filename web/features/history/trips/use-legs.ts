import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSite } from '../../../api/site.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { tripsQuery } from '../route-query.ts'
import type { RouteRange } from '../route-range.ts'
import type { RoutesState } from '../use-routes.ts'
import { type LegDay, legDays, spanOfLeg } from './trip-days.ts'

const NO_DAYS: LegDay[] = []

/** The trips and stops of a single shown route, and the span of the selected one. */
export function useLegs(state: RoutesState, range: RouteRange, selectedStart: string | undefined) {
  const { client } = useSite()
  const { zone } = useTimes()
  const only = state.kind === 'routes' && state.routes.length === 1 ? state.routes[0] : undefined
  const loadedAt = state.kind === 'routes' ? state.loadedAt : 0
  const trips = useQuery({
    ...tripsQuery(client, only?.device.deviceId ?? '', range, loadedAt),
    enabled: only !== undefined && only.colour === null,
  })
  const days = useMemo(() => (trips.data ? legDays(trips.data, zone) : NO_DAYS), [trips.data, zone])
  const all = useMemo(() => days.flatMap(({ legs }) => legs), [days])
  const selectedSpan = useMemo(() => {
    const leg = all.find(({ start }) => start === selectedStart)
    return leg === undefined ? null : spanOfLeg(leg)
  }, [all, selectedStart])
  return {
    days,
    all,
    selectedSpan,
    isLoaded: trips.data !== undefined,
    error: trips.error,
    retry: () => void trips.refetch(),
  }
}
