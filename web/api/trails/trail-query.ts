import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../shared/http/client.ts'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { fromColumns } from '../../../shared/trails/columns.ts'
import type { TrailColumns } from '../../../shared/trails/trail-columns.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { continuedTrail, type LoadedTrail, readsOnFrom } from './extended-trail.ts'

/**
 * The trail of a device as far back as `minutes`. Only changed by asking again: what is there already is kept, and
 * only what is new is read.
 */
export const trailQuery = (client: Client, deviceId: string, minutes: number) =>
  queryOptions({
    queryKey: trailKey(deviceId, minutes),
    queryFn: async ({ client: cache, queryKey }): Promise<LoadedTrail> => {
      const now = Date.now()
      const kept = cache.getQueryData<LoadedTrail>(queryKey)
      const from = kept === undefined ? null : readsOnFrom(kept, now)
      const range = from === null ? { minutes } : { startTime: toIso(from) }
      const columns = await client.callAlternative(
        trails.getTrail,
        { body: { deviceId, ...range } },
        columnsOf,
      )
      const points = fromColumns(columns)
      if (kept === undefined || from === null) return { points, readWholeAt: now }
      return continuedTrail(kept, from, points, now - minutes * MINUTE_MS)
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

export const TRAILS_KEY = ['trail'] as const
export const trailKey = (deviceId: string, minutes: number) => [...TRAILS_KEY, deviceId, minutes] as const

const COLUMNS = ['time', 'latitude', 'longitude', 'speed', 'heading', 'altitude'] as const

/** Looks at the columns' outsides only: a week has 40,000 points. */
export function columnsOf(answer: unknown): TrailColumns | null {
  return isTrailColumns(answer) ? answer : null
}

function isTrailColumns(answer: unknown): answer is TrailColumns {
  if (typeof answer !== 'object' || answer === null) return false
  const outside: Partial<Record<string, unknown>> = { ...answer }
  if (outside.version !== 1) return false
  return COLUMNS.every((name) => {
    const column = outside[name]
    return Array.isArray(column) && column.length === outside.count
  })
}
