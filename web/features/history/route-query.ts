import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../shared/http/client.ts'
import { toIso } from '../../../shared/time.ts'
import { type ColumnPoint, fromColumns } from '../../../shared/trails/columns.ts'
import { type TrailPoint, trails } from '../../../shared/trails/trails.routes.ts'
import { columnsOf } from '../../api/trails/trail-query.ts'
import { type RouteRange, spanAt, trailRangeOf } from './route-range.ts'

export type RouteResult = {
  points: readonly ColumnPoint[]
  /** The last known point; loaded only if the range has no points. */
  lastKnown: TrailPoint | null
  /** Epoch ms by this browser's clock. */
  loadedAt: number
}

/** The route of a device in a range. It is fetched once, then only on an explicit reload. */
export const routeQuery = (client: Client, deviceId: string, range: RouteRange) =>
  queryOptions({
    queryKey: ['route', deviceId, range],
    queryFn: async (): Promise<RouteResult> => {
      const loadedAt = Date.now()
      const body = { deviceId, ...trailRangeOf(range) }
      const points = fromColumns(await client.callAlternative(trails.getTrail, { body }, columnsOf))
      if (points.length > 0) return { points, lastKnown: null, loadedAt }
      const { mostRecentPoint } = await client.call(trails.getTrail, { body })
      return { points, lastKnown: mostRecentPoint, loadedAt }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** The trips and stops of a route that was loaded at `loadedAt`. */
export const tripsQuery = (client: Client, deviceId: string, range: RouteRange, loadedAt: number) =>
  queryOptions({
    queryKey: ['trips', deviceId, range, loadedAt],
    queryFn: () => {
      const { from, to } = spanAt(range, loadedAt)
      return client.call(trails.listTrips, {
        path: { id: deviceId },
        query: { from: toIso(from), to: toIso(to) },
      })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
