import { describe, expect, it } from 'vitest'
import { listRecentAlerts } from '../../../shared/alerts/alerts.routes.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { reporting } from '../../../shared/reporting/reporting.routes.ts'
import { subscriptions } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aTracker, aTrackerId, publishAs } from '../../make/tracking/tracker.ts'
import { metresOff } from '../../make/tracking/tracks.ts'

/** Positions of a drive of ten minutes at 60 km/h that ended `agoMs` ago, each with these further fields. */
const aDriveEnding = (agoMs: number, more: object = {}) =>
  Array.from({ length: 11 }, (_, minute) => ({
    time: toIso(Date.now() - agoMs - (10 - minute) * MINUTE_MS),
    ...metresOff(minute * 1000),
    speedKmh: 60,
    ignition: true,
    ...more,
  }))

const getSummary = (account: Account, plate: string, query = '?period=last12h') =>
  account.call('GET', `/vectra/reports/summary/${encodeURIComponent(plate)}${query}`)

const getDay = async (account: Account) => {
  const response = await account.call(
    'GET',
    `/vectra/reports/day?startOfToday=${toIso(Date.now() - HOUR_MS)}`,
  )
  return reporting.getDay.reply.parse(response.body)
}

describe('the calls of the overview', () => {
  it('API-1 STA-7 a device and its position have exactly the declared fields, in older spellings too', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account, { vehicleNum: 'FL 2401 AB' })
    await publishAs(tracker, { GPSTime: toIso(Date.now()), Lat: 26.1, Lon: -80.1, StatusDes: 'ACC_ON' })
    const { status, body } = await account.call('GET', '/vectra/devices?timezoneOffset=300')
    expect(status).toBe(200)
    // parsing drops undeclared keys, so nothing may be missing afterwards
    expect(devices.listDevices.reply.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      availableDevices: 0,
      message: null,
      devicesWithLatePositions: 0,
      devices: [
        {
          originalPlate: 'FL 2401 AB',
          vehicleNum: 'FL 2401 AB',
          hasSubscription: true,
          tracking: { acc: true, speed: null, heading: null, mileage: null, statusDescription: 'ACC_ON' },
        },
      ],
    })
    for (const offset of ['841', '-841', 'x'])
      expect((await account.call('GET', `/vectra/devices?timezoneOffset=${offset}`)).status).toBe(400)
  })

  it('API-2 the subscription status has exactly the declared fields before and after the first device', async () => {
    const account = await anAccount()
    const read = async () => {
      const { body } = await account.call('GET', '/vectra/subscription-status')
      return subscriptions.getSubscriptionStatus.reply.strict().parse(body)
    }
    expect(await read()).toMatchObject({ hasSubscription: false, subscriptionStatus: null })
    await aTracker(account)
    expect(await read()).toMatchObject({ hasSubscription: true, subscriptionStatus: 'active' })
  })

  it('API-3 the summary covers the last 12 hours, by plate and by device id', async () => {
    const account = await anAccount()
    const plate = `Ärger & Söhne/1 ${aTrackerId()}`
    const tracker = await aTracker(account, { vehicleNum: plate, deviceType: 'car' })
    await publishAs(tracker, aDriveEnding(13 * HOUR_MS), aDriveEnding(HOUR_MS))
    for (const one of [plate, tracker.trackerId]) {
      const { status, body } = await getSummary(account, one)
      expect(status).toBe(200)
      const { report } = reporting.getSummary.reply.strict().parse(body)
      expect(report.summary.maxSpeed).toBe(60)
      expect(report.summary.totalDistance).toBeCloseTo(10, 1)
    }
    expect((await getSummary(account, plate, '')).status).toBe(200)
    expect((await getSummary(account, plate, '?period=last13h')).status).toBe(400)
    expect((await getSummary(account, aTrackerId())).status).toBe(404)
  })

  it('T14 two accounts with the same plate each get their own summary, history and day', async () => {
    const plate = `SAME ${aTrackerId()}`
    const [a, b] = [await anAccount(), await anAccount()]
    const [ofA, ofB] = [
      await aTracker(a, { vehicleNum: plate, deviceType: 'car' }),
      await aTracker(b, { vehicleNum: plate, deviceType: 'car' }),
    ]
    await publishAs(ofA, aDriveEnding(HOUR_MS))
    await publishAs(ofB, { time: toIso(Date.now() - HOUR_MS), lat: 48.1, lng: 11.5, speedKmh: 0 })

    expect((await getSummary(a, plate)).body).toMatchObject({ report: { summary: { maxSpeed: 60 } } })
    expect((await getSummary(b, plate)).body).toMatchObject({
      report: { summary: { maxSpeed: 0, totalDistance: 0 } },
    })
    const historyOf = async (account: Account) => {
      const range = { startDate: toIso(Date.now() - DAY_MS), endDate: toIso(Date.now()) }
      const { text } = await account.call('POST', '/vectra/device/history', { vehiclePlate: plate, ...range })
      return text
    }
    expect(await historyOf(a)).toContain('26.1')
    expect(await historyOf(a)).not.toContain('48.1')
    expect(await historyOf(b)).toContain('48.1')
    expect(await historyOf(b)).not.toContain('26.1')
    expect((await getDay(a)).devices).toMatchObject([{ deviceId: ofA.trackerId }])
    expect((await getDay(b)).devices).toMatchObject([{ deviceId: ofB.trackerId }])
  })

  it('OVR-7 the day report covers the last 24 hours and today, with the engine time', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account, { deviceType: 'car' })
    await publishAs(
      tracker,
      aDriveEnding(26 * HOUR_MS),
      aDriveEnding(5 * HOUR_MS),
      aDriveEnding(5 * MINUTE_MS),
    )
    const { devices: days, next } = await getDay(account)
    expect(next).toBeNull()
    expect(days).toMatchObject([
      {
        deviceId: tracker.trackerId,
        last24Hours: { maxSpeedKmh: 60, averageSpeedKmh: 60, engineOnMinutes: 20 },
        today: { maxSpeedKmh: 60, averageSpeedKmh: 60, engineOnMinutes: 10 },
      },
    ])
    expect(days[0]?.last24Hours.distanceKm).toBeCloseTo(20, 1)
    expect(days[0]?.today.distanceKm).toBeCloseTo(10, 1)
    const yesterday = toIso(Date.now() - 26 * HOUR_MS)
    expect((await account.call('GET', `/vectra/reports/day?startOfToday=${yesterday}`)).body).toMatchObject({
      status: 400,
      code: 'not-today',
    })
    expect((await account.call('GET', '/vectra/reports/day')).status).toBe(400)
  })

  it('HIS-5 STA-4 the history has the positions and parses the newest status text of its range', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const at = (agoMs: number, statusText?: string) => ({
      time: toIso(Date.now() - agoMs),
      lat: 26.1,
      lng: -80.1,
      ...(statusText === undefined ? {} : { statusText }),
    })
    await publishAs(
      tracker,
      at(3 * MINUTE_MS, 'ACC_ON, Moving 5M'),
      at(2 * MINUTE_MS, 'ACC_OFF, Stop 2H54M, Main voltage 12.4V'),
      at(MINUTE_MS),
    )
    const historyBetween = async (fromAgoMs: number, toAgoMs: number) => {
      const { body } = await account.call('POST', '/vectra/device/history', {
        vehiclePlate: tracker.trackerId,
        startDate: toIso(Date.now() - fromAgoMs),
        endDate: toIso(Date.now() - toAgoMs),
      })
      return body
    }
    expect(await historyBetween(HOUR_MS, 0)).toMatchObject({
      code: 200,
      data: {
        history: Array.from({ length: 3 }, () => ({ Latitude: 26.1, Longitude: -80.1 })),
        parsedStatus: { acc: false, stopMinutes: 174, mainVolts: 12.4, movingMinutes: null },
      },
    })
    expect(await historyBetween(HOUR_MS, 2.5 * MINUTE_MS)).toMatchObject({
      data: { parsedStatus: { acc: true, stopMinutes: null, movingMinutes: 5 } },
    })
  })
})

