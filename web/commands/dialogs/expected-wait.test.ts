import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { expectedWait } from './expected-wait.ts'

const POWER_SAVE = { statusDescription: 'ACC_OFF,Power save mode' }

test('CMD-6 10-30 s when active, 3-5 min in power-save', () => {
  expect(expectedWait('cut', aDevice())).toBe('active')
  expect(expectedWait('storeOn', aDevice({ tracking: { statusDescription: 'Power save mode off' } }))).toBe(
    'active',
  )
  expect(expectedWait('cut', aDevice({ tracking: POWER_SAVE }))).toBe('powerSave')
  expect(expectedWait('restore', aDevice({ tracking: POWER_SAVE }))).toBe('powerSave')
})
test('CMD-6 up to an hour while the tracker is asleep, and to leave storage mode', () => {
  expect(expectedWait('cut', aDevice({ isInStorageMode: true, tracking: POWER_SAVE }))).toBe('asleep')
  expect(expectedWait('cut', aDevice({ tracking: { freshness: 'asleep' } }))).toBe('asleep')
  expect(expectedWait('storeOff', aDevice({ isInStorageMode: true }))).toBe('leaving')
})
test('CMD-6 no time is promised for a tracker out of contact', () => {
  expect(expectedWait('storeOff', aDevice({ tracking: { freshness: 'silent' } }))).toBe('silent')
  expect(expectedWait('cut', aDevice({ tracking: null }))).toBe('silent')
})
