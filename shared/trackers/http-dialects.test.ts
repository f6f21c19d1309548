import { describe, expect, it } from 'vitest'
import { decode } from './decode.ts'
import { DIALECTS, type Dialect } from './dialects.ts'
import { HTTP_DIALECTS } from './http-dialects.ts'

const RECEIVED = Date.UTC(2026, 5, 1, 12)
const decoded = (dialect: Dialect, body: unknown) =>
  decode(dialect, new TextEncoder().encode(JSON.stringify(body)), RECEIVED)
const only = (dialect: Dialect, body: unknown) => decoded(dialect, body).positions[0]
const reasons = (dialect: Dialect, body: unknown) =>
  decoded(dialect, body).problems.map(({ reason }) => reason)

it('the list for pages has every dialect that has a form for HTTP', () => {
  const withForm = Object.entries(DIALECTS).flatMap(([name, { http }]) => (http === null ? [] : [name]))
  expect([...HTTP_DIALECTS].toSorted()).toEqual(withForm.toSorted())
})

describe('Traccar Client', () => {
  it('sends a query or a form: knots, percent, seconds, milliseconds or ISO', () => {
    const fields = {
      id: '1',
      lat: '42.5',
      lon: '-88.25',
      altitude: '224.5',
      speed: '10',
      bearing: '91',
      batt: '93.0',
    }
    const expected = {
      lat: 42.5,
      lng: -88.25,
      altitudeM: 224.5,
      speedKmh: 18.5,
      course: 91,
      batteryPercent: 93,
    }
    for (const timestamp of ['1780315140', '1780315140000', '2026-06-01T11:59:00Z', '2026-06-01 11:59:00'])
      expect(only('traccar-client', { ...fields, timestamp })).toMatchObject({
        ...expected,
        recordedAt: Date.parse('2026-06-01T11:59:00Z'),
      })
    expect(only('traccar-client', fields)?.recordedAt).toBe(RECEIVED)
    expect(only('traccar-client', { location: '1.5,2.5', timestamp: 1_780_315_140 })).toMatchObject({
      lat: 1.5,
      lng: 2.5,
    })
  })

  it('sends JSON in metres a second, with a charge of 0 to 1 and -1 for unknown', () => {
    const location = {
      timestamp: '2026-06-01T11:59:00.862Z',
      coords: { latitude: -6.1, longitude: 106.7, accuracy: 3.8, speed: 18, heading: 63, altitude: 35.7 },
      battery: { level: 0.79, is_charging: false },
    }
    expect(only('traccar-client', { location, device_id: '1' })).toMatchObject({
      lat: -6.1,
      lng: 106.7,
      accuracyM: 3.8,
      speedKmh: 64.8,
      course: 63,
      batteryPercent: 79,
    })
    const unknown = { ...location.coords, speed: -1, heading: -1 }
    expect(
      only('traccar-client', { location: { ...location, coords: unknown, battery: { level: -1 } } }),
    ).toMatchObject({ speedKmh: null, course: null, batteryPercent: null })
  })

  it('has contact without a fix, and a fix that an app made up decides nothing', () => {
    for (const body of [
      { id: '1', timestamp: '1780315140' },
      { id: '1', notificationToken: 'x' },
      { location: {} },
    ])
      expect(decoded('traccar-client', body)).toMatchObject({
        positions: [],
        problems: [],
        ignored: 'heartbeat',
      })
    expect(only('traccar-client', { lat: 1, lon: 2, mock: 'true' })?.accuracyM).toBe(100_000)
    expect(only('traccar-client', { lat: 1, lon: 2, valid: 'false' })?.accuracyM).toBe(100_000)
  })

  it('may send an array, of which a bad element loses no other', () => {
    const good = { lat: 1, lon: 2, timestamp: 1_780_315_140 }
    expect(decoded('traccar-client', [good, { ...good, lat: 'x' }, 7]).positions).toHaveLength(1)
    expect(reasons('traccar-client', [good, { ...good, lat: 'x' }, 7])).toEqual([
      'lat-not-a-number',
      'not-an-object',
    ])
  })
})

it('OsmAnd sends metres a second by the name of our template, and knots by Traccar’s', () => {
  const place = { lat: '1', lon: '2', timestamp: '1780315140000' }
  expect(only('osmand', { ...place, speedMs: '10' })?.speedKmh).toBe(36)
  expect(only('osmand', { ...place, speed: '10' })?.speedKmh).toBe(18.5)
})

