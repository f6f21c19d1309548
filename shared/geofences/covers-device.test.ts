import { expect, test } from 'vitest'
import { coversDevice } from './covers-device.ts'

const VAN = { deviceId: 'VAN1', vehicleNum: 'FL 123' }
const BOAT = { deviceId: 'SEA240', vehicleNum: null }

test.each([
  [[], [], true, true],
  [['VAN1'], [], true, false],
  [[], ['FL 123'], true, false],
  [[], ['SEA240'], false, true],
  [['SEA240'], ['FL 123'], true, true],
  [['REMOVED'], [], false, false],
  [[], ['REMOVED'], false, false],
])(
  'GEO-4 T18 a geofence of the devices %j and plates %j watches the van: %s, the boat: %s',
  (deviceIds, plateNumbers, van, boat) => {
    expect(coversDevice({ deviceIds, plateNumbers }, VAN)).toBe(van)
    expect(coversDevice({ deviceIds, plateNumbers }, BOAT)).toBe(boat)
  },
)
