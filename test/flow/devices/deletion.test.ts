import { setTimeout as delay } from 'node:timers/promises'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, inject, it } from 'vitest'
import { unassignedFrom } from '../../../functions/deletion/unassigned.ts'
import { deletionStore } from '../../../functions/stores/accounts/deletions.ts'
import { subscriptionStore } from '../../../functions/stores/billing/subscriptions.ts'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { dueStore } from '../../../functions/stores/due.ts'
import { devices as routes } from '../../../shared/devices/devices.routes.ts'
import { subscriptions } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount, apiUrl } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { aGeofence } from '../../make/geofences/geofence.ts'
import { localStore } from '../../make/local/local-store.ts'
import { aMaintenance } from '../../make/maintenance/maintenance.ts'
import { anAlert } from '../../make/rules/rule.ts'
import { aShare } from '../../make/share.ts'
import { aTracker, type Credentials, connect, publish, publishAs } from '../../make/tracking/tracker.ts'

/** How long the telemetry function may still attribute a tracker to its previous owner. */
const TRACKER_CACHED_MS = SECOND_MS
const ERASED_WITHIN = { timeout: 30 * SECOND_MS }

const aFix = (at: number, lat = 26.12) => ({ time: toIso(at), lat, lng: -80.1, speedKmh: 10 })

const deletionOf = async (account: Account, id: string) =>
  routes.getDeletion.reply.parse((await account.call('GET', `/vectra/device/${id}/deletion`)).body)
const aNote = () => ({ start: toIso(Date.now()), purpose: 'private', note: null })
const remove = (account: Account, id: string) => account.call('DELETE', `/vectra/device/${id}`)
const statusOfLink = async (token: string) => (await fetch(`${apiUrl()}/vectra/public/share/${token}`)).status

/** The data about a device that an account can still read, by call. */
async function seenOf(account: Account, { trackerId }: Credentials) {
  const get = async (path: string) => (await account.call('GET', path)).text.includes(trackerId)
  const statusOf = async (method: string, path: string, body?: object) =>
    (await account.call(method, path, body)).status
  const range = `from=${toIso(Date.now() - 60 * MINUTE_MS)}&to=${toIso(Date.now() + MINUTE_MS)}`
  return {
    listed: await get('/vectra/devices'),
    assignable: await get('/devices'),
    events: await get('/vectra/events'),
    trail: await statusOf('POST', '/vectra/device/trail', { deviceId: trackerId, minutes: 60 }),
    trips: await statusOf('GET', `/vectra/devices/${trackerId}/trips?${range}`),
    commands: await statusOf('GET', `/vectra/devices/${trackerId}/commands`),
    diagnostics: await statusOf('GET', `/vectra/devices/${trackerId}/diagnostics`),
  }
}

const NOTHING_SEEN = {
  listed: false,
  assignable: false,
  events: false,
  trail: 404,
  trips: 404,
  commands: 404,
  diagnostics: 404,
}

async function trackOf(account: Account, deviceId: string) {
  const { client, tables } = await localStore(inject('storeEndpoint'))
  const device = await deviceStore(client, tables.devices).get(
    wholeAccount(accountIdOf(account.accessToken)),
    deviceId,
  )
  if (device === null) throw new Error('The device was not stored')
  const { accountId, trackId } = device
  const work = {
    kind: 'deviceDeletion' as const,
    accountId,
    deviceId,
    trackId,
    vehicleNum: null,
    eventsAfter: null,
  }
  return {
    /** Makes the rest of a deletion due now. */
    finish: () => dueStore(client, tables.due).put(Date.now(), work),
    /** Deletes the device as a function does that is killed right after. */
    async killedAfterTransaction() {
      const now = Date.now()
      const all = await subscriptionStore(client, tables.subscriptions).list(accountId)
      const unassigned = unassignedFrom(all, deviceId, now)
      const deletion = { device, plan: null, unassigned, dueAt: now, work, now }
      expect(await deletionStore(client, tables).save(deletion)).toBe(true)
    },
    async stored() {
      const { Count } = await client.send(
        new QueryCommand({
          TableName: tables.trails,
          KeyConditionExpression: 'trackId = :trackId',
          ExpressionAttributeValues: { ':trackId': trackId },
          Select: 'COUNT',
        }),
      )
      return Count
    },
  }
}

