import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { fromColumns } from '../../shared/trails/columns.ts'
import type { TrailColumns } from '../../shared/trails/trail-columns.ts'
import { trails } from '../../shared/trails/trails.routes.ts'

/** Only changed by asking again: the live page does so when the device has a newer position. */
export const trailQuery = (client: Client, deviceId: string, minutes: number) =>
  queryOptions({
    queryKey: trailKey(deviceId, minutes),
    queryFn: async () =>
      fromColumns(await client.callAlternative(trails.readTrail, { body: { deviceId, minutes } }, columnsOf)),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

export const trailKey = (deviceId: string, minutes: number) => ['trail', deviceId, minutes] as const

const COLUMNS = ['time', 'latitude', 'longitude', 'speed', 'heading', 'altitude'] as const

/** Looks at the columns' outsides only: a week has 40,000 points. */
function columnsOf(answer: unknown): TrailColumns | null {
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
