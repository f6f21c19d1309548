import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../make/a-device.ts'
import { filterFleet, tagsOf } from './filter-fleet.ts'

const FLEET = [
  aDevice({ deviceName: 'drives', tags: ['north', 'rented'], tracking: { motionStatus: 'MOVING' } }),
  aDevice({ deviceName: 'drove', tracking: { motionStatus: 'MOVING', freshness: 'lastKnown' } }),
  aDevice({ deviceName: 'stands', tags: ['north'], tracking: { motionStatus: 'STOPPED' } }),
  aDevice({ deviceName: 'gone', isOnline: false, tracking: { motionStatus: 'MOVING', freshness: 'silent' } }),
  aDevice({ deviceName: 'new', isOnline: false, tags: ['Ärmel'], tracking: null }),
]
const narrowed = (by: Partial<Parameters<typeof filterFleet>[1]>) =>
  filterFleet(FLEET, { kind: undefined, tag: undefined, ...by }).map(({ deviceName }) => deviceName)

describe('LIV-3 narrowing the fleet', () => {
  test('LIV-3 moving are those that move now, not those that did when last known', () => {
    expect(narrowed({ kind: 'moving' })).toEqual(['drives'])
  })
  test('LIV-3 offline are those that are not online, also when nothing ever came', () => {
    expect(narrowed({ kind: 'offline' })).toEqual(['gone', 'new'])
  })
  test('LIV-3 by a tag, and by both', () => {
    expect(narrowed({ tag: 'north' })).toEqual(['drives', 'stands'])
    expect(narrowed({ tag: 'north', kind: 'moving' })).toEqual(['drives'])
    expect(narrowed({ tag: 'south' })).toEqual([])
  })
  test('LIV-3 by nothing are all', () => {
    expect(narrowed({}).length).toBe(FLEET.length)
  })
  test('LIV-3 tags are told once, in the order of the alphabet', () => {
    expect(tagsOf(FLEET)).toEqual(['Ärmel', 'north', 'rented'])
  })
})
