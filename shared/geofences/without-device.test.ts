import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coversDevice } from './covers-device.ts'
import { withoutDevice } from './without-device.ts'

const VAN = { deviceId: 'VAN1', vehicleNum: 'M-AB 1' }
const BOAT = { deviceId: 'BOAT1', vehicleNum: null }
const others = new Set(['BOAT1', 'CAR1', 'FL-77'])

test.each([
  [[], [], 'unchanged'],
  [['BOAT1'], ['FL-77'], 'unchanged'],
  [['VAN1'], [], 'disabled'],
  [[], ['M-AB 1'], 'disabled'],
  [['VAN1'], ['VAN1', 'M-AB 1'], 'disabled'],
  [['VAN1', 'BOAT1'], ['M-AB 1'], { deviceIds: ['BOAT1'], plateNumbers: [] }],
  [['VAN1'], ['FL-77'], { deviceIds: [], plateNumbers: ['FL-77'] }],
])(
  'DEV-2 T18 without the van, a geofence of the devices %j and plates %j is %j',
  (deviceIds, plateNumbers, expected) => {
    expect(withoutDevice({ deviceIds, plateNumbers }, VAN, others)).toEqual(expected)
  },
)

test('DEV-2 a plate that another device has stays', () => {
  const assignment = { deviceIds: [], plateNumbers: ['M-AB 1'] }
  expect(withoutDevice(assignment, VAN, new Set(['M-AB 1']))).toBe('unchanged')
})

test('DEV-2 T18 no geofence that named something starts to watch all devices', () => {
  const names = fc.array(fc.constantFrom('VAN1', 'M-AB 1', 'BOAT1', 'FL-77'), { maxLength: 4 })
  fc.assert(
    fc.property(names, names, (deviceIds, plateNumbers) => {
      const before = { deviceIds, plateNumbers }
      const left = withoutDevice(before, VAN, others)
      const after = typeof left === 'string' ? before : left
      expect(coversDevice(after, BOAT)).toBe(coversDevice(before, BOAT))
    }),
  )
})