describe('deleting a device', () => {
  it('DEV-2 T18 everything of it stops with the answer, and its next owner sees no fix from before the claim', async () => {
    const a = await anAccount()
    const b = await anAccount()
    const tracker = await aTracker(a)
    const { trackerId } = tracker
    const other = await aTracker(a)
    const connection = await connect(tracker)
    await publish(connection, telemetryTopic(trackerId), aFix(Date.now() - MINUTE_MS), aFix(Date.now()))
    const share = await aShare(a, trackerId)
    const both = await a.call('POST', '/vectra/shares/multi', {
      name: 'Both',
      deviceIds: [trackerId, other.trackerId],
    })
    expect(both.status).toBe(200)
    const geofence = await aGeofence(a, { deviceIds: [trackerId] })
    const rule = await anAlert(a, { deviceId: trackerId })
    await a.call('POST', '/vectra/SetCommand/SendTextCmd', { DeviceID: trackerId, TextCommand: 'STATUS#' })
    await aMaintenance(a, trackerId)
    await a.call('PUT', `/vectra/device/${trackerId}/logbook`, aNote())
    const track = await trackOf(a, trackerId)
    expect(await deletionOf(a, trackerId)).toEqual({
      shareLinksEnded: 1,
      shareLinksNarrowed: 1,
      geofencesNarrowed: 0,
      geofencesDisabled: 1,
      rulesDisabled: 1,
      rulesNarrowed: 0,
      schedulesNarrowed: 0,
      schedulesDisabled: 0,
      commandsDropped: 1,
      subscriptionFreed: true,
      subscriptionAssignableAt: null,
      hasCredentials: true,
      positionsStored: true,
      maintenanceRemoved: 1,
      tripNotesRemoved: 1,
    })

    const closed = new Promise<void>((resolve) => connection.once('close', resolve))
    const deletedAt = Date.now()
    expect(await remove(a, trackerId)).toMatchObject({ status: 200, body: { success: true } })
    await closed
    expect(await seenOf(a, tracker)).toEqual(NOTHING_SEEN)
    expect(await statusOfLink(share.token)).toBe(404)
    await expect(connect(tracker)).rejects.toThrow()
    expect((await a.call('GET', '/vectra/shares')).body).toMatchObject({
      shareLinks: [{ name: 'Both', deviceIds: [other.trackerId] }],
    })
    expect((await a.call('GET', '/geofences')).body).toMatchObject({
      geofences: [{ geofenceId: geofence.geofenceId, active: false, deviceIds: [trackerId] }],
    })
    expect((await a.call('GET', '/vectra/alerts')).body).toMatchObject({
      alerts: [{ id: rule.id, enabled: false, disabledBecause: 'device-deleted' }],
    })
    expect((await remove(a, trackerId)).status).toBe(404)

    const claimed = await b.call('POST', '/vectra/devices', {
      vectraDeviceId: trackerId,
      deviceName: 'Mine now',
      testingMode: true,
    })
    expect(claimed.status).toBe(201)
    const claimedAt = Date.now()
    const created = await b.call('POST', `/vectra/devices/${trackerId}/credentials`)
    const theirs = routes.createCredentials.reply.parse(created.body)
    await delay(TRACKER_CACHED_MS)
    await publishAs(theirs, [aFix(deletedAt - MINUTE_MS, 26.5), aFix(claimedAt + SECOND_MS, 26.6)])
    const trail = await b.call('POST', '/vectra/device/trail', { deviceId: trackerId, minutes: 60 })
    expect(trail.body).toMatchObject({ trail: [{ latitude: 26.6 }] })
    expect((await b.call('GET', `/vectra/devices/${trackerId}/commands`)).body).toEqual({ commands: [] })
    expect(await seenOf(a, tracker)).toEqual(NOTHING_SEEN)

    expect(await track.stored()).toBeGreaterThan(0)
    await track.finish()
    await expect.poll(track.stored, ERASED_WITHIN).toBe(0)
    expect((await b.call('POST', '/vectra/device/trail', { deviceId: trackerId, minutes: 60 })).body).toEqual(
      trail.body,
    )
  })

  it('DEV-2 T18 one whose function was killed is finished by the tick', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const { trackerId } = tracker
    const other = await aTracker(account)
    const connection = await connect(tracker)
    await publish(connection, telemetryTopic(trackerId), aFix(Date.now()))
    const share = await aShare(account, trackerId)
    await account.call('POST', '/vectra/shares/multi', {
      name: 'Both',
      deviceIds: [trackerId, other.trackerId],
    })
    await aGeofence(account, { deviceIds: [trackerId, other.trackerId] })
    await anAlert(account, { deviceId: trackerId })
    await account.call('POST', '/vectra/SetCommand/SendTextCmd', {
      DeviceID: trackerId,
      TextCommand: 'STATUS#',
    })
    await aMaintenance(account, trackerId)
    await account.call('PUT', `/vectra/device/${trackerId}/logbook`, aNote())
    const track = await trackOf(account, trackerId)
    const closed = new Promise<void>((resolve) => connection.once('close', resolve))
    await track.killedAfterTransaction()
    expect(await seenOf(account, tracker)).toEqual(NOTHING_SEEN)
    await closed
    await expect.poll(track.stored, ERASED_WITHIN).toBe(0)
    expect(await statusOfLink(share.token)).toBe(404)
    expect((await account.call('GET', '/vectra/shares')).body).toMatchObject({
      shareLinks: [{ name: 'Both', deviceIds: [other.trackerId] }],
    })
    expect((await account.call('GET', '/geofences')).body).toMatchObject({
      geofences: [{ active: true, deviceIds: [other.trackerId] }],
    })
    expect((await account.call('GET', '/vectra/alerts')).body).toMatchObject({
      alerts: [{ enabled: false, disabledBecause: 'device-deleted' }],
    })
    expect((await account.call('GET', '/vectra/maintenance')).body).toEqual({ maintenance: [] })
  })

  it('DEV-2 SUB-2 the freed subscription is assigned once more, and then not before a transfer is possible', async () => {
    const account = await anAccount()
    const listed = async () => {
      const { body } = await account.call('GET', '/vectra/subscriptions')
      return subscriptions.listSubscriptions.reply.parse(body).subscriptions
    }
    const first = await aTracker(account)
    await remove(account, first.trackerId)
    expect(await listed()).toMatchObject([
      { assignedDeviceId: null, transfersThisMonth: 1, assignableAt: null },
    ])
    const second = await aTracker(account)
    const [assigned] = await listed()
    expect(assigned).toMatchObject({ assignedDeviceId: second.trackerId })
    expect(await deletionOf(account, second.trackerId)).toMatchObject({
      subscriptionFreed: true,
      subscriptionAssignableAt: assigned?.transferableAt,
    })
    await remove(account, second.trackerId)
    const [held] = await listed()
    expect(held).toMatchObject({ assignedDeviceId: null, assignableAt: assigned?.transferableAt })
    expect(held?.transferableAt).toBe(held?.assignableAt)
    expect((await account.call('GET', '/vectra/devices')).body).toMatchObject({ availableDevices: 0 })
    const refused = await account.call('POST', '/vectra/devices', {
      vectraDeviceId: first.trackerId,
      deviceName: 'Again',
      testingMode: false,
    })
    expect(refused).toMatchObject({
      status: 402,
      body: { needsSubscription: true, assignableAt: held?.assignableAt },
    })
  })
})
