import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { CrossingType } from '../../shared/geofences/geofence.ts'
import { toIso } from '../../shared/time.ts'
import { GeofenceEvent, Notification } from '../../shared/watching/event.ts'
import { projectionOf } from './dynamodb/plain-item.ts'
import { updateIf } from './dynamodb/update-if.ts'
import { historyExpiresAt } from './history-lifetime.ts'

/** A notification of an event, and how often it has been tried. */
export const StoredNotification = Notification.pick({ state: true, at: true, detail: true }).extend({
  attempts: z.number().int(),
})
export type StoredNotification = z.infer<typeof StoredNotification>

const StoredEvent = GeofenceEvent.omit({ notificationSent: true, notifications: true }).extend({
  accountId: z.string(),
  /** `<ISO time of the event>#<eventId>`, so that the key's order is the order of the events. */
  eventKey: z.string(),
  trackId: z.string(),
  /** By `<channel>:<recipient>`. */
  notifications: z.record(z.string(), StoredNotification),
  expiresAt: z.number().int(),
})
export type StoredEvent = z.infer<typeof StoredEvent>

type NewEvent = Omit<StoredEvent, 'eventKey' | 'notifications' | 'expiresAt'>

/** An event as it is stored first, without notifications. */
export const newEvent = (event: NewEvent): StoredEvent => ({
  ...event,
  eventKey: `${event.timestamp}#${event.eventId}`,
  notifications: {},
  expiresAt: historyExpiresAt(Date.parse(event.timestamp)),
})

/** Writes an event once: the put fails if it is already stored. For transactions, and for `create`. */
export const eventPut = (table: string, event: StoredEvent) => ({
  TableName: table,
  Item: event,
  ConditionExpression: 'attribute_not_exists(eventKey)',
})

export type EventFilter = {
  deviceId?: string | undefined
  geofenceId?: string | undefined
  eventType?: CrossingType | undefined
  /** Epoch ms, both included. */
  from?: number | undefined
  to?: number | undefined
}

/** `lastKey` continues after this page; `null` at the end. */
export type EventPage = { events: StoredEvent[]; lastKey: string | null }

/** A rare filter may match few of many events: after this many megabytes the page ends early, and the next goes on. */
const QUERIES_MAX = 10

const EVENT_FIELDS = Object.keys(StoredEvent.shape)

const QueryPage = z.object({
  Items: z.array(StoredEvent).default([]),
  LastEvaluatedKey: z.object({ eventKey: z.string() }).optional(),
})

/** The events of accounts. An event is written once; afterwards only its notifications change. */
export function eventStore(client: DynamoDBDocumentClient, table: string) {
  async function query(accountId: string, filter: EventFilter, after: string | null, limit: number) {
    const { first, last } = keyRange(filter)
    const { conditions, names, values } = filterExpression(filter)
    const { ExpressionAttributeNames, ProjectionExpression } = projectionOf(EVENT_FIELDS)
    const answer = await client.send(
      new QueryCommand({
        TableName: table,
        ConsistentRead: true,
        ScanIndexForward: false,
        KeyConditionExpression: 'accountId = :accountId AND eventKey BETWEEN :first AND :last',
        ProjectionExpression,
        ...(conditions.length > 0 ? { FilterExpression: conditions.join(' AND ') } : { Limit: limit }),
        ExpressionAttributeNames: { ...ExpressionAttributeNames, ...names },
        ExpressionAttributeValues: { ':accountId': accountId, ':first': first, ':last': last, ...values },
        ExclusiveStartKey: after === null ? undefined : { accountId, eventKey: after },
      }),
    )
    return QueryPage.parse(answer)
  }

  return {
    /** Returns whether the event was new. */
    async create(event: StoredEvent): Promise<boolean> {
      try {
        await client.send(new PutCommand(eventPut(table, event)))
        return true
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false
        throw error
      }
    },

    async get(accountId: string, eventKey: string): Promise<StoredEvent | null> {
      const key = { TableName: table, Key: { accountId, eventKey }, ConsistentRead: true }
      const { Item } = await client.send(new GetCommand(key))
      return Item ? StoredEvent.parse(Item) : null
    },

    /** Saves a notification of an event under its key, if the event still exists. */
    async saveNotification(
      accountId: string,
      eventKey: string,
      key: string,
      notification: StoredNotification,
    ): Promise<void> {
      await updateIf(client, {
        TableName: table,
        Key: { accountId, eventKey },
        UpdateExpression: 'SET notifications.#key = :notification',
        ConditionExpression: 'attribute_exists(eventKey)',
        ExpressionAttributeNames: { '#key': key },
        ExpressionAttributeValues: { ':notification': notification },
      })
    },

    /** Deletes an event that did not happen, unless somebody was notified of it. */
    async deleteUnnotified(accountId: string, eventKey: string): Promise<void> {
      try {
        await client.send(
          new DeleteCommand({
            TableName: table,
            Key: { accountId, eventKey },
            ConditionExpression: 'size(notifications) = :none',
            ExpressionAttributeValues: { ':none': 0 },
          }),
        )
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    },

    /** At most `limit` events, newest first, after the one with the key `after`. */
    async listPage(
      accountId: string,
      filter: EventFilter,
      after: string | null,
      limit: number,
    ): Promise<EventPage> {
      const events: StoredEvent[] = []
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
    },
  }
}
export type EventStore = ReturnType<typeof eventStore>

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

function filterExpression({ deviceId, geofenceId, eventType }: EventFilter) {
  const equal = Object.entries({ deviceId, geofenceId, eventType }).filter(([, value]) => value !== undefined)
  return {
    conditions: equal.map(([name]) => `#${name} = :${name}`),
    names: Object.fromEntries(equal.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(equal.map(([name, value]) => [`:${name}`, value])),
  }
}
