import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { api } from '../../shared/api.ts'
import type { RouteSpec } from '../../shared/http/route.ts'
import { DAY_MS, toIso } from '../../shared/time.ts'
import { anAccount } from '../make/account.ts'
import { aShare } from '../make/share.ts'
import { aTracker, aTrackerId, deviceOf, publishAs } from '../make/tracker.ts'

const WEEK_AGO = toIso(Date.now() - 7 * DAY_MS)
const TOMORROW = toIso(Date.now() + DAY_MS)

type Ask = { method: string; path: string; body?: unknown }

/** Every place of every route where somebody else's id could stand. A route that is missing here fails the test. */
const askFor: Record<string, (theirs: { id: string; plate: string; shareId: string }) => Ask[]> = {
  'GET /vectra/devices': () => [],
  'POST /vectra/devices': ({ id }) => [
    {
      method: 'POST',
      path: '/vectra/devices',
      body: { vectraDeviceId: id, deviceName: 'Mine', testingMode: true },
    },
  ],
  'PUT /vectra/device/{id}': ({ id }) => [
    { method: 'PUT', path: `/vectra/device/${id}`, body: { deviceName: 'Mine', deviceType: 'car' } },
  ],
  'POST /vectra/devices/{id}/credentials': ({ id }) => [
    { method: 'POST', path: `/vectra/devices/${id}/credentials` },
  ],
  'GET /vectra/devices/{id}/diagnostics': ({ id }) => [
    { method: 'GET', path: `/vectra/devices/${id}/diagnostics` },
  ],
  'GET /vectra/subscription-status': () => [],
  'GET /vectra/preferences': () => [],
  'PUT /vectra/preferences': () => [],
  'POST /vectra/alerts': ({ id }) => [
    { method: 'POST', path: '/vectra/alerts', body: { deviceIds: [id], hours: 24 } },
  ],
  'GET /vectra/reports/summary/{plate}': ({ id, plate }) =>
    [id, plate].map((one) => ({
      method: 'GET',
      path: `/vectra/reports/summary/${one}?period=last12h`,
    })),
  'GET /vectra/reports/day': () => [],
  'POST /vectra/devices/{id}/share': ({ id }) => [
    { method: 'POST', path: `/vectra/devices/${id}/share`, body: { name: 'Mine' } },
  ],
  'POST /vectra/shares/multi': ({ id }) => [
    { method: 'POST', path: '/vectra/shares/multi', body: { name: 'Mine', deviceIds: [id] } },
  ],
  'GET /vectra/shares': () => [],
  'GET /vectra/devices/{id}/shares': ({ id }) => [{ method: 'GET', path: `/vectra/devices/${id}/shares` }],
  'PATCH /vectra/share/{shareId}': ({ shareId }) => [
    { method: 'PATCH', path: `/vectra/share/${shareId}`, body: { isActive: false } },
  ],
  'DELETE /vectra/share/{shareId}': ({ shareId }) => [{ method: 'DELETE', path: `/vectra/share/${shareId}` }],
  'GET /vectra/public/share/{token}': ({ id, shareId }) =>
    [id, shareId].map((one) => ({ method: 'GET', path: `/vectra/public/share/${one}` })),
  'GET /vectra/public/share/{token}/location': ({ id, shareId }) =>
    [id, shareId].map((one) => ({ method: 'GET', path: `/vectra/public/share/${one}/location` })),
  'POST /vectra/SetCommand/SendTextCmd': ({ id }) => [
    {
      method: 'POST',
      path: '/vectra/SetCommand/SendTextCmd',
      body: { DeviceID: id, TextCommand: 'STATUS#' },
    },
  ],
  'GET /vectra/devices/{id}/commands': ({ id }) => [
    { method: 'GET', path: `/vectra/devices/${id}/commands` },
  ],
  'PATCH /vectra/devices/{id}/storage-mode': ({ id }) => [
    { method: 'PATCH', path: `/vectra/devices/${id}/storage-mode`, body: { isInStorageMode: true } },
  ],
  'PATCH /vectra/devices/{id}/relay-status': ({ id }) => [
    { method: 'PATCH', path: `/vectra/devices/${id}/relay-status`, body: { relayStatus: 'cut' } },
  ],
  'POST /vectra/device/trail': ({ id }) => [
    { method: 'POST', path: '/vectra/device/trail', body: { deviceId: id, minutes: 60 } },
  ],
  'POST /vectra/device/history': ({ id, plate }) =>
    [id, plate].map((vehiclePlate) => ({
      method: 'POST',
      path: '/vectra/device/history',
      body: { vehiclePlate, startDate: WEEK_AGO, endDate: TOMORROW, timezoneOffset: 0 },
    })),
  'GET /vectra/devices/{id}/trips': ({ id }) => [
    {
      method: 'GET',
      path: `/vectra/devices/${id}/trips?from=${WEEK_AGO}&to=${TOMORROW}`,
    },
  ],
}

const routes: RouteSpec[] = Object.values(api).flatMap((feature) => Object.values<RouteSpec>(feature))

describe('account A sees nothing of account B', () => {
  it('T13 over every route and every place for an id: 404 as for nothing, no canary, B unchanged', async () => {
    const canary = `CANARY-B-${randomUUID()}`
    const a = await anAccount()
    const b = await anAccount()
    const tracker = await aTracker(b, { deviceName: canary, vehicleNum: canary })
    const share = await aShare(b, tracker.trackerId, { name: canary })
    const theirs = { id: tracker.trackerId, plate: canary, shareId: share.shareId }
    await publishAs(tracker, { time: toIso(Date.now()), lat: 26.1, lng: -80.1, statusText: canary })
    const before = await deviceOf(b, tracker.trackerId)

    for (const route of routes) {
      const key = `${route.method} ${route.path}`
      const asks = askFor[key]
      if (!asks) throw new Error(`${key} is not in the matrix`)
      if (route.path.includes('{')) expect(asks(theirs), `${key} takes an id`).not.toEqual([])
      const unknown = asks({
        id: aTrackerId(),
        plate: `nobody-${randomUUID()}`,
        shareId: randomUUID().slice(0, 16),
      })
      for (const [index, ask] of asks(theirs).entries()) {
        const answer = await a.call(ask.method, ask.path, ask.body)
        expect(`${key} ${answer.status}`).toBe(key === 'POST /vectra/devices' ? `${key} 409` : `${key} 404`)
        expect(answer.text + JSON.stringify([...answer.headers])).not.toContain(canary)
        if (key === 'POST /vectra/devices') continue
        const nothing = unknown[index]
        if (!nothing) continue
        expect((await a.call(nothing.method, nothing.path, nothing.body)).text).toBe(answer.text)
      }
    }
    const list = await a.call('GET', '/vectra/devices')
    expect(list.body).toEqual({ devices: [], availableDevices: 0, message: null })
    expect((await a.call('GET', '/vectra/shares')).body).toEqual({ shareLinks: [] })
    expect((await b.call('GET', '/vectra/shares')).body).toMatchObject({
      shareLinks: [{ shareId: share.shareId, isActive: true }],
    })

    const after = await deviceOf(b, tracker.trackerId)
    expect({ ...after, tracking: null }).toEqual({ ...before, tracking: null })
    await publishAs(tracker, { time: toIso(Date.now()), lat: 26.1001, lng: -80.1 })
    expect((await deviceOf(b, tracker.trackerId)).tracking?.latitude).toBe(26.1001)
  })
})
