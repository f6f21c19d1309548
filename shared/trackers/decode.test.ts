import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from './decode.ts'
import type { Decoded } from './decoded.ts'
import { DIALECT_NAMES } from './dialects.ts'

const RECEIVED = Date.UTC(2026, 5, 1, 12)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const vectra = (body: unknown) => decode('vectra', bytesOf(JSON.stringify(body)), RECEIVED)
const owntracks = (body: unknown) => decode('owntracks', bytesOf(JSON.stringify(body)), RECEIVED)
const only = (body: unknown) => vectra(body).positions[0]
const reasonsOf = ({ problems }: Decoded) => problems.map(({ reason }) => reason)
const least = { time: '2026-06-01T11:59:58Z', lat: 26.1, lng: -80.1 }

describe('the vectra dialect', () => {
  it('decodes every field', () => {
    const body = {
      time: '2026-06-01T11:59:58.250Z',
      lat: 26.1,
      lng: -80.1,
      speedKmh: 31.5,
      course: 90,
      altitudeM: 3,
      accuracyM: 6,
      satellites: 11,
      hdop: 0.9,
      ignition: true,
      batteryVolts: 12.7,
      batteryPercent: 80,
      cellular: 24,
      odometerKm: 1204.6,
      engineHours: 88.2,
      relayCut: false,
      bilgePump: true,
      bilgeHigh: false,
      shorePower: true,
      depthM: 4.2,
      batteries: { house: { volts: 12.6, percent: 88 } },
      tanks: { fuel: 0.7 },
      reportIntervalSeconds: 60,
      gForce: 0.42,
      events: ['rapidAcceleration'],
      statusText: 'ACC_ON',
    }
    const { time: _, bilgePump, bilgeHigh, shorePower, depthM, batteries, tanks, ...rest } = body
    const onBoard = { bilgePump, bilgeHigh, shorePower, depthM, batteries, tanks }
    const recordedAt = RECEIVED - 1750
    expect(vectra(body)).toEqual({
      positions: [{ ...rest, onBoard, recordedAt, sentAt: null, receivedAt: RECEIVED }],
      problems: [],
      ignored: null,
      answer: null,
      lastWill: false,
      claimedTrackerId: null,
    })
  })
  it('needs only time, lat and lng, and reports the one that is missing', () => {
    expect(vectra(least).positions).toHaveLength(1)
    expect(vectra({ lat: 1, lng: 2 }).problems).toEqual([{ reason: 'time-missing', element: null }])
    expect(reasonsOf(vectra({ ...least, lat: undefined }))).toEqual(['lat-missing'])
    expect(reasonsOf(vectra({ ...least, lng: null }))).toEqual(['lng-missing'])
    expect(reasonsOf(vectra({ ...least, lng: 'west' }))).toEqual(['lng-not-a-number'])
    expect(reasonsOf(vectra({ ...least, lat: 'north' }))).toEqual(['lat-not-a-number'])
    expect(vectra({ ...least, lat: '26.5' }).positions[0]?.lat).toBe(26.5)
    expect(reasonsOf(vectra({ ...least, lat: '' }))).toEqual(['lat-not-a-number'])
    expect(reasonsOf(decode('vectra', bytesOf('{"time":1,"lat":1e309,"lng":0}'), 0))).toEqual([
      'lat-not-a-number',
    ])
  })
  it('decodes the good elements of an array and reports the bad ones by index', () => {
    const { positions, problems } = vectra([least, { ...least, lng: 'x' }, 7, { ...least, time: 0 }])
    expect(positions).toHaveLength(2)
    expect(problems).toEqual([
      { reason: 'lng-not-a-number', element: 1 },
      { reason: 'not-an-object', element: 2 },
    ])
    expect(vectra([]).problems).toEqual([{ reason: 'array-empty', element: null }])
  })
  it('T70 decodes a bad optional field as unknown without losing the position', () => {
    const speedOf = (speedKmh: unknown) => only({ ...least, speedKmh })?.speedKmh
    expect(['fast', -1, 5000, 1500.1, {}, true].map(speedOf)).toEqual([null, null, null, null, null, null])
    expect([0, 1500, '42.14'].map(speedOf)).toEqual([0, 1500, 42.1])
    expect(only({ ...least, course: 360 })?.course).toBe(0)
    expect(only({ ...least, course: 361 })?.course).toBeNull()
    expect(only({ ...least, cellular: 99 })?.cellular).toBeNull()
    expect(only({ ...least, accuracyM: 1e12 })?.accuracyM).toBe(100_000)
    expect(only({ ...least, events: ['a', 3, '', 'b'] })?.events).toEqual(['a', 'b'])
  })
  it('ALR-2 names events the same, however a tracker spells them', () => {
    const eventsOf = (...events: readonly string[]) => only({ ...least, events })?.events
    expect(
      eventsOf('HARSH_BRAKING', 'hard acceleration', 'Crash', 'sharpLeftTurn', 'sharp-right-turn'),
    ).toEqual(['rapidDeceleration', 'rapidAcceleration', 'collision', 'sharpLeftTurn', 'sharpRightTurn'])
    expect(eventsOf('doorOpen', '__proto__')).toEqual(['doorOpen', '__proto__'])
    expect(only({ ...least, gForce: '0.456' })?.gForce).toBe(0.46)
    expect(only({ ...least, gForce: -1 })?.gForce).toBeNull()
  })
  it('T70 decodes impossible coordinates, which judge holds', () => {
    expect(only({ ...least, lat: 95 })?.lat).toBe(95)
    expect(only({ ...least, lat: 1e300 })?.lat).toBe(1000)
  })
  it('STA-7 decodes the legacy spellings', () => {
    const legacy = {
      GPSTime: '2026-06-01 11:59:58',
      Lat: '26.1',
      Lon: '-80.1',
      Speed: 31.5,
      Mileage: 1204.6,
      StatusDes: 'ACC_ON; Main voltage 12.5V',
      batteryVoltage: 12.5,
      totalEngineHours: 9,
      gpsSatelliteCount: 8,
      cellularSignalStrength: 20,
      DeviceID: 'SEA240',
    }
    expect(vectra(legacy).claimedTrackerId).toBe('SEA240')
    expect(only(legacy)).toMatchObject({
      recordedAt: RECEIVED - 2000,
      lat: 26.1,
      lng: -80.1,
      speedKmh: 31.5,
      odometerKm: 1204.6,
      ignition: true,
      batteryVolts: 12.5,
      engineHours: 9,
      satellites: 8,
      cellular: 20,
    })
    expect(only({ gpstime: least.time, latitude: 1, longitude: 2, acc: false })).toMatchObject({
      lat: 1,
      lng: 2,
      ignition: false,
    })
    expect(only({ GPSTime: least.time, Latitude: 1, Longitude: 2, ACC: 1 })?.ignition).toBe(true)
  })
  it('T68 decodes times in any format, without judging them', () => {
    const timeOf = (time: unknown) => only({ ...least, time })?.recordedAt ?? null
    const moment = Date.UTC(2026, 5, 1, 11, 59, 58)
    const same = [
      '2026-06-01T11:59:58',
      '2026-06-01T13:59:58+02:00',
      moment / 1000,
      moment,
      String(moment),
      '2026/06/01 11:59:58 UTC',
    ]
    expect(same.map(timeOf)).toEqual(same.map(() => moment))
    expect(
      [0, -619_315_200, '1970-01-01T00:00:00Z', '1980-01-06', '2099-01-01T00:00:00Z'].map(timeOf),
    ).toEqual([0, -619_315_200_000, 0, Date.UTC(1980, 0, 6), Date.UTC(2099, 0, 1)])
    const notTimes = ['2026-02-30T00:00:00Z', '2026-06-01T25:00:00Z', 'soon', '', true, {}, 1e300, [1]]
    expect(notTimes.map(timeOf)).toEqual(notTimes.map(() => null))
    expect(reasonsOf(vectra({ ...least, time: 'soon' }))).toEqual(['time-unreadable'])
  })
})

