import { expect, test } from 'vitest'
import { SECOND_MS } from '../../../shared/time.ts'
import { aDevice } from '../../make/a-device.ts'
import { interlockPreview } from './interlock-preview.ts'

const FIX_AT = '2026-11-21T12:00:00.000Z'
const NOW = Date.parse(FIX_AT)
type TrackingFields = NonNullable<Parameters<typeof aDevice>[0]>['tracking']
const preview = (tracking: TrackingFields, ageMs = 0) =>
  interlockPreview(aDevice({ tracking }).tracking, NOW + ageMs)

test('CMD-2 T45 a cut would be sent below 20 km/h and held from there on', () => {
  expect(preview({ speed: 19.9 })).toBe('open')
  expect(preview({ speed: 20 })).toBe('speed')
  expect(preview({ speed: null })).toBe('speedUnknown')
})
test('CMD-2 T47 it would be sent with a fix 60 s old and held with an older one', () => {
  expect(preview({ speed: 5 }, 60 * SECOND_MS)).toBe('open')
  expect(preview({ speed: 5 }, 60 * SECOND_MS + 1)).toBe('fixAge')
})
test('CMD-2 it would be held without a position, and with one that is not reliable', () => {
  expect(preview(null)).toBe('noFix')
  expect(preview({ speed: 5, flags: ['jump'] })).toBe('invalidFix')
  expect(preview({ speed: 5, flags: ['clock'] })).toBe('invalidFix')
  expect(preview({ speed: 5, flags: ['weekRepaired'] })).toBe('open')
})
