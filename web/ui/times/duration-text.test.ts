import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '../../i18n/i18n.ts'
import { durationInOneUnit } from './duration-text.ts'

beforeAll(() => startTexts('en'))

test.each([
  [0, '0\u202fs', '0\u202fs'],
  [119, '119\u202fs', '119\u202fs'],
  [120, '2 min', '2 min'],
  [121, '2 min', '3 min'],
  [7199, '119 min', '120 min'],
  [7200, '2 h', '2 h'],
  [7201, '2 h', '3 h'],
])('APP-12 %i s are shown as %s, and as %s for a wait that must not be too short', (seconds, age, wait) => {
  expect(durationInOneUnit(i18next.t, seconds)).toBe(age)
  expect(durationInOneUnit(i18next.t, seconds, Math.ceil)).toBe(wait)
})
