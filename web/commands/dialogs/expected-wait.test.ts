import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { timeItTakes } from './expected-wait.ts'

const SAVING = { statusDescription: 'ACC_OFF,Power save mode' }

test('CMD-6 10-30 s when active, 3-5 min in power-save', () => {
  expect(timeItTakes('cut', aDevice())).toBe('active')
  expect(timeItTakes('storeOn', aDevice({ tracking: { statusDescription: 'Power save mode off' } }))).toBe(
    'active',
  )
  expect(timeItTakes('cut', aDevice({ tracking: SAVING }))).toBe('powerSave')
  expect(timeItTakes('restore', aDevice({ tracking: SAVING }))).toBe('powerSave')
})
test('CMD-6 up to an hour while it sleeps, and to leave storage mode', () => {
  expect(timeItTakes('cut', aDevice({ isInStorageMode: true, tracking: SAVING }))).toBe('asleep')
  expect(timeItTakes('cut', aDevice({ tracking: { freshness: 'asleep' } }))).toBe('asleep')
  expect(timeItTakes('storeOff', aDevice({ isInStorageMode: true }))).toBe('leaving')
})
test('CMD-6 no time is promised for a tracker that is not heard', () => {
  expect(timeItTakes('storeOff', aDevice({ tracking: { freshness: 'silent' } }))).toBe('silent')
  expect(timeItTakes('cut', aDevice({ tracking: null }))).toBe('silent')
})