describe('the OwnTracks dialect', () => {
  const location = {
    _type: 'location',
    lat: 52.5,
    lon: 13.4,
    tst: RECEIVED / 1000 - 5,
    vel: 40,
    cog: 10,
    acc: 12,
    alt: 34,
  }
  it('decodes a location, and the extras of Queclink trackers', () => {
    const extras = {
      created_at: RECEIVED / 1000 - 1,
      odometer: 12.34,
      hmc: 7200,
      uext: 12.61,
      batt: 80,
      ign: true,
      tid: 'ab',
    }
    expect(owntracks({ ...location, ...extras }).positions[0]).toMatchObject({
      recordedAt: RECEIVED - 5000,
      sentAt: RECEIVED - 1000,
      lat: 52.5,
      lng: 13.4,
      speedKmh: 40,
      course: 10,
      accuracyM: 12,
      altitudeM: 34,
      odometerKm: 12.34,
      engineHours: 2,
      batteryVolts: 12.61,
      batteryPercent: 80,
      ignition: true,
    })
    expect(owntracks({ ...location, t: 'I' }).positions[0]?.ignition).toBe(false)
    const eventsOf = (fields: object) => owntracks({ ...location, ...fields }).positions[0]?.events
    expect([{ t: 'h' }, { t: '!' }, { t: 9 }, { t: 'p' }, { t: '__proto__' }].map(eventsOf)).toEqual([
      ['harshDriving'],
      ['towing'],
      ['lowBattery'],
      [],
      [],
    ])
    expect(eventsOf({ tow: true })).toEqual(['towing'])
  })
  it('T75 recognises a last will, which has no position', () => {
    const lastWill = { positions: [], problems: [], lastWill: true }
    expect(owntracks({ _type: 'lwt', tst: 1 })).toMatchObject(lastWill)
    expect(vectra({ _type: 'lwt', ...least })).toMatchObject(lastWill)
    expect(vectra({ _type: 'LWT', ...least })).toMatchObject({ positions: [{}], lastWill: false })
    expect(owntracks(location).lastWill).toBe(false)
  })
  it('ignores other known types and reports unknown ones', () => {
    expect(owntracks({ _type: 'transition', event: 'enter' })).toMatchObject({
      ignored: 'transition',
      problems: [],
    })
    const reasons = (body: unknown) => reasonsOf(owntracks(body))
    expect(reasons({ _type: 'spell' })).toEqual(['type-unknown'])
    expect(reasons({ lat: 1 })).toEqual(['type-missing'])
    expect(reasons({ _type: 'encrypted', data: 'x' })).toEqual(['encrypted'])
    expect(reasons([location])).toEqual(['not-an-object'])
    expect(reasons({ ...location, tst: undefined })).toEqual(['tst-missing'])
    expect(reasons({ ...location, tst: 'now' })).toEqual(['tst-unreadable'])
    expect(reasons({ ...location, lat: undefined })).toEqual(['lat-missing'])
    expect(reasons({ ...location, lat: 'x' })).toEqual(['lat-not-a-number'])
    expect(reasons({ ...location, lon: undefined })).toEqual(['lon-missing'])
    expect(reasons({ ...location, lon: [] })).toEqual(['lon-not-a-number'])
  })
})

