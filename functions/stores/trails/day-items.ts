import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { toIso } from '../../../shared/time.ts'
import { historyExpiresAt } from '../devices/history-lifetime.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import type { Item } from '../dynamodb/plain-item.ts'

/** The packed figures of local days, by their date, and when positions of UTC days arrived late, epoch ms. */
export type StoredDays = { packed: ReadonlyMap<string, Uint8Array>; lateAt: ReadonlyMap<string, number> }

/** Dates (`YYYY-MM-DD`): the local days to read, and the first and the last UTC day whose late marks are read. */
export type DaysQuery = { timezone: string; dates: readonly string[]; marks: { first: string; last: string } }

const DATE_FIELDS = Array.from({ length: 31 }, (_, day) => `d${String(day + 1).padStart(2, '0')}`)
const Packed = z.instanceof(Uint8Array)
const LateAt = z.number()

/**
 * In the trails table, beside the positions of a track: its figures of the days of a month in a time zone
 * (`d#<zone>#<yyyy-mm>`), and the late marks of a month (`l#<yyyy-mm>`). Each day is an attribute of its own, so a write
 * needs no read.
 */
export function dayItemStore(client: DynamoDBDocumentClient, table: string) {
  async function read(
    trackIds: readonly string[],
    prefix: string,
    dates: readonly string[],
  ): Promise<Item[]> {
    const months = [...new Set(dates.map(monthOf))]
    const keys = trackIds.flatMap((trackId) =>
      months.map((month) => ({ trackId, itemKey: `${prefix}${month}` })),
    )
    const fields = ['trackId', 'itemKey', ...DATE_FIELDS.filter((field) => dates.some(isNamed(field)))]
    return batchGet(client, table, keys, { fields, consistent: true })
  }

  async function update(trackId: string, prefix: string, values: ReadonlyMap<string, unknown>) {
    for (const month of new Set([...values.keys()].map(monthOf))) {
      const ofMonth = [...values].filter(([date]) => monthOf(date) === month)
      await client.send(
        new UpdateCommand({
          TableName: table,
          Key: { trackId, itemKey: `${prefix}${month}` },
          UpdateExpression: `SET expiresAt = :expiresAt, ${ofMonth.map(([date]) => `${fieldOf(date)} = :${fieldOf(date)}`).join(', ')}`,
          ExpressionAttributeValues: {
            ':expiresAt': historyExpiresAt(Date.parse(`${month}-01T00:00Z`)),
            ...Object.fromEntries(ofMonth.map(([date, value]) => [`:${fieldOf(date)}`, value])),
          },
        }),
      )
    }
  }

  return {
    /** The stored days of many tracks. Consistent: a late mark counts from when it is written. */
    async list(
      trackIds: readonly string[],
      { timezone, dates, marks }: DaysQuery,
    ): Promise<Map<string, StoredDays>> {
      const [kept, late] = await Promise.all([
        read(trackIds, keptMonthKey(timezone, ''), dates),
        read(trackIds, LATE_MARKS_START, datesBetween(marks.first, marks.last)),
      ])
      const packed = byTrack(kept, Packed)
      const lateAt = byTrack(late, LateAt)
      return new Map(
        trackIds.map((trackId) => [
          trackId,
          { packed: packed.get(trackId) ?? new Map(), lateAt: lateAt.get(trackId) ?? new Map() },
        ]),
      )
    },

    /** Keeps the packed figures of local days, by their date. */
    keep: (trackId: string, timezone: string, packed: ReadonlyMap<string, Uint8Array>): Promise<void> =>
      update(trackId, keptMonthKey(timezone, ''), packed),

    /** Marks UTC days whose positions arrive late, at a time (epoch ms). */
    markLate: (trackId: string, dates: readonly string[], at: number): Promise<void> =>
      update(trackId, LATE_MARKS_START, new Map(dates.map((date) => [date, at]))),
  }
}
export type DayItemStore = ReturnType<typeof dayItemStore>

export const LATE_MARKS_START = 'l#'
export const KEPT_DAYS_START = 'd#'
/** The key of the figures of a month (`yyyy-mm`) in a time zone. */
export const keptMonthKey = (timezone: string, month: string) => `${KEPT_DAYS_START}${timezone}#${month}`
export const zoneOfKey = (itemKey: string) => itemKey.split('#')[1] ?? ''
/** The month before that of a time (epoch ms), in UTC. */
export const monthBefore = (time: number) => {
  const date = new Date(time)
  return toIso(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1)).slice(0, 7)
}
const monthOf = (date: string) => date.slice(0, 7)
const fieldOf = (date: string) => `d${date.slice(8)}`
const isNamed = (field: string) => (date: string) => fieldOf(date) === field

/** The values of the items by their track and date. */
function byTrack<Value>(items: readonly Item[], schema: z.ZodType<Value>): Map<string, Map<string, Value>> {
  const tracks = new Map<string, Map<string, Value>>()
  for (const item of items) {
    const trackId = String(item.trackId)
    const month = String(item.itemKey).slice(-7)
    const dates = tracks.get(trackId) ?? new Map<string, Value>()
    tracks.set(trackId, dates)
    for (const field of DATE_FIELDS)
      if (item[field] !== undefined) dates.set(`${month}-${field.slice(1)}`, schema.parse(item[field]))
  }
  return tracks
}

function datesBetween(first: string, last: string): string[] {
  const dates: string[] = []
  for (const at = new Date(`${first}T00:00Z`); ; at.setUTCDate(at.getUTCDate() + 1)) {
    const date = at.toISOString().slice(0, 10)
    if (date > last) return dates
    dates.push(date)
  }
}
