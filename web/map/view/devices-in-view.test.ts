import { describe, expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { hasPosition } from '../features/device-features.ts'
import { devicesInView } from './bounds.ts'

const at = (latitude: number, longitude: number) =>
  aDevice({ deviceId: `${latitude},${longitude}`, tracking: { latitude, longitude } })
const inView = (
  view: [west: number, south: number, east: number, north: number],
  ...places: [number, number][]
) => {
  const [west, south, east, north] = view
  const devices = places.map(([lat, lng]) => at(lat, lng)).filter(hasPosition)
  return devicesInView(devices, { west, south, east, north }).map(({ deviceId }) => deviceId)
}

describe('LIV-8 the devices in view', () => {
  test('LIV-8 are those inside the edges', () => {
    expect(
      inView([-81, 25, -79, 27], [25, -81], [27, -79], [24.9, -80], [27.1, -80], [26, -81.1], [26, -78.9]),
    ).toEqual(['25,-81', '27,-79'])
  })
  test('LIV-8 start with the nearest to the centre', () => {
    expect(inView([-81, 25, -79, 27], [26.9, -80], [26, -80], [26, -80.5])).toEqual([
      '26,-80',
      '26,-80.5',
      '26.9,-80',
    ])
  })
  test('LIV-8 may lie on both sides of the antimeridian', () => {
    expect(inView([170, -20, 190, 0], [-10, 179], [-10, -179], [-10, 160], [-10, -160])).toEqual([
      '-10,179',
      '-10,-179',
    ])
    expect(inView([-190, -20, -170, 0], [-10, 179], [-10, -179])).toEqual(['-10,179', '-10,-179'])
  })
  test('LIV-8 are listed once even if the map shows several copies of the world', () => {
    expect(inView([-400, -80, 400, 80], [10, -180], [10, 20], [10, 180])).toHaveLength(3)
  })
})
