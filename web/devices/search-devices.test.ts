import { describe, expect, test } from 'vitest'
import { aDevice } from '../make/a-device.ts'
import { searchAllDevices, searchDevices } from './search-devices.ts'

const FLEET = [
  aDevice({ deviceId: 'SEA240', deviceName: 'Sea Ray 10' }),
  aDevice({ deviceId: 'CAR1', deviceName: 'Ford Explorer', originalPlate: 'FL-77 X' }),
  aDevice({ deviceId: 'SEA9', deviceName: 'Sea Ray 9' }),
  aDevice({ deviceId: 'OLD1', deviceName: 'Sea of old', hasSubscription: false }),
]
const found = (text: string) => searchDevices(FLEET, text).map(({ deviceName }) => deviceName)

describe('LIV-9 the search', () => {
  test.each([
    ['sea ray', ['Sea Ray 10', 'Sea Ray 9']],
    ['fl-77', ['Ford Explorer']],
    ['car1', ['Ford Explorer']],
    ['  EXPLORER ', ['Ford Explorer']],
    ['submarine', []],
  ])('LIV-9 %j matches name, plate or id, ignoring case', (text, names) => {
    expect(found(text)).toEqual(names)
  })
  test('LIV-9 an empty text matches every subscribed device', () => {
    expect(found('')).toEqual(['Sea Ray 10', 'Ford Explorer', 'Sea Ray 9'])
  })
})

test.each([
  ['sea of old', ['OLD1']],
  ['fl-77', ['CAR1']],
  ['sea9', ['SEA9']],
  [' RENTED', ['OLD1', 'CAR1']],
  ['rented north', []],
  ['', ['OLD1', 'CAR1', 'SEA9']],
])('DEV-1 %j matches name, plate, id or tag of all devices', (text, ids) => {
  const fleet = [
    aDevice({
      deviceId: 'OLD1',
      deviceName: 'Sea of old',
      hasSubscription: false,
      tags: ['Rented', 'north'],
    }),
    aDevice({ deviceId: 'CAR1', deviceName: 'Ford', originalPlate: 'FL-77 X', tags: ['rented'] }),
    aDevice({ deviceId: 'SEA9', deviceName: 'Ray' }),
  ]
  expect(searchAllDevices(fleet, text).map(({ deviceId }) => deviceId)).toEqual(ids)
})
