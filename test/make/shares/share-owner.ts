import { randomBytes, randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll } from 'vitest'
import { type SharesDeps, shareActions } from '../../../functions/handlers/shares/actions.ts'
import { trailRecorder } from '../../../functions/ingest/record-positions.ts'
import { accountStore } from '../../../functions/stores/accounts/accounts.ts'
import { type PreferenceStore, preferenceStore } from '../../../functions/stores/accounts/preferences.ts'
import { subscriptionStore } from '../../../functions/stores/billing/subscriptions.ts'
import { deviceStore, type StoredDevice } from '../../../functions/stores/devices/devices.ts'
import { INDEXES } from '../../../functions/stores/indexes.ts'
import { type Journey, shareStore } from '../../../functions/stores/shares.ts'
import { anchorWatchStore, readAnchorWatches } from '../../../functions/stores/trails/anchor-watches.ts'
import { trailStore } from '../../../functions/stores/trails/trails.ts'
import { watchStore } from '../../../functions/stores/trails/watch-item.ts'
import type { Circle } from '../../../shared/shares/circle.ts'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import type { Anchored } from '../../../shared/watching/anchor/anchored.ts'
import { aStoredDevice } from '../a-stored-device.ts'
import { aCaller } from '../api/a-caller.ts'
import { aTable, withIndex } from '../local/a-table.ts'
import { type StoreEngine, storeEngine } from '../local/store-engine.ts'
import { tokenIn } from '../share.ts'
import { signingKeys } from '../signing-keys.ts'
import { aStampedPosition, NOON } from '../tracking/a-position.ts'

export const VIEWER = { ...aCaller(''), sourceIp: '198.51.100.7' }
export const NOT_FOUND = { refused: 'not-found' }

export const sharesTable = withIndex(aTable('Shares', 'accountId', 'shareId'), INDEXES.shares, 'linkId')

type ShareOptions = { hours?: number; endsAt?: number; endsOnArrival?: Circle; hidden?: Circle }
type Trails = Record<string, readonly StampedPosition[]>
type Tables = Record<
  'accounts' | 'devices' | 'due' | 'shares' | 'subscriptions' | 'trackers' | 'trails',
  string
>

/** Starts one local store for the tests of a file. Returns a maker of owners, each a new account at noon. */
export function shareOwners() {
  let engine: StoreEngine
  let tables: Tables
  beforeAll(async () => {
    engine = await storeEngine()
    tables = {
      accounts: await engine.createTable(aTable('Accounts', 'accountId')),
      devices: await engine.createTable(aTable('Devices', 'accountId', 'deviceId')),
      due: await engine.createTable(aTable('Due', 'minute', 'dueKey')),
      shares: await engine.createTable(sharesTable),
      subscriptions: await engine.createTable(aTable('Subscriptions', 'accountId', 'subscriptionId')),
      trackers: await engine.createTable(aTable('Trackers', 'trackerId')),
      trails: await engine.createTable(aTable('Trails', 'trackId', 'itemKey')),
    }
  })
  afterAll(() => engine.stop())
  return (deviceIds: readonly string[], trails: Trails = {}) => anOwnerOn(engine, tables, deviceIds, trails)
}

