import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../shared/http/client.ts'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { fromColumns } from '../../../shared/trails/columns.ts'
import type { TrailColumns } from '../../../shared/trails/trail-columns.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { extendTrail, type LoadedTrail, refetchFrom } from './extend-trail.ts'

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
