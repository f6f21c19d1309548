import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../shared/http/client.ts'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { type ColumnPoint, fromColumns } from '../../../shared/trails/columns.ts'
import type { TrailColumns } from '../../../shared/trails/trail-columns.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'

/** The trail of a device over the last `minutes`. It never goes stale by itself; a refetch loads only the new part. */
export const trailQuery = (client: Client, deviceId: string, minutes: number) =>
  queryOptions({
    queryKey: trailKey(deviceId, minutes),
    queryFn: async ({ client: cache, queryKey }): Promise<LoadedTrail> => {
      const now = Date.now()
      const cached = cache.getQueryData<LoadedTrail>(queryKey)
      const from = cached === undefined ? null : refetchFrom(cached, now)
      const range = from === null ? { minutes } : { startTime: toIso(from) }
      const columns = await client.callAlternative(
        trails.getTrail,
        { body: { deviceId, ...range } },
        columnsOf,
      )
      const points = fromColumns(columns)
      if (cached === undefined || from === null) return { points, fullyLoadedAt: now }
      return extendTrail(cached, from, points, now - minutes * MINUTE_MS)
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

export const TRAILS_KEY = ['trail'] as const
export const trailKey = (deviceId: string, minutes: number) => [...TRAILS_KEY, deviceId, minutes] as const

const COLUMNS = ['time', 'latitude', 'longitude', 'speed', 'heading', 'altitude'] as const

/** Checks the columns' lengths but not their 40,000 values a week. `null` for anything else. */
export function columnsOf(reply: unknown): TrailColumns | null {
  return isTrailColumns(reply) ? reply : null
}

function isTrailColumns(reply: unknown): reply is TrailColumns {
  if (typeof reply !== 'object' || reply === null) return false
  const fields: Partial<Record<string, unknown>> = { ...reply }
  if (fields.version !== 1) return false
  return COLUMNS.every((name) => {
    const column = fields[name]
    return Array.isArray(column) && column.length === fields.count
  })
}

/** A trail in fix order, and when it was last loaded from its start (epoch ms, this machine's clock). */
export type LoadedTrail = { points: readonly ColumnPoint[]; fullyLoadedAt: number }

/** The newest points are judged again as more arrive: one that was held a minute ago may be accepted now. */
const REFETCH_OVERLAP_MS = 10 * MINUTE_MS
/** Late positions can appear anywhere in the trail, so it is reloaded from its start this often. */
const FULL_REFETCH_EVERY_MS = 5 * MINUTE_MS

/** Epoch milliseconds from which to load the trail again; `null` for all of it. */
export function refetchFrom({ points, fullyLoadedAt }: LoadedTrail, now: number): number | null {
  const newest = points.at(-1)
  if (newest === undefined || now - fullyLoadedAt >= FULL_REFETCH_EVERY_MS) return null
  return newest.shownAt - REFETCH_OVERLAP_MS
}

/** The trail with everything since `from` replaced by `loaded`, without points older than `oldest`. */
export function extendTrail(
  { points, fullyLoadedAt }: LoadedTrail,
  from: number,
  loaded: readonly ColumnPoint[],
  oldest: number,
): LoadedTrail {
  const before = points.filter(({ shownAt }) => shownAt < from)
  return { points: [...before, ...loaded].filter(({ shownAt }) => shownAt >= oldest), fullyLoadedAt }
}