it('GPSLogger sends metres a second, and the text null for unknown', () => {
  const fields = {
    lat: '1',
    lon: '2',
    timestamp: '1780315140',
    spd: '10',
    dir: '90',
    acc: '4',
    alt: 'null',
    batt: '',
  }
  expect(only('gpslogger', fields)).toMatchObject({
    speedKmh: 36,
    course: 90,
    accuracyM: 4,
    altitudeM: null,
    batteryPercent: null,
  })
  expect(reasons('gpslogger', { ...fields, lat: 'null' })).toEqual(['lat-missing'])
})

describe('Overland', () => {
  const feature = (more: object = {}, geometry: object = { type: 'Point', coordinates: [-122, 37.3] }) => ({
    type: 'Feature',
    geometry,
    properties: {
      timestamp: '2026-06-01T04:59:00-0700',
      speed: 4,
      altitude: 12,
      horizontal_accuracy: 30,
      vertical_accuracy: -1,
      battery_level: 0.8,
      ...more,
    },
  })

  it('sends GeoJSON, longitude first, with offsets, metres a second and -1 for unknown', () => {
    expect(only('overland', { locations: [feature({ course: -1 })] })).toMatchObject({
      recordedAt: Date.parse('2026-06-01T11:59:00Z'),
      lat: 37.3,
      lng: -122,
      speedKmh: 14.4,
      course: null,
      altitudeM: null,
      accuracyM: 30,
      batteryPercent: 80,
    })
  })

  it('has trips among its points, and an empty batch', () => {
    const trip = feature({ type: 'trip' }, { type: 'LineString' })
    const { positions, problems } = decoded('overland', { locations: [trip, feature()] })
    expect([positions.length, problems.length]).toEqual([1, 0])
    expect(decoded('overland', { locations: [] })).toMatchObject({
      positions: [],
      problems: [],
      ignored: 'empty',
    })
    expect(reasons('overland', { trip: {} })).toEqual(['position-missing'])
  })
})

it('Digital Matter sends records of fields, in centimetres a second and tens of millivolts', () => {
  const record = {
    SeqNo: 1,
    DateUTC: '2026-06-01 11:59:30',
    Fields: [
      {
        FType: 0,
        GpsUTC: '2026-06-01 11:59:00',
        Lat: -31.9,
        Long: 115.8,
        Alt: 20,
        Spd: 1_000,
        Head: 90,
        PosAcc: 5,
      },
      { FType: 2, DIn: 0b10111, DOut: 0, DevStat: 0 },
      { FType: 6, AnalogueData: { '1': 4_100, '2': 1_270 } },
    ],
  }
  const heartbeat = { SeqNo: 2, DateUTC: '2026-06-01 11:59:40', Fields: [{ FType: 2, DIn: 0 }] }
  const { positions, problems, ignored } = decoded('digital-matter', {
    SerNo: 1,
    Records: [record, heartbeat],
  })
  expect(problems).toEqual([])
  expect(ignored).toBe('heartbeat')
  expect(positions).toMatchObject([
    {
      recordedAt: Date.parse('2026-06-01T11:59:00Z'),
      lat: -31.9,
      lng: 115.8,
      speedKmh: 36,
      course: 90,
      accuracyM: 5,
      ignition: true,
      batteryVolts: 12.7,
      inputs: { din1: true, din2: true, din3: false, din4: true },
    },
  ])
  expect(only('digital-matter', { date: '2026-06-01T11:59:00Z', lat: 1, lng: 2, posAcc: 9 })).toMatchObject({
    lat: 1,
    lng: 2,
    accuracyM: 9,
  })
})

