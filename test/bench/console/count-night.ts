import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { ACCOUNTS_AT_ONCE, countSegment, PIECE } from '../../../functions/handlers/due-usage/count-segment.ts'
import { mapAtMost } from '../../../functions/runtime/map-at-most.ts'
import { accountStore } from '../../../functions/stores/accounts/accounts.ts'
import { subscriptionStore } from '../../../functions/stores/billing/subscriptions.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { trackerStore } from '../../../functions/stores/devices/trackers.ts'
import { eventStore } from '../../../functions/stores/events/events.ts'
import { mergedItems } from '../../../functions/stores/trails/merged-day.ts'
import { trailStore } from '../../../functions/stores/trails/trails.ts'
import { SEGMENTS, usageStore } from '../../../functions/stores/usage.ts'
import { PRICES } from '../../../shared/costs/prices.ts'
import { DAY_MS, SECOND_MS } from '../../../shared/time.ts'
import { type LocalStore, localStore, putItems, storeClient } from '../../make/local/local-store.ts'
import { aFleet, liveItemOf } from '../../make/seed-fleet.ts'
import { countingStore } from '../cost/counting-store.ts'
import { figure } from '../figure.ts'

/** An account is read by about three calls at a time. */
const CALLS_AT_ONCE = 3 * ACCOUNTS_AT_ONCE
const CUSTOMERS = 100_000
const SEEDED = 'bench-'
const DEVICES_EACH = 2

/**
 * A piece of the nightly count, a day of driving after the count before, and what 100,000 customers take by it. The store
 * has the customers and their devices already.
 */
export async function nightFigures(endpoint: string, pieceDevices = PIECE.devices) {
  const { tables } = await localStore(endpoint)
  const counting = await countingStore(endpoint)
  try {
    const store = { client: storeClient(counting.endpoint), tables }
    const now = Date.now()
    const devices = await seedContents(store, pieceDevices, now)
    await countPiece(store, pieceDevices, now)
    await seedContents(store, pieceDevices, now + DAY_MS, 2)
    const before = counting.units()
    const startedAt = performance.now()
    await countPiece(store, pieceDevices, now + 2 * DAY_MS)
    const seconds = (performance.now() - startedAt) / SECOND_MS
    const after = counting.units()
    const storeSeconds = await readsAlone(store, after.calls - before.calls)
    const share = (CUSTOMERS * DEVICES_EACH) / devices
    const reads = (after.reads - before.reads) * share
    const writes = (after.writes - before.writes) * share
    const pieces = Math.ceil((CUSTOMERS * DEVICES_EACH) / SEGMENTS / PIECE.devices)
    return [
      figure(`counting a piece of ${devices} devices`, seconds, 's'),
      figure('  the store alone, as many reads of an item', storeSeconds, 's'),
      figure(`a night of ${CUSTOMERS} customers, ${pieces} pieces one after another`, pieces, 'min', {
        atMost: 10,
      }),
      figure('  its reads', reads * PRICES.dynamodbReadUnit, '$', { atMost: 0.5 }),
      figure('  its writes', writes * PRICES.dynamodbWriteUnit, '$'),
    ]
  } finally {
    counting.close()
  }
}

/** The seconds that the store takes for this many reads of an item. */
async function readsAlone({ client, tables }: LocalStore, calls: number): Promise<number> {
  const startedAt = performance.now()
  const Key = { accountId: `${SEEDED}1` }
  await mapAtMost(Array.from({ length: calls }), CALLS_AT_ONCE, () =>
    client.send(new GetCommand({ TableName: tables.accounts, Key })),
  )
  return (performance.now() - startedAt) / SECOND_MS
}

/** Counts the first piece of the first segment. */
async function countPiece({ client, tables }: LocalStore, devices: number, now: number): Promise<void> {
  const deps = {
    accounts: accountStore(client, tables.accounts),
    devices: deviceStore(client, tables.devices),
    trackers: trackerStore(client, tables.trackers),
    trails: trailStore(client, tables.trails),
    events: eventStore(client, tables.events),
    subscriptions: subscriptionStore(client, tables.subscriptions),
    usage: usageStore(client, tables.usage),
    // the next piece
    due: { put: async () => undefined },
    now: () => now,
  }
  const piece = { devices, pageDevices: Math.min(PIECE.pageDevices, devices), ms: Number.POSITIVE_INFINITY }
  await countSegment({ kind: 'usage', segment: 0, runAt: now }, deps, piece)
}

/** What the devices of the piece have sent until then: `times` as much as on the first day. Returns how many they are. */
async function seedContents(
  { client, tables }: LocalStore,
  count: number,
  now: number,
  times = 1,
): Promise<number> {
  const devices = deviceStore(client, tables.devices)
  const accountIds = new Set<string>()
  let after: string | null = null
  for (let scanned = 0; scanned < count; scanned += Math.min(PIECE.pageDevices, count)) {
    const page = await devices.scanOwners(0, SEGMENTS, after, Math.min(PIECE.pageDevices, count))
    // accounts that were in the store before have devices of other names
    for (const accountId of page.accountIds) if (accountId.startsWith(SEEDED)) accountIds.add(accountId)
    after = page.next
    if (after === null) break
  }
  const [sample] = aFleet('sample', 1, now)
  if (sample === undefined) throw new Error('A fleet of one has no device')
  const owned = [...accountIds].flatMap((accountId) => {
    const index = accountId.slice(SEEDED.length)
    return Array.from({ length: DEVICES_EACH }, (_, which) => ({
      accountId,
      deviceId: `BENCH${index}-${which}`,
      trackId: `bench-track-${index}-${which}`,
    }))
  })
  const liveItem = liveItemOf(sample)
  const day = mergedItems('sample', [sample.positions])
  await Promise.all([
    putItems(
      client,
      tables.trails,
      owned.flatMap(({ trackId }) => [
        { ...liveItem, trackId, received: times * liveItem.received },
        ...day.map((item) => ({ ...item, trackId })),
      ]),
    ),
    putItems(
      client,
      tables.trackers,
      owned.map(({ accountId, deviceId: trackerId, trackId }) => ({
        trackerId,
        accountId,
        trackId,
        deviceType: 'van',
        passwordHash: null,
      })),
    ),
  ])
  return owned.length
}
