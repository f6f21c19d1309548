import { describe, expect, test } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { toIso } from '../time.ts'
import { decode } from './decode.ts'
import { fieldReader } from './field-reader.ts'

const time = toIso(NOON)
const positionOf = (message: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(message))
  return decode('vectra', bytes, NOON).positions[0]
}

const PLAIN = {
  time,
  lat: 26.1,
  lng: -80.1,
  speedKmh: 31.5,
  ignition: true,
  odometerKm: 1204.6,
  statusText: 'Stop 5m',
}

const SPELLINGS: [spelling: string, message: object][] = [
  [
    'Lat, Lon, Speed, Mileage, StatusDes, GPSTime',
    {
      GPSTime: time,
      Lat: 26.1,
      Lon: -80.1,
      Speed: 31.5,
      ACC: true,
      Mileage: 1204.6,
      StatusDes: 'Stop 5m',
    },
  ],
  [
    'a history point, as the specification writes it',
    {
      GPSTime: time,
      Latitude: 26.1,
      Longitude: -80.1,
      Speed: 31.5,
      ACC: true,
      Mileage: 1204.6,
      statusDescription: 'Stop 5m',
    },
  ],
  [
    'a history point in lower case',
    {
      gpstime: time,
      latitude: 26.1,
      longitude: -80.1,
      speed: 31.5,
      acc: true,
      mileage: 1204.6,
      statusdes: 'Stop 5m',
    },
  ],
  [
    'lng, lat, timestampIso',
    {
      timestampIso: time,
      lng: -80.1,
      lat: 26.1,
      speed: '31.5',
      acc: 'ACC_ON',
      mileage: '1204.6',
      statusDescription: 'Stop 5m',
    },
  ],
  [
    'lastUpdate',
    {
      lastUpdate: time,
      Lat: 26.1,
      Lon: -80.1,
      Speed: 31.5,
      acc: 1,
      Mileage: 1204.6,
      StatusDes: 'Stop 5m',
    },
  ],
]

describe('STA-7 older spellings', () => {
  test.each(SPELLINGS)('STA-7 %s decode to the same position', (_, message) => {
    expect(positionOf(message)).toEqual(positionOf(PLAIN))
    expect(positionOf(message)?.odometerKm).toBe(1204.6)
  })

  test.each([
    ['ACC_ON', true],
    ['ACC_OFF', false],
    ['Stop 5m', null],
  ])('STA-7 without a flag, %s in StatusDes is the engine', (StatusDes, ignition) => {
    expect(positionOf({ GPSTime: time, Lat: 26.1, Lon: -80.1, StatusDes })?.ignition).toBe(ignition)
  })

  test('STA-7 the first spelling with a value wins, in any case', () => {
    const field = fieldReader({ Speed: null, SPEED: 3, speedKmh: 7, lat: undefined })
    expect(field('speedkmh', 'speed')).toBe(7)
    expect(field('speed', 'speedkmh')).toBe(3)
    expect(field('mileage')).toBeUndefined()
  })
})
