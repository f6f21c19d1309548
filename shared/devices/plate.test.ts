import { expect, test } from 'vitest'
import { deviceByPlate } from './plate.ts'

const BOAT = { vehicleNum: 'FL 1234', deviceId: 'SEA240' }
const NAMED_LIKE_IT = { vehicleNum: null, deviceId: 'FL 1234' }

test('HIS-5 a plate is a vehicle number, else an id', () => {
  expect(deviceByPlate([NAMED_LIKE_IT, BOAT], 'FL 1234')).toBe(BOAT)
  expect(deviceByPlate([NAMED_LIKE_IT], 'FL 1234')).toBe(NAMED_LIKE_IT)
  expect(deviceByPlate([BOAT], 'SEA240')).toBe(BOAT)
  expect(deviceByPlate([BOAT], 'fl 1234')).toBeNull()
})
