import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EventFilter } from '../../functions/stores/events/event-pages.ts'
import { eventStore } from '../../functions/stores/events/events.ts'
import type { StoredCrossing } from '../../functions/stores/events/stored-event.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { aStoredEvent } from '../make/geofences/a-stored-event.ts'
import { aTable } from '../make/local/a-table.ts'
import { putItems } from '../make/local/local-store.ts'
import { type StoreEngine, storeEngine } from '../make/local/store-engine.ts'
import { aRuleEvent } from '../make/rules/a-rule-event.ts'
import { NOON } from '../make/tracking/a-position.ts'

let engine: StoreEngine
let table: string

beforeAll(async () => {
  engine = await storeEngine()
  table = await engine.createTable(aTable('Events', 'accountId', 'eventKey'))
})
afterAll(() => engine.stop())

const store = () => eventStore(engine.client, table)

const anEvent = (accountId: string, minute: number, more: Partial<StoredCrossing> = {}) =>
  aStoredEvent({ accountId, eventId: `event${minute}`, timestamp: toIso(NOON + minute * MINUTE_MS), ...more })

/** The minutes of the events on each page. */
async function pagesOf(accountId: string, filter: EventFilter, limit: number): Promise<number[][]> {
  const pages: number[][] = []
  let after: string | null = null
  do {
    const page = await store().listPage(accountId, filter, after, limit)
    pages.push(page.events.map(({ timestamp }) => (Date.parse(timestamp) - NOON) / MINUTE_MS))
    after = page.lastKey
  } while (after !== null)
  return pages
}

describe('the events of an account', () => {
  test('GEO-4 are stored once: another event with the same time and id changes nothing', async () => {
    const event = anEvent('once', 0)
    expect(await store().create(event)).toBe(true)
    expect(await store().create({ ...event, deviceName: 'Other' })).toBe(false)
    expect(await store().get('once', event.eventKey)).toEqual(event)
    expect(await store().get('other', event.eventKey)).toBeNull()
  })

  test('GEO-4 of two concurrent writes, one stores the event', async () => {
    const event = anEvent('race', 0)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => store().create(event)))
    expect(outcomes.filter((isNew) => isNew)).toHaveLength(1)
  })

  test('GEO-4 are deleted by DynamoDB after 40 months', () => {
    const { expiresAt, timestamp } = anEvent('kept', 0)
    const days = (expiresAt * SECOND_MS - Date.parse(timestamp)) / DAY_MS
    expect(days).toBeCloseTo(40 * 30.44, 3)
  })

  test('GEO-3 are listed newest first, in pages that overlap nowhere and end without an empty one', async () => {
    for (const minute of [3, 1, 4, 0, 2]) await store().create(anEvent('pages', minute))
    expect(await pagesOf('pages', {}, 2)).toEqual([[4, 3], [2, 1], [0]])
    expect(await pagesOf('pages', {}, 5)).toEqual([[4, 3, 2, 1, 0]])
    expect(await pagesOf('pages', { deviceId: 'SEA240' }, 5)).toEqual([[4, 3, 2, 1, 0]])
    expect(await pagesOf('nobody', {}, 5)).toEqual([[]])
  })

  test.each<[EventFilter, number[]]>([
    [{ deviceId: 'VAN1' }, [4, 3]],
    [{ geofenceId: 'depot' }, [4, 2]],
    [{ eventType: 'exit' }, [4, 1]],
    [{ deviceId: 'VAN1', geofenceId: 'depot', eventType: 'exit' }, [4]],
    [{ deviceId: 'VAN1', eventType: 'dwell' }, []],
    [{ from: NOON + 2 * MINUTE_MS }, [4, 3, 2]],
    [{ from: NOON + 2 * MINUTE_MS + 1 }, [4, 3]],
    [{ to: NOON + 2 * MINUTE_MS }, [2, 1, 0]],
    [{ to: NOON + 2 * MINUTE_MS - 1 }, [1, 0]],
    [{ from: NOON + MINUTE_MS, to: NOON + 3 * MINUTE_MS, geofenceId: 'marina' }, [3, 1]],
    [{ from: NOON + MINUTE_MS, to: NOON }, []],
    [{ from: -1e15, to: 1e15 }, [4, 3, 2, 1, 0]],
  ])('GEO-3 are filtered by %j', async (filter, minutes) => {
    const accountId = 'filtered'
    await store().create(anEvent(accountId, 0))
    await store().create(anEvent(accountId, 1, { eventType: 'exit' }))
    await store().create(anEvent(accountId, 2, { geofenceId: 'depot' }))
    await store().create(anEvent(accountId, 3, { deviceId: 'VAN1' }))
    await store().create(anEvent(accountId, 4, { deviceId: 'VAN1', geofenceId: 'depot', eventType: 'exit' }))
    expect((await pagesOf(accountId, filter, 50)).flat()).toEqual(minutes)
    expect((await pagesOf(accountId, filter, 1)).flat()).toEqual(minutes)
  })

  test('ALR-4 crossings and rule events are listed together or apart; an event without a kind is a crossing', async () => {
    const accountId = 'kinds'
    const { kind: _kind, ...old } = anEvent(accountId, 0)
    await putItems(engine.client, table, [old])
    await store().create(aRuleEvent({ accountId, timestamp: toIso(NOON + MINUTE_MS) }))
    await store().create(anEvent(accountId, 2))
    const kindsOf = ({ events }: { events: readonly { kind: string }[] }) => events.map(({ kind }) => kind)
    expect(kindsOf(await store().listPage(accountId, {}, null, 50))).toEqual(['crossing', 'rule', 'crossing'])
    expect(kindsOf(await store().listCrossings(accountId, {}, null, 1))).toEqual(['crossing'])
    expect(kindsOf(await store().listCrossings(accountId, {}, null, 50))).toEqual(['crossing', 'crossing'])
    expect(kindsOf(await store().listRuleEvents(accountId, { ruleId: 'too-fast' }, null, 50))).toEqual([
      'rule',
    ])
    expect(kindsOf(await store().listRuleEvents(accountId, { ruleId: 'other' }, null, 50))).toEqual([])
  })

  test.each<[string, EventFilter, number[]]>([
    ['after the range', { to: NOON + MINUTE_MS }, [1, 0]],
    ['in the range', { to: NOON + 4 * MINUTE_MS }, [2, 1, 0]],
    ['before the range', { from: NOON + 4 * MINUTE_MS }, []],
  ])('T21 continue from a cursor of another filter that is %s', async (_where, filter, minutes) => {
    for (const minute of [0, 1, 2, 3, 4, 5]) await store().create(anEvent('cursors', minute))
    const { events } = await store().listPage('cursors', filter, anEvent('cursors', 3).eventKey, 50)
    expect(events.map(({ eventId }) => eventId)).toEqual(minutes.map((minute) => `event${minute}`))
  })
})
