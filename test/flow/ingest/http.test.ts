import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { DAY_MS, HOUR_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import type { HttpDialect } from '../../../shared/trackers/http-dialects.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

/** A device with an address for HTTP. */
async function aPhone(account?: Account) {
  const owner = account ?? (await anAccount())
  const { trackerId } = await aTracker(owner)
  const { body } = await owner.call('POST', `/vectra/devices/${trackerId}/credentials?dialect=osmand`)
  const { http } = devices.createCredentials.reply.parse(body)
  const send = (
    dialect: HttpDialect | string,
    { query = '', ...init }: RequestInit & { query?: string } = {},
  ) => fetch(`${http.url.replace('/osmand/', `/${dialect}/`)}${query}`, { method: 'POST', ...init })
  const points = async () => {
    const range = { startTime: toIso(Date.now() - 30 * DAY_MS), endTime: toIso(Date.now() + HOUR_MS) }
    const answer = await owner.call('POST', '/vectra/device/trail', { deviceId: trackerId, ...range })
    return trails.getTrail.reply.parse(answer.body).trail
  }
  const diagnostics = async () =>
    devices.getDiagnostics.reply.parse(
      (await owner.call('GET', `/vectra/devices/${trackerId}/diagnostics`)).body,
    )
  return { owner, trackerId, url: http.url, send, points, diagnostics }
}

const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const now = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS

describe('a tracker over HTTP', () => {
  it.each<
    [dialect: HttpDialect, request: (at: number) => RequestInit & { query?: string }, success: unknown]
  >([
    ['vectra', (at) => json({ time: toIso(at), lat: 26.1, lng: -80.1 }), {}],
    [
      'owntracks',
      (at) => json({ _type: 'location', tst: at / SECOND_MS, lat: 26.1, lon: -80.1, tid: 'B1' }),
      [],
    ],
    [
      'overland',
      (at) =>
        json({
          locations: [
            {
              type: 'Feature',
              geometry: { type: 'Point', coordinates: [-80.1, 26.1] },
              properties: { timestamp: toIso(at), horizontal_accuracy: 5, speed: -1 },
            },
          ],
        }),
      { result: 'ok' },
    ],
    [
      'traccar-client',
      (at) => ({ query: `?id=1&lat=26.1&lon=-80.1&timestamp=${at / SECOND_MS}&speed=1&batt=93.0` }),
      {},
    ],
    [
      'traccar-client',
      (at) => ({
        body: new URLSearchParams({ lat: '26.1', lon: '-80.1', timestamp: String(at / SECOND_MS) }),
      }),
      {},
    ],
    [
      'traccar-client',
      (at) =>
        json({ location: { timestamp: toIso(at), coords: { latitude: 26.1, longitude: -80.1, speed: -1 } } }),
      {},
    ],
    ['osmand', (at) => ({ method: 'GET', query: `?lat=26.1&lon=-80.1&timestamp=${at}&speedMs=3` }), {}],
    [
      'gpslogger',
      (at) => ({ method: 'GET', query: `?lat=26.1&lon=-80.1&timestamp=${at / SECOND_MS}&batt=null` }),
      {},
    ],
    [
      'digital-matter',
      (at) =>
        json({
          SerNo: 1,
          Records: [
            {
              DateUTC: toIso(at),
              Fields: [{ FType: 0, GpsUTC: toIso(at), Lat: 26.1, Long: -80.1, Spd: 100 }],
            },
          ],
        }),
      {},
    ],
  ])('LIV-1 %s is stored, and answered as its app expects', async (dialect, request, success) => {
    const { send, points } = await aPhone()
    const at = now()
    const response = await send(dialect, request(at))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(success)
    expect(await points()).toMatchObject([{ latitude: 26.1, longitude: -80.1 }])
  })

  it('T71 what cannot be read is answered like the rest, and shown to its owner', async () => {
    const { send, points, diagnostics } = await aPhone()
    for (const body of ['{"lat":', '', '[]', '\u0000\u0001', 'x'.repeat(900_000)])
      expect((await send('vectra', { ...json(null), body })).status).toBe(200)
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect((await send('vectra', { headers, body: bomb })).status).toBe(200)
    expect(await points()).toEqual([])
    expect((await diagnostics()).unreadable).toBe(6)
  })

  it('T32 more than a megabyte is refused, and a compressed message is read', async () => {
    const { send, points } = await aPhone()
    expect((await send('vectra', { ...json(null), body: 'x'.repeat(1_000_001) })).status).toBe(413)
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const body = gzipSync(JSON.stringify({ time: toIso(now()), lat: 26.1, lng: -80.1 }))
    expect((await send('vectra', { headers, body })).status).toBe(200)
    expect(await points()).toHaveLength(1)
  })

  it('T61 a wrong key, another tracker, an unknown format and a former key store nothing', async () => {
    const phone = await aPhone()
    const other = await aPhone()
    const key = phone.url.split('/').at(-1) ?? ''
    const message = json({ time: toIso(now()), lat: 26.1, lng: -80.1 })
    const wrong = await Promise.all([
      fetch(phone.url.replace(key, 'wrong'), { method: 'POST', ...message }),
      fetch(other.url.replace(/[^/]+$/, key), { method: 'POST', ...message }),
      fetch(phone.url.replace(phone.trackerId, 'NOBODY'), { method: 'POST', ...message }),
      phone.send('nonsense', message),
      phone.send('traccar', message),
    ])
    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    await phone.owner.call('POST', `/vectra/devices/${phone.trackerId}/credentials`)
    await expect.poll(async () => (await phone.send('vectra', message)).status, { timeout: 10_000 }).toBe(401)
    expect(await other.points()).toEqual([])
  })

  it('T65 a batch five times and out of order is stored once', async () => {
    const { send, points } = await aPhone()
    const start = now() - HOUR_MS
    const fixes = Array.from({ length: 100 }, (_, index) => ({
      time: toIso(start + index * 10 * SECOND_MS),
      lat: 26.1 + index * 0.0001,
      lng: -80.1,
    }))
    for (let times = 0; times < 5; times++) {
      const shuffled = fixes.toSorted(() => Math.random() - 0.5)
      expect((await send('vectra', json(shuffled))).status).toBe(200)
    }
    expect(await points()).toHaveLength(100)
  })

  it('T32 more than ten requests in a second are asked to wait', async () => {
    const { send } = await aPhone()
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await send('osmand', { method: 'GET' })).status),
    )
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20)
    expect(statuses).toContain(429)
    const { headers } = await send('osmand', { method: 'GET' })
    expect(headers.get('retry-after') ?? '1').toBe('1')
  })
})
