import { expect, it } from 'vitest'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import { toIso } from '../time.ts'
import { sharedPoint } from './shared-location.ts'

it('SHR-7 T41 a shared point has coordinates, time, speed, heading and altitude, and nothing else', () => {
  const fix = aStampedPosition({
    speedKmh: 31.5,
    course: 90,
    altitudeM: 3,
    batteryVolts: 12.7,
    odometerKm: 1204,
    satellites: 11,
    statusText: 'ACC_ON',
  })
  expect(sharedPoint(fix)).toEqual({
    lat: 26.1,
    lng: -80.1,
    timestampIso: toIso(NOON),
    speed: 31.5,
    heading: 90,
    altitude: 3,
  })
})

it('SHR-7 an unknown speed is 0, an unknown heading null', () => {
  expect(sharedPoint(aStampedPosition())).toMatchObject({ speed: 0, heading: null, altitude: null })
})