describe('the recent alerts', () => {
  const listAlerts = (account: Account, body: object) => account.call('POST', '/vectra/alerts', body)

  it('ALR-4 are empty for own devices and for no devices', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    for (const deviceIds of [[trackerId], []]) {
      const { status, body } = await listAlerts(account, { deviceIds, hours: 24 })
      expect(status).toBe(200)
      expect(listRecentAlerts.reply.strict().parse(body)).toEqual({ success: true, alerts: [] })
    }
  })

  it('T13 treat devices of other accounts as if they did not exist, even among own ones', async () => {
    const [account, other] = [await anAccount(), await anAccount()]
    const { trackerId } = await aTracker(account)
    const { trackerId: foreignId } = await aTracker(other)
    const refused = await listAlerts(account, { deviceIds: [trackerId, foreignId], hours: 24 })
    expect(refused.status).toBe(404)
    expect((await listAlerts(account, { deviceIds: [aTrackerId()], hours: 24 })).text).toBe(refused.text)
  })

  it.each([
    ['no device ids', { hours: 24 }],
    ['no hours', { deviceIds: [] }],
    ['hours as a string', { deviceIds: [], hours: '24' }],
    ['zero hours', { deviceIds: [], hours: 0 }],
    ['a billion hours', { deviceIds: [], hours: 1e9 }],
    ['ids that are not strings', { deviceIds: [1], hours: 24 }],
    ['10,000 devices', { deviceIds: Array.from({ length: 10_000 }, (_, index) => `D${index}`), hours: 24 }],
    ['an unknown field', { deviceIds: [], hours: 24, accountId: 'x' }],
  ])('T32 %s is a 400', async (_, body) => {
    expect((await listAlerts(await anAccount(), body)).body).toMatchObject({
      status: 400,
      code: 'invalid-body',
    })
  })
})

it('API-3 every call of the overview needs a token', async () => {
  const { call } = await anAccount()
  for (const [method, path] of [
    ['POST', '/vectra/alerts'],
    ['GET', '/vectra/reports/summary/X?period=last12h'],
    ['GET', `/vectra/reports/day?startOfToday=${toIso(Date.now())}`],
  ] as const)
    expect((await call(method, path, undefined, { authorization: 'Bearer none' })).status).toBe(401)
})
