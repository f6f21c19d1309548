import { describe, expect, test } from 'vitest'
import { tagsOf } from '../../../devices/tags-of.ts'
import { aDevice } from '../../../make/a-device.ts'
import { filterFleet } from './filter-fleet.ts'

const FLEET = [
  aDevice({ deviceName: 'moving', tags: ['north', 'rented'], tracking: { motionStatus: 'MOVING' } }),
  aDevice({ deviceName: 'was moving', tracking: { motionStatus: 'MOVING', freshness: 'lastKnown' } }),
  aDevice({ deviceName: 'stopped', tags: ['north'], tracking: { motionStatus: 'STOPPED' } }),
  aDevice({
    deviceName: 'silent',
    isOnline: false,
    tracking: { motionStatus: 'MOVING', freshness: 'silent' },
  }),
  aDevice({ deviceName: 'new', isOnline: false, tags: ['Ärmel'], tracking: null }),
]
const filtered = (by: Partial<Parameters<typeof filterFleet>[1]>) =>
  filterFleet(FLEET, { filter: undefined, tag: undefined, ...by }).map(({ deviceName }) => deviceName)

describe('LIV-3 filtering the fleet', () => {
  test('LIV-3 "moving" matches devices that move now, not those whose last known position was moving', () => {
    expect(filtered({ filter: 'moving' })).toEqual(['moving'])
  })
  test('LIV-3 "offline" matches devices that are not online, including those without any position', () => {
    expect(filtered({ filter: 'offline' })).toEqual(['silent', 'new'])
  })
  test('OVR-2 OVR-3 "online", "silent", "lowBattery" and "relayCut" match what the overview counts', () => {
    expect(filtered({ filter: 'online' })).toEqual(['moving', 'was moving', 'stopped'])
    expect(filtered({ filter: 'silent' })).toEqual(['silent'])
    const fleet = [
      aDevice({ deviceId: 'full', tracking: { batteryVoltage: 12.2 } }),
      aDevice({ deviceId: 'low', isRelayCut: false, tracking: { batteryVoltage: 12.19 } }),
      aDevice({ deviceId: 'cut', isRelayCut: true, tracking: null }),
    ]
    const idsOf = (filter: 'lowBattery' | 'relayCut') =>
      filterFleet(fleet, { filter, tag: undefined }).map(({ deviceId }) => deviceId)
    expect(idsOf('lowBattery')).toEqual(['low'])
    expect(idsOf('relayCut')).toEqual(['cut'])
  })
  test('LIV-3 by a tag, and by both', () => {
    expect(filtered({ tag: 'north' })).toEqual(['moving', 'stopped'])
    expect(filtered({ tag: 'north', filter: 'moving' })).toEqual(['moving'])
    expect(filtered({ tag: 'south' })).toEqual([])
  })
  test('LIV-3 without criteria all match', () => {
    expect(filtered({}).length).toBe(FLEET.length)
  })
  test('LIV-3 tags are listed once each, in alphabetical order', () => {
    expect(tagsOf(FLEET)).toEqual(['Ärmel', 'north', 'rented'])
  })
})
