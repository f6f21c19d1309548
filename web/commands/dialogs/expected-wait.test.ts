import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { expectedWait } from './expected-wait.ts'

const POWER_SAVE = { statusDescription: 'ACC_OFF,Power save mode' }

test('CMD-6 10-30 s when active, 3-5 min in power-save', () => {
  expect(expectedWait('cut', aDevice())).toEqual({ kind: 'active' })
  expect(
    expectedWait('storeOn', aDevice({ tracking: { statusDescription: 'Power save mode off' } })),
  ).toEqual({ kind: 'active' })
  expect(expectedWait('cut', aDevice({ tracking: POWER_SAVE }))).toEqual({ kind: 'powerSave' })
  expect(expectedWait('restore', aDevice({ tracking: POWER_SAVE }))).toEqual({ kind: 'powerSave' })
})
test('CMD-6 up to an hour while the tracker is asleep, and to leave storage mode', () => {
  expect(expectedWait('cut', aDevice({ isInStorageMode: true, tracking: POWER_SAVE }))).toEqual({
    kind: 'asleep',
  })
  expect(expectedWait('cut', aDevice({ tracking: { freshness: 'asleep' } }))).toEqual({ kind: 'asleep' })
  expect(expectedWait('storeOff', aDevice({ isInStorageMode: true }))).toEqual({ kind: 'leaving' })
})
test('CMD-6 no time is promised for a tracker out of contact', () => {
  expect(expectedWait('storeOff', aDevice({ tracking: { freshness: 'silent' } }))).toEqual({ kind: 'silent' })
  expect(expectedWait('cut', aDevice({ tracking: null }))).toEqual({ kind: 'silent' })
})

test.each([
  [null, { kind: 'active' }],
  [15, { kind: 'active' }],
  [30, { kind: 'active' }],
  [31, { kind: 'nextReport', intervalSeconds: 31 }],
  [60, { kind: 'nextReport', intervalSeconds: 60 }],
])('CMD-6 a tracker that reports every %s s takes %o', (reportIntervalSeconds, wait) => {
  expect(expectedWait('cut', aDevice({ tracking: { reportIntervalSeconds } }))).toEqual(wait)
})
test('CMD-6 power-save and storage mode keep their waits, whatever the interval is', () => {
  const tracking = { ...POWER_SAVE, reportIntervalSeconds: 60 }
  expect(expectedWait('cut', aDevice({ tracking }))).toEqual({ kind: 'powerSave' })
  expect(expectedWait('cut', aDevice({ tracking, isInStorageMode: true }))).toEqual({ kind: 'asleep' })
})