/** An account with these devices, each with a subscription and the positions that it sent before noon. */
async function anOwnerOn(engine: StoreEngine, tables: Tables, deviceIds: readonly string[], sent: Trails) {
  const { client } = engine
  const accountId = randomUUID()
  const caller = aCaller(accountId)
  const shares = shareStore(client, tables.shares)
  const trails = trailStore(client, tables.trails)
  const anchors = anchorWatchStore(client, tables)
  const unwatched = { trails: tables.trails, events: 'unused', due: 'unused' }
  const recorder = trailRecorder(trails, watchStore(client, unwatched), async () => undefined)
  const lookups: string[] = []
  const savedJourneys: Journey[] = []
  const devices = new Map<string, StoredDevice>()

  const deps: SharesDeps & { preferences: PreferenceStore } = {
    shares: {
      ...shares,
      getByLink: (linkId) => {
        lookups.push(linkId)
        return shares.getByLink(linkId)
      },
      saveJourney: (share, journey) => {
        savedJourneys.push(journey)
        return shares.saveJourney(share, journey)
      },
    },
    devices: deviceStore(client, tables.devices),
    subscriptions: subscriptionStore(client, tables.subscriptions),
    trails,
    getAnchorWatches: (boats) => readAnchorWatches(client, tables, boats),
    preferences: preferenceStore(client, tables.accounts),
    isClosed: accountStore(client, tables.accounts).isClosed,
    readKeys: async () => signingKeys({ 1: 'k'.repeat(64) }),
    limits: { guesses: { take: () => 0 }, reads: { take: () => 0 } },
    randomId: () => randomBytes(12).toString('base64url'),
    siteUrl: 'https://site.example',
    now: () => NOON,
  }

  /** Stores the device, or changes it. On another track, its tracker is as after another claim. */
  async function saveDevice(deviceId: string, more: Partial<StoredDevice> = {}): Promise<void> {
    const before = devices.get(deviceId)
    const device = { ...(before ?? aDevice(accountId, deviceId)), ...more }
    devices.set(deviceId, device)
    await client.send(new PutCommand({ TableName: tables.devices, Item: device }))
    if (before?.trackId === device.trackId) return
    const tracker = { trackerId: deviceId, accountId, trackId: device.trackId }
    await client.send(new PutCommand({ TableName: tables.trackers, Item: tracker }))
  }

  /** Stores the anchor watch of a device, or lifts it. */
  async function setAnchorWatch(deviceId: string, anchored: Anchored | null): Promise<void> {
    const device = devices.get(deviceId) ?? aDevice(accountId, deviceId)
    await anchors.change(device, await anchors.get(device.trackId), anchored, [])
  }

  async function deleteDevice(deviceId: string): Promise<void> {
    await client.send(new DeleteCommand({ TableName: tables.devices, Key: { accountId, deviceId } }))
  }

  /** Stores positions on the device's current track, as telemetry does. */
  async function record(deviceId: string, positions: readonly StampedPosition[]): Promise<void> {
    const { trackId, deviceType } = devices.get(deviceId) ?? aDevice(accountId, deviceId)
    await recorder(trackId, positions, { now: deps.now(), deviceType, watch: null, batched: 0 })
  }

  async function setClosed(isClosed: boolean): Promise<void> {
    const UpdateExpression = isClosed ? 'SET closedAt = :at' : 'REMOVE closedAt'
    const values = isClosed ? { ExpressionAttributeValues: { ':at': toIso(NOON) } } : {}
    const Key = { accountId }
    await client.send(new UpdateCommand({ TableName: tables.accounts, Key, UpdateExpression, ...values }))
  }

  async function share(ids: readonly string[], more: ShareOptions = {}) {
    const { hours = 24, endsAt = null, endsOnArrival = null, hidden = null } = more
    const times = { trailDurationHours: hours, expiresAt: endsAt }
    const body = { name: 'Family', ...times, endsOnArrival, hidden, deviceIds: [...ids] }
    const answer = await shareActions(deps).createMultiShare({ path: {}, query: undefined, body }, caller)
    if (!('reply' in answer)) throw new Error(answer.refused)
    const { shareLink } = answer.reply
    return { ...shareLink, token: tokenIn(shareLink.shareUrl) }
  }

  async function change(shareId: string, body: { isActive?: boolean; expiresAt?: number | null }) {
    const answer = await shareActions(deps).updateShare({ path: { shareId }, query: undefined, body }, caller)
    if (!('reply' in answer)) throw new Error(answer.refused)
    return answer.reply.shareLink
  }

  const inputOf = (token: string) => ({ path: { token }, query: undefined, body: undefined })
  const open = (token: string) => shareActions(deps).openShare(inputOf(token), VIEWER)

  async function locate(token: string) {
    const answer = await shareActions(deps).getSharedLocation(inputOf(token), VIEWER)
    if (!('reply' in answer)) throw new Error(answer.refused)
    return answer.reply
  }

  async function links() {
    const input = { path: {}, query: undefined, body: undefined }
    const answer = await shareActions(deps).listShares(input, caller)
    return 'reply' in answer ? answer.reply.shareLinks : []
  }

  const plans = deviceIds.map((deviceId) => ({
    accountId,
    subscriptionId: `s-${deviceId}`,
    status: 'active',
    planType: 'monthly' as const,
    amountCents: 999,
    assignedDeviceId: deviceId,
    createdAt: toIso(NOON),
  }))
  await subscriptionStore(client, tables.subscriptions).createAll(plans)
  for (const deviceId of deviceIds) await saveDevice(deviceId)
  for (const [deviceId, positions] of Object.entries(sent))
    if (positions.length > 0) await record(deviceId, positions)
  return {
    accountId,
    caller,
    deps,
    lookups,
    savedJourneys,
    client,
    saveDevice,
    setAnchorWatch,
    deleteDevice,
    record,
    setClosed,
    share,
    change,
    open,
    locate,
    links,
  }
}

const aDevice = (accountId: string, deviceId: string): StoredDevice =>
  aStoredDevice({
    accountId,
    deviceId,
    trackId: randomUUID(),
    deviceName: `Boat ${deviceId.at(-1)}`,
    subscriptionId: `s-${deviceId}`,
  })

/** A boat under way until noon: one fix a minute. */
export const voyage = (minutes: number) =>
  Array.from({ length: minutes + 1 }, (_, minute) =>
    aStampedPosition({
      recordedAt: NOON - (minutes - minute) * MINUTE_MS,
      lat: 26 + minute * 1e-3,
      lng: -80 + Math.sin(minute) * 1e-3,
      speedKmh: 7,
    }),
  )
