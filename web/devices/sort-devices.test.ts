import { describe, expect, test } from 'vitest'
import { aDevice } from '../make/a-device.ts'
import {
  createDeviceSorter,
  DEVICE_SORTS,
  type DeviceSort,
  reorderDevices,
  sortDevices,
  TABLE_SORTS,
  type TableSort,
} from './sort-devices.ts'

const lastSeen = (deviceName: string, lastUpdate: string | null) =>
  aDevice({ deviceName, tracking: lastUpdate === null ? null : { lastUpdate } })
const FLEET = [
  lastSeen('Boat 10', '2026-11-21T12:00:00.000Z'),
  lastSeen('Boat 9', null),
  lastSeen('anchor', '2026-11-21T11:00:00.000Z'),
  lastSeen('Zodiac', '2026-11-21T12:00:01.000Z'),
]
const names = (sort: DeviceSort) => sortDevices(FLEET, sort).map(({ deviceName }) => deviceName)

describe('LIV-3 the order of the list', () => {
  test('LIV-3 by name: numbers as numbers, ignoring case', () => {
    expect(names('name')).toEqual(['anchor', 'Boat 9', 'Boat 10', 'Zodiac'])
  })
  test('LIV-3 by last contact: newest first, devices without contact last', () => {
    expect(names('lastContact')).toEqual(['Zodiac', 'Boat 10', 'anchor', 'Boat 9'])
  })
})

describe('LIV-3 the order reused from one answer to the next', () => {
  const [first, ...others] = FLEET
  if (first === undefined) throw new Error('the fleet is empty')
  const NEXT: Record<string, typeof FLEET> = {
    'the same devices': [...FLEET],
    'one that moved': [
      { ...first, tracking: aDevice({ tracking: { ...first.tracking, latitude: 27 } }).tracking },
      ...others,
    ],
    'one that was renamed': [{ ...first, deviceName: 'aft' }, ...others],
    'one with a newer contact': [lastSeen('Boat 10', '2026-11-21T12:00:02.000Z'), ...others],
    'one less': others,
    'another order': [...others, first],
  }
  test.each(Object.keys(NEXT))('LIV-3 %s: same order as a fresh sort, with the new devices', (name) => {
    const next = NEXT[name] ?? []
    for (const sort of DEVICE_SORTS) {
      const sorted = createDeviceSorter()
      sorted(FLEET, sort)
      const found = sorted(next, sort)
      expect(found).toEqual(sortDevices(next, sort))
      expect(found.every((device) => next.includes(device))).toBe(true)
    }
  })
  test('LIV-3 a different sort starts over', () => {
    const sorted = createDeviceSorter()
    sorted(FLEET, 'name')
    expect(sorted(FLEET, 'lastContact')).toEqual(sortDevices(FLEET, 'lastContact'))
  })
})

describe('DEV-1 the order of the table', () => {
  const BY_NAME = [
    aDevice({ deviceName: 'a', isOnline: false, tags: ['north'], tracking: { speed: 3 } }),
    aDevice({ deviceName: 'b', hasSubscription: false, isOnline: false, tracking: null }),
    aDevice({ deviceName: 'c', tags: ['east', 'rented'], tracking: { speed: 40 } }),
    aDevice({ deviceName: 'd', tracking: { speed: 0, lastUpdate: '2026-11-21T12:00:09.000Z' } }),
  ]
  const CASES: Record<TableSort, [first: string, reversed: string]> = {
    name: ['abcd', 'dcba'],
    lastContact: ['dacb', 'bacd'],
    tags: ['cabd', 'bdac'],
    subscription: ['acdb', 'bacd'],
    status: ['cdab', 'abcd'],
    speed: ['cadb', 'bdac'],
  }
  const letters = (sort: TableSort, isReversed: boolean) =>
    reorderDevices(BY_NAME, sort, isReversed)
      .map(({ deviceName }) => deviceName)
      .join('')
  test.each(TABLE_SORTS)('DEV-1 by %s, and reversed; equal ones stay in the order of their names', (sort) => {
    expect([letters(sort, false), letters(sort, true)]).toEqual(CASES[sort])
  })
})
