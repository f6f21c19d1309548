import { describe, expect, it } from 'vitest'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aTracker, aTrackerId, deviceOf, publishAs } from '../../make/tracking/tracker.ts'

const newDevice = (more: object = {}) => ({
  vectraDeviceId: aTrackerId(),
  deviceName: 'Sea Ray 240',
  deviceType: 'boat',
  testingMode: true,
  ...more,
})

describe('devices', () => {
  it('DEV-3 a device is added with a test subscription; without a subscription a 402 says what is needed', async () => {
    const account = await anAccount()
    expect((await account.call('GET', '/vectra/subscription-status')).body).toMatchObject({
      hasSubscription: false,
    })
    const refused = await account.call('POST', '/vectra/devices', newDevice({ testingMode: false }))
    expect(refused.status).toBe(402)
    expect(refused.body).toMatchObject({
      needsSubscription: true,
      code: 'subscription-required',
      message: 'Subscription required',
      error: expect.any(String),
      details: expect.any(String),
      hint: expect.any(String),
    })
    const added = await account.call('POST', '/vectra/devices', newDevice())
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ success: true, device: { hasSubscription: true, tracking: null } })
    const { body } = await account.call('GET', '/vectra/subscription-status')
    expect(body).toEqual({
      hasSubscription: true,
      subscriptionStatus: 'active',
      customer: null,
      savedPaymentMethods: [],
    })
  })

  it.each([
    [-841, 400],
    [-840, 200],
    [840, 200],
    [841, 400],
    [30.5, 400],
  ])('T69 a timezone offset of %d minutes is a %d', async (timezoneOffset, status) => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const listed = await account.call('GET', `/vectra/devices?timezoneOffset=${timezoneOffset}`)
    const history = await account.call('POST', '/vectra/device/history', {
      vehiclePlate: trackerId,
      startDate: '2026-11-01T00:00:00',
      endDate: '2026-11-02T00:00:00',
      timezoneOffset,
    })
    expect([listed.status, history.status]).toEqual([status, status])
  })

  it('T64 a taken id is the same 409 whichever account owns it, and the sixth failure in an hour is a 429', async () => {
    const owner = await anAccount()
    const other = await anAccount()
    const { trackerId } = await aTracker(owner)
    const refusals = []
    for (let index = 0; index < 5; index++)
      refusals.push(await other.call('POST', '/vectra/devices', newDevice({ vectraDeviceId: trackerId })))
    const own = await owner.call('POST', '/vectra/devices', newDevice({ vectraDeviceId: trackerId }))
    for (const refusal of [...refusals, own]) expect(refusal).toMatchObject({ status: 409, text: own.text })
    const sixth = await other.call('POST', '/vectra/devices', newDevice())
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect((await owner.call('POST', '/vectra/devices', newDevice())).status).toBe(201)
  })

  const bad: [string, object, string, string][] = [
    ['no id', { vectraDeviceId: undefined }, 'vectraDeviceId', 'required'],
    ['no name', { deviceName: undefined }, 'deviceName', 'required'],
    ['a blank name', { deviceName: '   ' }, 'deviceName', 'too-small'],
    ['a name of 101 characters', { deviceName: 'x'.repeat(101) }, 'deviceName', 'too-big'],
    ['an id of two characters', { vectraDeviceId: 'ab' }, 'vectraDeviceId', 'invalid-format'],
    ['an id of 33 characters', { vectraDeviceId: 'a'.repeat(33) }, 'vectraDeviceId', 'invalid-format'],
    ['an id with a slash', { vectraDeviceId: 'a/b/c' }, 'vectraDeviceId', 'invalid-format'],
    ['an id with a wildcard', { vectraDeviceId: 'a+b' }, 'vectraDeviceId', 'invalid-format'],
    ['a name with a line break', { deviceName: 'a\nb' }, 'deviceName', 'control-characters'],
    ['a lone surrogate', { deviceName: 'a\ud800b' }, 'deviceName', 'control-characters'],
  ]
  it.each(bad)('DEV-3 %s is a 400 that names the field', async (_name, more, path, code) => {
    const account = await anAccount()
    const answer = await account.call('POST', '/vectra/devices', newDevice(more))
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalid-body', errors: [{ path, code }] })
  })

  it('T15 fields that a caller may not set are ignored', async () => {
    const account = await anAccount()
    const forged = {
      ownerId: 'x',
      accountId: 'x',
      isOnline: true,
      relayStatus: 'cut',
      hasSubscription: false,
      subscriptionId: 'x',
      trackId: 'x',
      claimedAt: 0,
      releasedAt: 0,
      createdAt: '2020-01-01T00:00:00.000Z',
      transferredAt: [],
    }
    const answer = await account.call('POST', '/vectra/devices', newDevice(forged))
    expect(answer.body).toMatchObject({
      device: { isOnline: false, relayStatus: null, hasSubscription: true },
    })
    expect(answer.text).not.toContain('"x"')
  })

  it('T33 a missing body is a 400, another content type a 415, broken JSON a 400 and a body above 1 MB a 413', async () => {
    const account = await anAccount()
    const post = (body: string, type: string) =>
      account.call('POST', '/vectra/devices', body, { 'content-type': type })
    expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
    for (const missing of [undefined, ''])
      expect((await account.call('POST', '/vectra/devices', missing)).body).toMatchObject({
        status: 400,
        errors: [{ path: '', code: 'required' }],
      })
    expect((await post('{', 'application/json')).body).toMatchObject({
      status: 400,
      errors: [{ code: 'invalid-json' }],
    })
    const padded = (bytes: number) => {
      const text = JSON.stringify(newDevice({ note: '' }))
      return text.replace('"note":""', `"note":"${'x'.repeat(bytes - text.length)}"`)
    }
    expect((await post(padded(1_000_000), 'application/json')).status).toBe(201)
    expect((await post(padded(1_000_001), 'application/json')).body).toMatchObject({
      status: 413,
      code: 'body-too-large',
    })
    expect((await post('x'.repeat(10 * 1024 * 1024 + 1), 'application/json')).status).toBe(413)
  })

  it('T116 no response may be stored or sniffed', async () => {
    const account = await anAccount()
    for (const path of ['/vectra/devices', '/vectra/devices/none/trips']) {
      const { headers } = await account.call('GET', path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('the plate is the vehicle number if there is one, and finds the history', async () => {
    const account = await anAccount()
    const plate = `FL 2401 ${aTrackerId()}`
    const tracker = await aTracker(account, { vehicleNum: plate })
    const time = toIso(Math.floor(Date.now() / 1000) * 1000)
    await publishAs(tracker, { time, lat: 26.1, lng: -80.1, speedKmh: 12, ignition: true })
    expect((await deviceOf(account, tracker.trackerId)).originalPlate).toBe(plate)
    const getHistory = (startDate: string, endDate: string, timezoneOffset: number) =>
      account.call('POST', '/vectra/device/history', {
        vehiclePlate: plate,
        startDate,
        endDate,
        timezoneOffset,
      })
    const history = [{ GPSTime: time, Latitude: 26.1, Longitude: -80.1, Speed: 12, ACC: true }]
    const today = time.slice(0, 10)
    const all = await getHistory(`${today} 00:00:00`, `${today} 23:59:59`, 0)
    expect(all.body).toMatchObject({
      code: 200,
      data: { history, parsedStatus: expect.anything() },
      errMsg: null,
    })

    const localTime = (minutes: number) => toIso(Date.parse(time) - minutes * 60_000).slice(0, 19)
    expect((await getHistory(localTime(300), localTime(300), 300)).body).toMatchObject({ data: { history } })
    expect((await getHistory(localTime(300), localTime(300), 240)).body).toMatchObject({
      data: { history: [] },
    })
    expect((await getHistory('yesterday', today, 0)).body).toMatchObject({
      status: 400,
      errors: [{ path: 'startDate', code: 'invalid-date' }],
    })
    for (const [offset, status] of [
      [840, 200],
      [841, 400],
      [-840, 200],
      [-841, 400],
    ] as const)
      expect((await getHistory(today, today, offset)).status).toBe(status)
  })

  it('T32 a range of 366 days is accepted, one millisecond more is a 400 that names the field', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const from = '2025-01-01T00:00:00.000Z'
    const longest = Date.parse(from) + 366 * DAY_MS
    for (const [to, status] of [
      [longest, 200],
      [longest + 1, 400],
    ] as const) {
      const trips = `/vectra/devices/${trackerId}/trips?from=${from}&to=${toIso(to)}`
      expect((await account.call('GET', trips)).status).toBe(status)
      const history = { vehiclePlate: trackerId, startDate: from, endDate: toIso(to), timezoneOffset: 0 }
      expect((await account.call('POST', '/vectra/device/history', history)).status).toBe(status)
    }
    const trail = { deviceId: trackerId, startTime: '2000-01-01T00:00:00Z' }
    expect((await account.call('POST', '/vectra/device/trail', trail)).body).toMatchObject({
      status: 400,
      errors: [{ path: 'startTime', code: 'range-too-long' }],
    })
  })

  it.each(['x'.repeat(5_000), '%00', '..%2f..', 'ÄÖÜ', '__proto__'])(
    'T100 an id like %s is a 404',
    async (id) => {
      const account = await anAccount()
      for (const [method, path] of [
        ['POST', `/vectra/devices/${id}/credentials`],
        ['GET', `/vectra/devices/${id}/diagnostics`],
        ['GET', `/vectra/devices/${id}/trips?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z`],
      ] as const)
        expect((await account.call(method, path)).status).toBe(404)
    },
  )

  it('API-1 the reply has exactly the declared keys', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await publishAs(tracker, { time: toIso(Date.now()), lat: 26.1, lng: -80.1 })
    const { body } = await account.call('GET', '/vectra/devices?timezoneOffset=300')
    // parsing drops undeclared keys, so nothing may be missing afterwards
    expect(devices.listDevices.reply.parse(body)).toEqual(body)
  })
})
