import { expect, test } from 'vitest'
import { SECOND_MS } from '../../../shared/time.ts'
import { aDevice } from '../../make/a-device.ts'
import { interlockPreview } from './interlock-preview.ts'

const FIX_AT = '2026-11-21T12:00:00.000Z'
const NOW = Date.parse(FIX_AT)
type Given = NonNullable<Parameters<typeof aDevice>[0]>['tracking']
const ahead = (tracking: Given, ageMs = 0) => interlockPreview(aDevice({ tracking }).tracking, NOW + ageMs)

test('CMD-2 T45 the gate ahead is open below 20 km/h and closed from there on', () => {
  expect(ahead({ speed: 19.9 })).toBe('open')
  expect(ahead({ speed: 20 })).toBe('speed')
  expect(ahead({ speed: null })).toBe('speedUnknown')
})
test('CMD-2 T47 a fix of 60 s opens it, an older one does not', () => {
  expect(ahead({ speed: 5 }, 60 * SECOND_MS)).toBe('open')
  expect(ahead({ speed: 5 }, 60 * SECOND_MS + 1)).toBe('fixAge')
})
test('CMD-2 without a position, or with one that is not taken at its word, it is closed', () => {
  expect(ahead(null)).toBe('noFix')
  expect(ahead({ speed: 5, flags: ['jump'] })).toBe('invalidFix')
  expect(ahead({ speed: 5, flags: ['clock'] })).toBe('invalidFix')
  expect(ahead({ speed: 5, flags: ['weekRepaired'] })).toBe('open')
})
