import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historyStart } from '../../../shared/account/history.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { historyStore } from '../../stores/accounts/history.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { eventEraser } from '../../stores/events/erase-events.ts'
import { dayItemStore } from '../../stores/trails/day-items.ts'
import { trackEraser } from '../../stores/trails/erase-track.ts'
import { mergedItems } from '../../stores/trails/merged-day.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { pruneHistory } from './prune-history.ts'

const MONTHS = 3
const FIRST_DAY = historyStart(MONTHS, NOON)
let engine: StoreEngine
let tables: Record<'trails' | 'events' | 'logbook' | 'accounts', string>
beforeAll(async () => {
  engine = await storeEngine()
  tables = {
    trails: await engine.createTable(aTable('Trails', 'trackId', 'itemKey')),
    events: await engine.createTable(aTable('Events', 'accountId', 'eventKey')),
    logbook: await engine.createTable(aTable('Logbook', 'accountId', 'tripKey')),
    accounts: await engine.createTable(aTable('Accounts', 'accountId')),
  }
})
afterAll(() => engine.stop())

let accounts = 0
/** An account with devices, and history of every kind on both sides of the cutoff. */
async function anAccount(devices = 1) {
  const accountId = `account${accounts++}`
  const history = historyStore(engine.client, tables.accounts)
  const trails = trailStore(engine.client, tables.trails)
  const days = dayItemStore(engine.client, tables.trails)
  const logbook = logbookStore(engine.client, tables.logbook)
  const listed = Array.from({ length: devices }, (_, index) => ({
    deviceId: `D${index}`,
    trackId: `${accountId}-track${index}`,
  }))
  for (const { deviceId, trackId } of listed) {
    for (const day of [FIRST_DAY - 2 * DAY_MS, FIRST_DAY + 2 * DAY_MS])
      for (const Item of mergedItems(trackId, [fixesFrom(day)]))
        await engine.client.send(new PutCommand({ TableName: tables.trails, Item }))
    for (const start of [FIRST_DAY - 6 * HOUR_MS - 1, FIRST_DAY - 5 * HOUR_MS, FIRST_DAY])
      await trails.putChunk(trackId, fixesFrom(start))
    for (const date of ['2020-01-31', toIso(FIRST_DAY).slice(0, 10)]) {
      await days.keep(trackId, 'UTC', new Map([[date, new Uint8Array([1])]]))
      await days.markLate(trackId, [date], NOON)
    }
    for (const at of [FIRST_DAY - 1, FIRST_DAY])
      await logbook.save(
        { accountId, trackId },
        { deviceId, start: toIso(at), purpose: 'business', note: null },
      )
  }
  for (const at of [FIRST_DAY - 1, FIRST_DAY]) {
    const Item = { accountId, eventKey: `${toIso(at)}#e`, trackId: 'any' }
    await engine.client.send(new PutCommand({ TableName: tables.events, Item }))
  }
  const put: { in: number; after: string | null }[] = []
  const deps = {
    history,
    devices: { list: async () => listed },
    tracks: trackEraser(engine.client, tables.trails),
    events: eventEraser(engine.client, tables.events),
    logbook,
    due: {
      async put(dueAt: number, work: unknown) {
        put.push({ in: dueAt - NOON, after: (work as { after: string | null }).after })
      },
    },
    now: () => NOON,
  }
  const keysOf = async (table: string, key: string, id: string, sort: string) => {
    const { Items = [] } = await engine.client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: `${key} = :id`,
        ExpressionAttributeValues: { ':id': id },
      }),
    )
    return Items.map((item) => String(item[sort]))
  }
  return {
    history,
    put,
    months: (months: number | null) => history.saveMonths(accountId, months),
    prune: (after: string | null, step?: { items: number; devices: number }) =>
      pruneHistory({ kind: 'pruneHistory', accountId, after }, deps, step),
    trailKeys: async (index = 0) =>
      (await keysOf(tables.trails, 'trackId', `${accountId}-track${index}`, 'itemKey')).map((key) =>
        key.replace(/#[^#]{11}$/, ''),
      ),
    eventKeys: () => keysOf(tables.events, 'accountId', accountId, 'eventKey'),
    tripKeys: () => keysOf(tables.logbook, 'accountId', accountId, 'tripKey'),
  }
}

const fixesFrom = (start: number) =>
  [0, 1, 2].map((minute) => aStampedPosition({ recordedAt: start + minute * MINUTE_MS }))

it('HIS-5 a shorter history erases what is older, whole days at a time, and nothing else', async () => {
  const { months, prune, trailKeys, eventKeys, tripKeys, put } = await anAccount()
  await months(MONTHS)
  await prune(null)
  const month = toIso(FIRST_DAY).slice(0, 7)
  expect(await trailKeys()).toEqual([
    `d#UTC#${month}`,
    `l#${month}`,
    `m#${toIso(FIRST_DAY + 2 * DAY_MS)}`,
    `p#${toIso(FIRST_DAY - 5 * HOUR_MS)}`,
    `p#${toIso(FIRST_DAY)}`,
  ])
  expect(await eventKeys()).toEqual([`${toIso(FIRST_DAY)}#e`])
  expect((await tripKeys()).map((key) => key.slice(-24))).toEqual([toIso(FIRST_DAY)])
  expect(put).toHaveLength(1)
  expect(put[0]?.after).toBeNull()
  expect(put[0]?.in).toBeGreaterThan(0)
  expect(put[0]?.in).toBeLessThanOrEqual(DAY_MS)
})

it('HIS-5 a history that is kept as long as possible again is left alone', async () => {
  const { months, prune, trailKeys, put } = await anAccount()
  await months(MONTHS)
  await months(null)
  await prune(null)
  expect(await trailKeys()).toHaveLength(9)
  expect(put).toEqual([])
})

it('HIS-5 many devices are pruned in steps of a minute, however often a step is repeated', async () => {
  const { months, prune, trailKeys, put } = await anAccount(3)
  await months(MONTHS)
  let after: string | null = null
  for (let steps = 0; steps < 40; steps++) {
    await prune(after, { items: 2, devices: 1 })
    if (steps % 2 === 0) await prune(after, { items: 2, devices: 1 })
    const next = put.at(-1)
    if (next?.in !== MINUTE_MS) break
    after = next.after
  }
  for (const device of [0, 1, 2]) expect(await trailKeys(device)).toHaveLength(5)
  expect(put.at(-1)?.in).not.toBe(MINUTE_MS)
})
