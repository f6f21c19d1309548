import { describe, expect, test } from 'vitest'
import { aDevice } from '../make/a-device.ts'
import { createDeviceSorter, sortDevices } from './sort-devices.ts'

const heard = (deviceName: string, lastUpdate: string | null) =>
  aDevice({ deviceName, tracking: lastUpdate === null ? null : { lastUpdate } })
const FLEET = [
  heard('Boat 10', '2026-11-21T12:00:00.000Z'),
  heard('Boat 9', null),
  heard('anchor', '2026-11-21T11:00:00.000Z'),
  heard('Zodiac', '2026-11-21T12:00:01.000Z'),
]
const names = (sort: 'name' | 'heard') => sortDevices(FLEET, sort).map(({ deviceName }) => deviceName)

describe('LIV-3 the order of the list', () => {
  test('LIV-3 by name: numbers as numbers, in any case', () => {
    expect(names('name')).toEqual(['anchor', 'Boat 9', 'Boat 10', 'Zodiac'])
  })
  test('LIV-3 the last heard first, what was never heard last', () => {
    expect(names('heard')).toEqual(['Zodiac', 'Boat 10', 'anchor', 'Boat 9'])
  })
})

describe('LIV-3 the order that is kept from one answer to the next', () => {
  const [first, ...others] = FLEET
  if (first === undefined) throw new Error('the fleet is empty')
  const NEXT: Record<string, typeof FLEET> = {
    'the same devices': [...FLEET],
    'one that moved': [
      { ...first, tracking: aDevice({ tracking: { ...first.tracking, latitude: 27 } }).tracking },
      ...others,
    ],
    'one that was renamed': [{ ...first, deviceName: 'aft' }, ...others],
    'one that was heard again': [heard('Boat 10', '2026-11-21T12:00:02.000Z'), ...others],
    'one less': others,
    'another order': [...others, first],
  }
  test.each(Object.keys(NEXT))('LIV-3 %s: as if sorted anew, of the devices as they are now', (name) => {
    const next = NEXT[name] ?? []
    for (const sort of ['name', 'heard'] as const) {
      const inOrder = createDeviceSorter()
      inOrder(FLEET, sort)
      const found = inOrder(next, sort)
      expect(found).toEqual(sortDevices(next, sort))
      expect(found.every((device) => next.includes(device))).toBe(true)
    }
  })
  test('LIV-3 another way of sorting', () => {
    const inOrder = createDeviceSorter()
    inOrder(FLEET, 'name')
    expect(inOrder(FLEET, 'heard')).toEqual(sortDevices(FLEET, 'heard'))
  })
})
