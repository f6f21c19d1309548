import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod'
import type { Client } from '../../shared/http/client.ts'
import { fromColumns } from '../../shared/trails/columns.ts'
import type { TrailColumns } from '../../shared/trails/trail-columns.ts'
import { trails } from '../../shared/trails/trails.routes.ts'

/** Only changed by asking again: the live page does so when the device has a newer position. */
export const trailQuery = (client: Client, deviceId: string, minutes: number) =>
  queryOptions({
    queryKey: trailKey(deviceId, minutes),
    queryFn: async () =>
      fromColumns(
        await client.callAlternative(trails.readTrail, { body: { deviceId, minutes } }, columnsOf),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const trailKey = (deviceId: string, minutes: number) => ['trail', deviceId, minutes] as const

const Columns = z.custom<TrailColumns>(
  (answer: Partial<TrailColumns> | null) =>
    answer?.version === 1 &&
    [answer.time, answer.latitude, answer.longitude, answer.speed, answer.heading, answer.altitude].every(
      (column) => Array.isArray(column) && column.length === answer.count,
    ),
)

/** Looks at the columns' outsides only: a week has 40,000 points. */
function columnsOf(answer: unknown): TrailColumns | null {
  const outcome = Columns.safeParse(answer)
  return outcome.success ? outcome.data : null
}
