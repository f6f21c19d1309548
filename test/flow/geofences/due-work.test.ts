import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, inject, it } from 'vitest'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { dueStore, minuteOf } from '../../../functions/stores/due.ts'
import type { DueWork } from '../../../functions/stores/due-work.ts'
import { commands } from '../../../shared/commands/commands.routes.ts'
import { geofences } from '../../../shared/geofences/geofences.routes.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { aGeofence } from '../../make/geofences/geofence.ts'
import { aLiveView } from '../../make/live-view.ts'
import { localStore } from '../../make/local/local-store.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

/** Longer than the telemetry function caches the geofences of an account. */
const IN_FORCE_MS = 2 * SECOND_MS
const IN_TIME = { timeout: 20 * SECOND_MS }

const OUTSIDE = -80.13
const INSIDE = -80.1

const aFix = (minutesAgo: number, lng: number) => ({
  time: toIso(Date.now() - minutesAgo * MINUTE_MS),
  lat: 26.12 - minutesAgo * 0.0001,
  lng,
  speedKmh: 12,
})

/** A device that was outside its geofences six minutes ago, and has been inside for two. */
async function aDeviceInside(...definitions: Record<string, unknown>[]) {
  const account = await anAccount()
  const { trackerId, ...credentials } = await aTracker(account)
  for (const definition of definitions) await aGeofence(account, definition)
  await account.call('GET', '/vectra/devices')
  const view = await aLiveView(account)
  await delay(IN_FORCE_MS)
  const entry = aFix(2, INSIDE)
  const send = (...fixes: object[]) => publishAs({ trackerId, ...credentials }, ...fixes)
  await send(aFix(6, OUTSIDE), entry)
  await expect.poll(async () => (await eventsOf(account)).length, IN_TIME).toBe(definitions.length)

  const { client, tables } = await localStore(inject('storeEndpoint'))
  const accountId = accountIdOf(account.accessToken)
  const device = await deviceStore(client, tables.devices).get(wholeAccount(accountId), trackerId)
  if (device === null) throw new Error('The device was not stored')
  const due = dueStore(client, tables.due)
  return {
    account,
    view,
    entry,
    send,
    owned: { accountId, deviceId: trackerId, trackId: device.trackId },
    /** Leaves work as a killed function would, but due at once, and not to be joined with later work. */
    async leave(work: DueWork) {
      for (const minutes of [1, 2]) await due.delete(Date.now() + minutes * MINUTE_MS, work)
      await due.put(Date.now(), work)
    },
    /** Leaves work as a version before shards did, also of a kind that is not known. */
    leaveUnsharded: (work: { kind: string; accountId: string }) => {
      const dueAt = Date.now()
      const key = { minute: toIso(minuteOf(dueAt)), dueKey: `${work.kind}#${work.accountId}` }
      return client.send(new PutCommand({ TableName: tables.due, Item: { ...key, dueAt, work } }))
    },
  }
}

async function eventsOf(account: Account) {
  const { body } = await account.call('GET', '/geofences/events')
  return geofences.listGeofenceEvents.reply.parse(body).events
}

const typesAndTimes = async (account: Account) =>
  (await eventsOf(account)).map(({ eventType, timestamp }) => [eventType, timestamp])

describe('due work', () => {
  it('T67 evaluates late positions, corrects the events that they contradict, and notifies open pages', async () => {
    const { account, view, entry, send, owned, leave } = await aDeviceInside({})
    const late = aFix(4, INSIDE - 0.001)
    await send(late)
    await leave({ kind: 'late', ...owned, from: Date.parse(late.time) })
    await expect.poll(() => typesAndTimes(account), IN_TIME).toEqual([['entry', late.time]])
    expect((await eventsOf(account))[0]?.late).toBe(true)
    // the page may hear of an event later than the API has it
    await expect
      .poll(() => view.events.map(({ timestamp }) => timestamp), IN_TIME)
      .toEqual([entry.time, late.time])
    await view.client.endAsync()
  })

  it('GEO-4 of a version before shards raises a dwell although no position arrives', async () => {
    const dwells = (minutes: number) => ({ alertOnDwell: true, dwellTimeMinutes: minutes })
    const { account, view, entry, owned, leaveUnsharded } = await aDeviceInside(dwells(1), dwells(60))
    await leaveUnsharded({ kind: 'dwell', ...owned })
    const dwelledAt = toIso(Date.parse(entry.time) + MINUTE_MS)
    await expect
      .poll(() => typesAndTimes(account), IN_TIME)
      .toEqual([
        ['dwell', dwelledAt],
        ['entry', entry.time],
        ['entry', entry.time],
      ])
    await view.client.endAsync()
  })

  it('GEO-5 requests a cut that was not requested with the entry, and a restore withdraws it', async () => {
    const { account, view, owned, leave } = await aDeviceInside({})
    const [event] = await eventsOf(account)
    const eventKey = `${event?.timestamp}#${event?.eventId}`
    await leave({ kind: 'cut', accountId: owned.accountId, eventKey })
    const commandsOf = async () => {
      const { body } = await account.call('GET', `/vectra/devices/${owned.deviceId}/commands`)
      return commands.listCommands.reply.parse(body).commands
    }
    await expect.poll(async () => (await commandsOf())[0]?.requestedBy, IN_TIME).toBe('Marina')
    expect((await commandsOf())[0]).toMatchObject({ kind: 'cut', eventKey })

    const restore = { DeviceID: owned.deviceId, TextCommand: 'RELAY,0#' }
    await account.call('POST', '/vectra/SetCommand/SendTextCmd', restore)
    const [withdrawn] = await eventsOf(account)
    expect(withdrawn?.notifications).toMatchObject([{ channel: 'relay', state: 'failed' }])
    await view.client.endAsync()
  })

  it('T109 of a kind that only a later version knows is kept as a dead letter', async () => {
    const { view, owned, leaveUnsharded } = await aDeviceInside({})
    await leaveUnsharded({ kind: 'teleport', accountId: owned.accountId })
    const deadLetters = () => {
      const folder = join(inject('dataFolder'), 'queues')
      return readdirSync(folder)
        .filter((file) => file.startsWith('DueWork'))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('')
    }
    await expect.poll(deadLetters, IN_TIME).toContain(owned.accountId)
    await view.client.endAsync()
  })
})