describe('T71 a malformed message', () => {
  it('is reported with its reason', () => {
    const problemsOf = (bytes: Uint8Array) => reasonsOf(decode('vectra', bytes, RECEIVED))
    expect(problemsOf(new Uint8Array())).toEqual(['body-empty'])
    expect(problemsOf(Uint8Array.of(0xef, 0xbb, 0xbf))).toEqual(['body-empty'])
    expect(problemsOf(Uint8Array.of(0xff, 0xfe, 0))).toEqual(['body-not-utf8'])
    expect(problemsOf(bytesOf('{"time":'))).toEqual(['body-not-json'])
    expect(problemsOf(bytesOf('{"time":1,"lat":NaN,"lng":1}'))).toEqual(['body-not-json'])
    expect(problemsOf(bytesOf('null'))).toEqual(['not-an-object'])
    expect(problemsOf(bytesOf('['.repeat(200_000)))).toHaveLength(1)
    expect(problemsOf(bytesOf(`${'['.repeat(60_000)}${']'.repeat(60_000)}`))).toHaveLength(1)
    expect(decode('vectra', bytesOf(`\uFEFF${JSON.stringify(least)}`), RECEIVED).positions).toHaveLength(1)
  })
  it('never throws, and always has some content or a problem', () => {
    const dialect = fc.constantFrom(...DIALECT_NAMES)
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.json().map(bytesOf),
      fc
        .dictionary(
          fc.constantFrom(
            'time',
            'lat',
            'lng',
            'lon',
            'tst',
            '_type',
            'state',
            'RSP',
            'speedKmh',
            'events',
            'statusText',
            'acc',
            '__proto__',
          ),
          fc.oneof(
            fc.jsonValue(),
            fc.double(),
            fc.constantFrom('location', '1e309', '2026-01-01T00:00:00Z', 1e15),
          ),
        )
        .map((fields) => bytesOf(JSON.stringify(fields))),
    )
    fc.assert(
      fc.property(dialect, body, (name, bytes) => {
        const { positions, problems, ignored, answer, lastWill } = decode(name, bytes, RECEIVED)
        const isRecognised = ignored !== null || answer !== null || lastWill
        expect(positions.length + problems.length > 0 || isRecognised).toBe(true)
        for (const { lat, lng, recordedAt } of positions)
          expect([lat, lng, recordedAt].every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 4000 },
    )
  })
})
