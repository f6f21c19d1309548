import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { CrossingType } from '../../../shared/geofences/crossing-type.ts'
import { toIso } from '../../../shared/time.ts'
import { projectionOf } from '../dynamodb/plain-item.ts'
import { StoredCrossing, StoredEvent, StoredRuleEvent } from './stored-event.ts'

export type EventFilter = {
  deviceId?: string | undefined
  geofenceId?: string | undefined
  ruleId?: string | undefined
  eventType?: CrossingType | undefined
  /** Epoch ms, both included. */
  from?: number | undefined
  to?: number | undefined
}

/** `lastKey` continues after this page; `null` at the end. */
export type EventPage<Event = StoredEvent> = { events: Event[]; lastKey: string | null }

/** A rare filter may match few of many events: after this many queries the page ends early, and the next goes on. */
const QUERIES_MAX = 10
/** Without another filter, the events of one kind are read from this many of both kinds at least. */
const READ_FOR_KIND_MIN = 200
const READ_FOR_KIND_FACTOR = 4

const EVENT_FIELDS = [
  ...new Set([...Object.keys(StoredCrossing.shape), ...Object.keys(StoredRuleEvent.shape)]),
]

const OF_KIND = {
  crossing: '(attribute_not_exists(#kind) OR #kind = :kind)',
  rule: '#kind = :kind',
} as const
type EventKind = keyof typeof OF_KIND

/** Lists the events of an account, newest first: all, or those of one kind. */
export function eventPages(client: DynamoDBDocumentClient, table: string) {
  function pagesOf<Event extends StoredEvent>(schema: z.ZodType<Event>, kind: EventKind | null) {
    const QueryPage = z.object({
      Items: z.array(schema).default([]),
      LastEvaluatedKey: z.object({ eventKey: z.string() }).optional(),
    })

    async function query(accountId: string, filter: EventFilter, after: string | null, limit: number) {
      const { first, last } = keyRange(filter)
      const { expression, names, values } = filterExpression(filter, kind)
      const { ExpressionAttributeNames, ProjectionExpression } = projectionOf(EVENT_FIELDS)
      const answer = await client.send(
        new QueryCommand({
          TableName: table,
          ConsistentRead: true,
          ScanIndexForward: false,
          KeyConditionExpression: 'accountId = :accountId AND eventKey BETWEEN :first AND :last',
          ProjectionExpression,
          FilterExpression: expression,
          Limit: readLimit(filter, kind, limit),
          ExpressionAttributeNames: { ...ExpressionAttributeNames, ...names },
          ExpressionAttributeValues: { ':accountId': accountId, ':first': first, ':last': last, ...values },
          ExclusiveStartKey: after === null ? undefined : { accountId, eventKey: after },
        }),
      )
      return QueryPage.parse(answer)
    }

    /** At most `limit` events, newest first, after the one with the key `after`. */
    return async (
      accountId: string,
      filter: EventFilter,
      after: string | null,
      limit: number,
    ): Promise<EventPage<Event>> => {
      const events: Event[] = []
      const { first, last } = keyRange(filter)
      if (first > last || (after !== null && after <= first)) return { events, lastKey: null }
      // DynamoDB refuses a start outside of the range: a cursor that was made with another filter.
      let lastKey = after !== null && after > last ? null : after
      for (let queries = 0; queries < QUERIES_MAX; queries++) {
        const { Items, LastEvaluatedKey } = await query(accountId, filter, lastKey, limit + 1 - events.length)
        events.push(...Items)
        if (events.length > limit)
          return { events: events.slice(0, limit), lastKey: events[limit - 1]?.eventKey ?? null }
        if (LastEvaluatedKey === undefined) return { events, lastKey: null }
        lastKey = LastEvaluatedKey.eventKey
      }
      return { events, lastKey }
    }
  }

  return {
    listPage: pagesOf(StoredEvent, null),
    listCrossings: pagesOf(StoredCrossing, 'crossing'),
    listRuleEvents: pagesOf(StoredRuleEvent, 'rule'),
  }
}

/** ISO text sorts by time only in these years. */
const EARLIEST = 0
const LATEST = Date.UTC(9999, 11, 31)
/** Above every character of an event's id. */
const LAST = '~'

const keyRange = ({ from = EARLIEST, to = LATEST }: EventFilter) => ({
  first: sortableIso(from),
  last: `${sortableIso(to)}${LAST}`,
})
const sortableIso = (epochMs: number) => toIso(Math.min(LATEST, Math.max(EARLIEST, epochMs)))

const fieldsOf = ({ deviceId, geofenceId, ruleId, eventType }: EventFilter) =>
  Object.entries({ deviceId, geofenceId, ruleId, eventType }).filter(([, value]) => value !== undefined)

/** How many events to read for a page: a filter may match few of them. */
function readLimit(filter: EventFilter, kind: EventKind | null, limit: number): number | undefined {
  if (fieldsOf(filter).length > 0) return undefined
  return kind === null ? limit : Math.max(READ_FOR_KIND_MIN, READ_FOR_KIND_FACTOR * limit)
}

function filterExpression(filter: EventFilter, kind: EventKind | null) {
  const fields = fieldsOf(filter)
  const conditions = fields.map(([name]) => `#${name} = :${name}`)
  if (kind !== null) conditions.push(OF_KIND[kind])
  const named = kind === null ? fields : [...fields, ['kind', kind] as const]
  return {
    expression: conditions.length === 0 ? undefined : conditions.join(' AND '),
    names: Object.fromEntries(named.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(named.map(([name, value]) => [`:${name}`, value])),
  }
}
