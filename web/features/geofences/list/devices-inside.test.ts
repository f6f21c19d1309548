import { expect, test } from 'vitest'
import { aDevice } from '../../../make/a-device.ts'
import { devicesInside } from './use-inside-now.ts'

const CIRCLE = {
  shape: 'circle' as const,
  points: [{ latitude: 25.77, longitude: -80.17 }],
  radius: 500,
  width: null,
  deviceIds: [],
  plateNumbers: [],
}
const devices = [
  aDevice({ deviceId: 'IN', tracking: { latitude: 25.771, longitude: -80.17 } }),
  aDevice({ deviceId: 'OUT', tracking: { latitude: 25.78, longitude: -80.17 } }),
  aDevice({ deviceId: 'NEW', tracking: null }),
]
const idsInside = (deviceIds: string[]) =>
  devicesInside({ ...CIRCLE, deviceIds }, devices).map(({ deviceId }) => deviceId)

test('GEO-2 a device counts while its position is inside and the geofence applies to it', () => {
  expect(idsInside([])).toEqual(['IN'])
  expect(idsInside(['OUT'])).toEqual([])
})
