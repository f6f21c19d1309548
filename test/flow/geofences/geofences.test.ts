import { describe, expect, it } from 'vitest'
import { anAccount } from '../../make/accounts/account.ts'
import { aGeofence, aGeofenceBody } from '../../make/geofences/geofence.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

/** A refusal must not take longer than this, whatever was sent. */
const REFUSED_WITHIN_MS = 200
const SQUARE = aGeofenceBody().points
const ring = (corners: number) =>
  Array.from({ length: corners }, (_, index) => ({
    latitude: 26 + 0.1 * Math.sin((2 * Math.PI * index) / corners),
    longitude: -80 + 0.1 * Math.cos((2 * Math.PI * index) / corners),
  }))

describe('geofences', () => {
  it('GEO-7 GEO-6 are created, listed, toggled, moved and deleted over the API', async () => {
    const account = await anAccount()
    expect((await account.call('GET', '/geofences')).body).toEqual({ geofences: [] })
    expect((await account.call('GET', '/geofences/events?limit=50')).body).toEqual({
      events: [],
      nextCursor: null,
    })
    const marina = await aGeofence(account, { description: 'Berths' })
    const depot = await aGeofence(account, {
      name: 'Depot',
      shape: 'circle',
      points: SQUARE.slice(0, 1),
      radius: 150,
    })
    expect((await account.call('GET', '/geofences')).body).toEqual({ geofences: [depot, marina] })

    // a client may send back all of a geofence, or one field
    const path = `/geofences/${marina.geofenceId}`
    const toggled = await account.call('PUT', path, { ...marina, active: false })
    expect(toggled.body).toMatchObject({
      geofence: { ...marina, active: false, updatedAt: expect.anything() },
    })
    const moved = await account.call('PUT', path, { points: ring(100) })
    expect(moved.body).toMatchObject({ geofence: { active: false, description: 'Berths' } })
    expect((await account.call('DELETE', path)).body).toEqual({ success: true })
    expect((await account.call('DELETE', path)).status).toBe(404)
    expect((await account.call('GET', '/geofences')).body).toEqual({ geofences: [depot] })
  })

  it('GEO-7 T93 sends five test notifications an hour', async () => {
    const account = await anAccount()
    const { geofenceId } = await aGeofence(account)
    const test = (notificationMethod: string) =>
      account.call('POST', `/geofences/${geofenceId}/test-notification`, {
        geofenceId,
        eventType: 'entry',
        notificationMethod,
        testNotification: true,
      })
    expect(await test('webhook')).toMatchObject({ status: 409, body: { code: 'no-recipient' } })
    for (let sent = 0; sent < 4; sent++) expect((await test('email')).body).toEqual({ success: true })
    expect((await account.call('POST', '/geofences/test-alert')).body).toEqual({ success: true })
    const refused = await test('email')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
  })

  it.each<[string, Record<string, unknown>, string, string]>([
    ['501 corners', { points: ring(501) }, 'invalid-body', 'points'],
    ['10,000 corners', { points: ring(10_000) }, 'invalid-body', 'points'],
    ['a bow tie', { points: [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]] }, 'invalid-boundary', 'points.'],
    ['a repeated corner', { points: [...SQUARE.slice(0, 3), SQUARE[1]] }, 'invalid-boundary', 'points.3'],
    [
      'a tiny square',
      { points: SQUARE.map(({ latitude }, index) => ({ latitude: latitude / 1e6, longitude: index / 1e6 })) },
      'invalid-boundary',
      'points',
    ],
    [
      'a circle of radius 0',
      { shape: 'circle', points: SQUARE.slice(0, 1), radius: 0 },
      'invalid-body',
      'radius',
    ],
    [
      'swapped coordinates',
      { points: SQUARE.map((one) => ({ latitude: one.longitude * 2, longitude: one.latitude })) },
      'invalid-body',
      'points.0.latitude',
    ],
    [
      '10,000 devices',
      { deviceIds: Array.from({ length: 10_000 }, (_, index) => `T${index}`) },
      'invalid-body',
      'deviceIds',
    ],
    [
      'a webhook on this machine',
      { notificationWebhook: 'https://127.0.0.1/' },
      'webhook-not-public',
      'notificationWebhook',
    ],
    [
      'a webhook at a decimal address',
      { notificationWebhook: 'https://2130706433/' },
      'webhook-not-public',
      'notificationWebhook',
    ],
    [
      'an address with a line break',
      { notificationEmail: 'a@example.com\r\nBcc: b@example.com' },
      'invalid-body',
      'notificationEmail',
    ],
    ['no name', { name: ' ' }, 'invalid-body', 'name'],
    ['a dwell time of 0', { dwellTimeMinutes: 0 }, 'invalid-body', 'dwellTimeMinutes'],
  ])(
    'T32 T89 GEO-8 %s is a 400 that names the field, and nothing is saved',
    async (_what, more, code, path) => {
      const account = await anAccount()
      let fastestMs = Number.POSITIVE_INFINITY
      // other tests use the processor too
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const startedAt = performance.now()
        const refused = await account.call('POST', '/geofences', { ...aGeofenceBody(), ...more })
        fastestMs = Math.min(fastestMs, performance.now() - startedAt)
        expect(refused).toMatchObject({ status: 400, body: { code } })
        expect(refused.body).toMatchObject({
          errors: expect.arrayContaining([expect.objectContaining({ path: expect.stringContaining(path) })]),
        })
      }
      expect(fastestMs).toBeLessThan(REFUSED_WITHIN_MS)
      expect((await account.call('GET', '/geofences')).body).toEqual({ geofences: [] })
    },
  )

  it.each([
    ['1e309 as a latitude', `{"name":"A","points":[{"latitude":1e309,"longitude":0}]}`],
    ['NaN as a latitude', `{"name":"A","points":[{"latitude":NaN,"longitude":0}]}`],
    ['JSON nested 100 deep', `{"name":"A","points":${'['.repeat(100)}${']'.repeat(100)}}`],
  ])('T32 %s is a 400', async (_what, body) => {
    const account = await anAccount()
    expect(await account.call('POST', '/geofences', body)).toMatchObject({ status: 400 })
  })

  it('GEO-6 crosses the antimeridian and repeats its first corner as GeoJSON does', async () => {
    const account = await anAccount()
    const points = [
      { latitude: -17, longitude: 179.5 },
      { latitude: -17, longitude: -179.5 },
      { latitude: -16, longitude: -179.5 },
      { latitude: -16, longitude: 179.5 },
    ]
    expect((await aGeofence(account, { points })).points).toEqual(points)
    expect((await aGeofence(account, { points: [...points, points[0]] })).points).toHaveLength(5)
  })

  it('GEO-7 T13 are assigned to devices and plates of the account', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account, {
      deviceName: 'Van',
      vehicleNum: `FL ${Date.now()}`,
      deviceType: 'van',
    })
    const { body } = await account.call('GET', '/devices')
    expect(body).toEqual({
      devices: [
        {
          deviceId: trackerId,
          deviceName: 'Van',
          plateNumber: expect.stringMatching(/^FL /),
          deviceType: 'van',
          tags: [],
        },
      ],
    })
    expect((await aGeofence(account, { deviceIds: [trackerId] })).deviceIds).toEqual([trackerId])
    const other = await anAccount()
    expect(
      (await other.call('POST', '/geofences', { ...aGeofenceBody(), deviceIds: [trackerId] })).status,
    ).toBe(404)
  })
})
