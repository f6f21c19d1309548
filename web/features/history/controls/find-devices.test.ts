import { expect, test } from 'vitest'
import { aDevice } from '../../../make/a-device.ts'
import { findDevices } from './find-devices.ts'

const DEVICES = [
  aDevice({ deviceId: 'TRK-1', deviceName: 'Sea Ray', vehicleNum: 'FL 1234', originalPlate: 'FL 1234' }),
  aDevice({ deviceId: 'TRK-2', deviceName: 'White van', vehicleNum: null, originalPlate: 'MIA-77' }),
]

test.each([
  ['sea ray', ['TRK-1']],
  [' fl 12', ['TRK-1']],
  ['mia', ['TRK-2']],
  ['trk', ['TRK-1', 'TRK-2']],
  ['', ['TRK-1', 'TRK-2']],
  ['zzz', []],
])('HIS-1 %j is found in name, vehicle number, plate and id', (text, ids) => {
  expect(findDevices(DEVICES, text).map(({ deviceId }) => deviceId)).toEqual(ids)
})
