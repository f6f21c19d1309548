import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../shared/http/client.ts'
import { toIso } from '../../../shared/time.ts'
import { type ColumnPoint, fromColumns } from '../../../shared/trails/columns.ts'
import { type TrailPoint, trails } from '../../../shared/trails/trails.routes.ts'
import { columnsOf } from '../../api/trails/trail-query.ts'
import { askedRange, type RouteRange, spanAt } from './route-range.ts'

/** `lastKnown` is asked for only where there are no points. `readAt` is of this machine's clock. */
export type RouteAnswer = {
  points: readonly ColumnPoint[]
  lastKnown: TrailPoint | null
  readAt: number
}

/** The route of a device, read once and again only when it is asked for again. */
export const routeQuery = (client: Client, deviceId: string, range: RouteRange) =>
  queryOptions({
    queryKey: ['route', deviceId, range],
    queryFn: async (): Promise<RouteAnswer> => {
      const readAt = Date.now()
      const body = { deviceId, ...askedRange(range) }
      const points = fromColumns(await client.callAlternative(trails.getTrail, { body }, columnsOf))
      if (points.length > 0) return { points, lastKnown: null, readAt }
      const { mostRecentPoint } = await client.call(trails.getTrail, { body })
      return { points, lastKnown: mostRecentPoint, readAt }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** Trips and stops of the time that a route was read of. */
export const tripsQuery = (client: Client, deviceId: string, range: RouteRange, readAt: number) =>
  queryOptions({
    queryKey: ['trips', deviceId, range, readAt],
    queryFn: () => {
      const { from, to } = spanAt(range, readAt)
      return client.call(trails.listTrips, {
        path: { id: deviceId },
        query: { from: toIso(from), to: toIso(to) },
      })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
