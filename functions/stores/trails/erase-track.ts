import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DAY_MS } from '../../../shared/time.ts'
import { eraseItems } from '../dynamodb/erase-items.ts'
import { CHUNK_SPAN_MS, CHUNKS_START, sortableIso } from './chunk-item.ts'
import { KEPT_DAYS_START, keptMonthKey, LATE_MARKS_START, monthBefore, zoneOfKey } from './day-items.ts'
import { MERGED_START } from './merged-day.ts'

const Items = z.array(z.object({ trackId: z.string(), itemKey: z.string() }))
type KeyRange = { first: string; last: string }

/** Erases trails, or what is too old of them. */
export function trackEraser(client: DynamoDBDocumentClient, table: string) {
  async function list(trackId: string, keys: KeyRange | null, max: number) {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: `trackId = :trackId${keys === null ? '' : ' AND itemKey BETWEEN :first AND :last'}`,
        ExpressionAttributeValues: {
          ':trackId': trackId,
          ...(keys && { ':first': keys.first, ':last': keys.last }),
        },
        ProjectionExpression: 'trackId, itemKey',
        ConsistentRead: true,
        Limit: max,
      }),
    )
    return { items: Items.parse(page.Items ?? []), isLast: page.LastEvaluatedKey === undefined }
  }

  /** The time zones in which figures are kept. Skips from one to the next, because their months are long items. */
  async function zonesOf(trackId: string): Promise<string[]> {
    const zones: string[] = []
    for (;;) {
      const last = zones.at(-1)
      const first = last === undefined ? KEPT_DAYS_START : keptMonthKey(last, AFTER_ALL)
      const { items } = await list(trackId, { first, last: `${KEPT_DAYS_START}${AFTER_ALL}` }, 1)
      if (items[0] === undefined) return zones
      zones.push(zoneOfKey(items[0].itemKey))
    }
  }

  return {
    /** Erases at most `max` items of a track, whatever they are. Returns whether none is left. */
    async erase(trackId: string, max: number): Promise<boolean> {
      const { items, isLast } = await list(trackId, null, max)
      await eraseItems(client, table, items)
      return isLast
    },

    /**
     * Erases at most `max` items whose positions are all older than the start of a UTC day (epoch ms), and the figures of
     * months that ended before it. Returns the number of items.
     */
    async eraseBefore(trackId: string, day: number, max: number): Promise<number> {
      const month = monthBefore(day)
      const zones = await zonesOf(trackId)
      const old = await Promise.all([
        list(trackId, before(CHUNKS_START, day - CHUNK_SPAN_MS), max),
        // the last chunk of a merged day ends on the next one
        list(trackId, before(MERGED_START, day - DAY_MS), max),
        list(trackId, { first: LATE_MARKS_START, last: `${LATE_MARKS_START}${month}` }, max),
        ...zones.map((zone) =>
          list(trackId, { first: keptMonthKey(zone, ''), last: keptMonthKey(zone, month) }, max),
        ),
      ])
      const items = old.flatMap((page) => page.items).slice(0, max)
      await eraseItems(client, table, items)
      return items.length
    },
  }
}
export type TrackEraser = ReturnType<typeof trackEraser>

/** Behind every key that begins alike. */
const AFTER_ALL = '~'

const before = (start: string, time: number): KeyRange => ({
  first: start,
  last: `${start}${sortableIso(time)}`,
})