describe('a Traccar server', () => {
  const position = {
    id: 0,
    fixTime: '2026-06-01T11:59:00.000+00:00',
    deviceTime: '2026-06-01T11:59:01.000+00:00',
    valid: true,
    latitude: 52.37,
    longitude: 4.89,
    altitude: 3,
    speed: 10,
    course: 271,
    accuracy: 0,
    attributes: {
      ignition: true,
      batteryLevel: 87,
      power: 12.7,
      totalDistance: 182_344.1,
      hours: 7_200_000,
      rssi: 21,
      sat: 11,
      hdop: 0.9,
      blocked: false,
      alarm: 'hardBraking,tow',
    },
  }
  it('forwards knots, metres and milliseconds, and null for unknown', () => {
    expect(only('traccar', { position, device: {} })).toMatchObject({
      speedKmh: 18.5,
      course: 271,
      accuracyM: null,
      odometerKm: 182.34,
      engineHours: 2,
      cellular: 21,
      relayCut: false,
      events: ['rapidDeceleration', 'towing'],
      batteryVolts: 12.7,
      batteryPercent: 87,
    })
  })
  it.each([
    [
      { di1: true, di2: false },
      { din1: true, din2: false },
    ],
    [
      { in1: true, in4: false },
      { din1: true, din4: false },
    ],
    [{ adc1: 12_600 }, undefined],
  ])('LIV-7 with the attributes %j has the inputs %j', (attributes, inputs) => {
    expect(only('traccar', { position: { ...position, attributes } })?.inputs).toEqual(inputs)
  })
  it('repeats an old place as contact, and doubts some', () => {
    const contact = { positions: [], problems: [], ignored: 'outdated' }
    expect(decoded('traccar', { position: { ...position, outdated: true } })).toMatchObject(contact)
    expect(decoded('traccar', { position: { ...position, fixTime: '1980-01-06T00:00:00Z' } })).toMatchObject(
      contact,
    )
    expect(only('traccar', { position: { ...position, valid: false } })?.accuracyM).toBe(100_000)
    const approximate = { ...position, attributes: { approximate: true } }
    expect(only('traccar', { position: approximate })?.accuracyM).toBe(100_000)
    expect(reasons('traccar', { event: {} })).toEqual(['position-missing'])
  })
})

it('flespi sends flat messages in any order, with dots, other separators or nested', () => {
  const message = {
    ident: '1',
    timestamp: 1_780_315_140.25,
    'position.latitude': 53.9,
    'position.longitude': 27.45,
    'position.speed': 40,
    'position.satellites': 10,
    'gsm.signal.level': 100,
    'engine.ignition.status': true,
    'vehicle.mileage': 160,
    'harsh.braking.event.trigger': true,
  }
  const expected = {
    recordedAt: 1_780_315_140_250,
    lat: 53.9,
    speedKmh: 40,
    satellites: 10,
    cellular: 31,
    ignition: true,
    odometerKm: 160,
    events: ['rapidDeceleration'],
    accuracyM: null,
  }
  expect(only('flespi', message)).toMatchObject(expected)
  const underscored = Object.fromEntries(
    Object.entries(message).map(([name, value]) => [name.replaceAll('.', '_'), value]),
  )
  expect(only('flespi', underscored)).toMatchObject(expected)
  const nested = {
    ident: '1',
    timestamp: 1_780_315_140,
    position: { latitude: 1, longitude: 2, valid: false },
  }
  expect(only('flespi', nested)).toMatchObject({ lat: 1, lng: 2, accuracyM: 100_000 })
  expect(decoded('flespi', { ident: '1', timestamp: 1, din: 3 })).toMatchObject({
    positions: [],
    ignored: 'reading',
  })
})

it.each([
  [{ din: 5 }, { din1: true, din2: false, din3: true, din4: false }],
  [
    { 'din.1': true, 'din.2': false },
    { din1: true, din2: false },
  ],
  [
    { 'din.1': false, din: 3 },
    { din1: false, din2: true, din3: false, din4: false },
  ],
  [{ 'ain.1': 12.64, 'ain.2': 'x' }, { ain1: 12.64 }],
  [{ ain: { 2: 12.9 } }, { ain2: 12.9 }],
  [{}, undefined],
])('LIV-7 flespi sends inputs as %j: %j', (sent, inputs) => {
  const place = { timestamp: 1_780_315_140, 'position.latitude': 1, 'position.longitude': 2 }
  expect(only('flespi', { ...place, ...sent })?.inputs).toEqual(inputs)
})

it('Signal K sends radians and metres a second, and a speed of 102 for unknown', () => {
  const delta = (...values: object[]) => ({ updates: [{ timestamp: '2026-06-01T11:59:00Z', values }] })
  const place = { path: 'navigation.position', value: { latitude: 59.7, longitude: 24.7 } }
  expect(
    only(
      'signalk',
      delta(
        place,
        { path: 'navigation.speedOverGround', value: 3.85 },
        { path: 'navigation.courseOverGroundTrue', value: Math.PI / 2 },
        { path: 'electrical.batteries.1.voltage', value: 12.1 },
        { path: 'electrical.batteries.house.voltage', value: 12.7 },
      ),
    ),
  ).toMatchObject({ lat: 59.7, lng: 24.7, speedKmh: 13.9, course: 90, batteryVolts: 12.7 })
  expect(
    only('signalk', delta(place, { path: 'navigation.speedOverGround', value: 102.2 }))?.speedKmh,
  ).toBeNull()
  expect(decoded('signalk', delta({ path: 'environment.depth.belowKeel', value: 3 }))).toMatchObject({
    positions: [],
    problems: [],
    ignored: 'reading',
  })
})
