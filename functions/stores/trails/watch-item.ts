import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { Anchored } from '../../../shared/watching/anchor/anchored.ts'
import type { FloatPlan } from '../../../shared/watching/float-plan/float-plan.ts'
import {
  NOTHING_WATCHED,
  packWatchState,
  unpackWatchState,
  type WatchState,
} from '../../../shared/watching/watch-state.ts'
import { duePut } from '../due.ts'
import type { DueWork } from '../due-work.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'
import { eventPut } from '../events/events.ts'
import type { StoredEvent } from '../events/stored-event.ts'
import { StoredAnchored } from './stored-anchored.ts'
import { StoredFloatPlan } from './stored-float-plan.ts'
import { type LiveChange, liveTouch, liveUpdate } from './trails.ts'

const WATCH_KEY = 'watch'

/**
 * The engine's state of a track, its anchor watch and its float plan. `version` grows with each write; 0 before the
 * first.
 */
export type WatchItem = {
  version: number
  state: WatchState
  anchored: Anchored | null
  floatPlan: FloatPlan | null
}
const NEVER_WATCHED: WatchItem = { version: 0, state: NOTHING_WATCHED, anchored: null, floatPlan: null }

const StoredWatch = z.object({
  version: z.number(),
  state: z.instanceof(Uint8Array),
  anchored: StoredAnchored.nullable().default(null),
  floatPlan: StoredFloatPlan.nullable().default(null),
})
const WatchOfTrack = StoredWatch.pick({ state: true }).extend({ trackId: z.string() })

/** Work that is due at a time (epoch ms). */
export type Due = { dueAt: number; work: DueWork }
/** An event to store, and the work that is put with it. */
export type EventWrite = { event: StoredEvent; due: readonly Due[] }

/** The version that the change was made of, with the state after it. */
export type WatchChange = WatchItem & {
  events: readonly EventWrite[]
  due: readonly Due[]
}

/** Writes that share a transaction with a change of the watch item. */
type With =
  | { live: LiveChange; liveVersion: number }
  /** The trail was evaluated again: whoever has the earlier state reads it again. */
  | { touchedLiveVersion: number }
  /** What is created with it, without a condition. */
  | { created: TransactItem }
  | null

/** `stored`: those of the events that were not stored before. */
export type WatchResult = { isWritten: true; stored: readonly EventWrite[] } | { isWritten: false }

export const watchItemOf = (trackId: string, { version, state, anchored, floatPlan }: WatchItem) => ({
  trackId,
  itemKey: WATCH_KEY,
  version,
  state: packWatchState(state),
  ...(anchored !== null && { anchored }),
  ...(floatPlan !== null && { floatPlan }),
})

/** Replaces the item unless it was written since `version`. For transactions. */
export const watchPut = (table: string, trackId: string, { version, ...item }: WatchItem) => ({
  Put: {
    TableName: table,
    Item: watchItemOf(trackId, { ...item, version: version + 1 }),
    ...(version === 0
      ? { ConditionExpression: 'attribute_not_exists(itemKey)' }
      : {
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': version },
        }),
  },
})

/** Consistent. */
export async function readWatch(
  client: DynamoDBDocumentClient,
  table: string,
  trackId: string,
): Promise<WatchItem> {
  const Key = { trackId, itemKey: WATCH_KEY }
  const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
  if (!Item) return NEVER_WATCHED
  const { state, ...rest } = StoredWatch.parse(Item)
  return { ...rest, state: unpackWatchState(state) }
}

/** DynamoDB's limit is 100 items. An event may bring two due items. */
const EVENTS_IN_TRANSACTION = 30

type WatchTables = { trails: string; events: string; due: string }

/** An event that is not stored yet, with its due work. For transactions. */
export const eventItems = (
  tables: Pick<WatchTables, 'events' | 'due'>,
  { event, due }: EventWrite,
): TransactItem[] => [
  { Put: eventPut(tables.events, event) },
  ...due.map(({ dueAt, work }) => ({ Put: duePut(tables.due, dueAt, work) })),
]

/** The item `watch` beside a track's live item, and the events that its changes raise. */
export function watchStore(client: DynamoDBDocumentClient, tables: WatchTables) {
  /** Writes each event that is not stored yet with its due work. Returns those that were not. */
  async function createEvents(events: readonly EventWrite[]): Promise<EventWrite[]> {
    const stored: EventWrite[] = []
    for (const write of events)
      if ((await transact(client, eventItems(tables, write))) === null) stored.push(write)
    return stored
  }

  function withItem(trackId: string, more: With): TransactItem[] {
    if (more === null) return []
    if ('created' in more) return [more.created]
    if ('live' in more) return [{ Update: liveUpdate(tables.trails, trackId, more.liveVersion, more.live) }]
    return [{ Update: liveTouch(tables.trails, trackId, more.touchedLiveVersion) }]
  }

  return {
    /** Consistent. Read it after the live item: a state is never older than the live item that was read before it. */
    get: (trackId: string): Promise<WatchItem> => readWatch(client, tables.trails, trackId),

    /** The states of many tracks; one that was never watched is absent. */
    async getStates(trackIds: readonly string[]): Promise<Map<string, WatchState>> {
      const keys = trackIds.map((trackId) => ({ trackId, itemKey: WATCH_KEY }))
      const items = await batchGet(client, tables.trails, keys, {
        fields: Object.keys(WatchOfTrack.shape),
        consistent: true,
      })
      return new Map(
        z
          .array(WatchOfTrack)
          .parse(items)
          .map(({ trackId, state }) => [trackId, unpackWatchState(state)]),
      )
    },

    createEvents,

    /**
     * Writes the state, the events and their due work in one transaction with `more`, unless one of the items was
     * written since. An event that is already stored stays as it is. Events beyond the size of a transaction are
     * written before it: if it is refused, the next evaluation finds them again.
     */
    async change(trackId: string, change: WatchChange, more: With): Promise<WatchResult> {
      const before = await createEvents(change.events.slice(EVENTS_IN_TRANSACTION))
      let events = change.events.slice(0, EVENTS_IN_TRANSACTION)
      for (;;) {
        const first = [...withItem(trackId, more), watchPut(tables.trails, trackId, change)]
        const due = change.due.map(({ dueAt, work }) => ({ Put: duePut(tables.due, dueAt, work) }))
        const written = events.map((write) => eventItems(tables, write))
        const failed = await transact(client, [...first, ...due, ...written.flat()])
        if (failed === null) return { isWritten: true, stored: [...events, ...before] }
        if (failed.slice(0, first.length).some(Boolean)) return { isWritten: false }
        let index = first.length + due.length
        events = events.filter((_, position) => {
          const isStored = failed[index] === true
          index += written[position]?.length ?? 0
          return !isStored
        })
      }
    },
  }
}
export type WatchStore = ReturnType<typeof watchStore>
