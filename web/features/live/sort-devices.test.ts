import { describe, expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { sortDevices } from './sort-devices.ts'

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
