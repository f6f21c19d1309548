import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { createTimes } from '../../../../shared/times/times.ts'
import type { Check, Explanation } from '../../../../shared/watching/explain/explanation.ts'
import { appTexts as en } from '../../../i18n/en/app.ts'
import { whyNotTexts } from '../../../i18n/en/why-not.ts'
import { createUnitTexts } from '../../../ui/units/unit-texts.ts'
import { whySentence } from './why-sentence.ts'

const texts = i18next.createInstance()
beforeAll(() =>
  texts.init({
    lng: 'en',
    resources: { en: { translation: { ...en, ...whyNotTexts } } },
    interpolation: { escapeValue: false },
  }),
)

const ASKED = Date.UTC(2026, 5, 1, 14, 3)
const times = createTimes(
  { timezone: 'UTC', timeFormat: '24h', dateFormat: 'YYYY-MM-DD', firstDayOfWeek: 'monday' },
  { language: 'en', invalid: '', browserZone: 'UTC', now: ASKED },
)

const said = (explanation: Explanation) =>
  whySentence(
    explanation,
    { device: 'Van', geofence: 'Marina', asked: ASKED },
    {
      t: texts.t,
      times,
      units: createUnitTexts('km', 'en'),
      minutesText: (minutes) => `${minutes} min`,
    },
  ).replaceAll('\u202f', ' ')

const aCheck = (check: Check['check'], saw: number, limit: number, unit: Check['unit'] = 'm'): Check => ({
  check,
  saw,
  limit,
  unit,
  at: '2026-06-01T14:02:11.000Z',
  accuracyM: null,
})

test.each<[Explanation, string]>([
  [
    { fired: false, because: 'notAcross', checks: [aCheck('outsideBy', 340, 15)] },
    'At 14:02:11, Van was 340 m outside Marina and didn’t enter. Entering takes a position more than 15 m inside, or two in a row.',
  ],
  [
    { fired: false, because: 'notConfirmed', eventType: 'exit', checks: [aCheck('outsideBy', 22.4, 15)] },
    'Only one position, at 14:02:11, was outside Marina, by 22 m. Leaving takes two in a row, each more than 15 m outside.',
  ],
  [
    { fired: false, because: 'held', flag: 'jump', checks: [aCheck('insideBy', 1_500, 15)] },
    'The position at 14:02:11 was 1.5 km inside Marina, but it didn’t count: it was too far from the one before to be plausible.',
  ],
  [
    {
      fired: true,
      because: null,
      eventType: 'entry',
      eventId: 'e1',
      checks: [aCheck('insideBy', 40, 15)],
    },
    'There was an alert: Van entered Marina at 14:02:11.',
  ],
  [
    { fired: false, because: 'dwellTooShort', checks: [aCheck('dwelled', 9, 10, 'min')] },
    'At 14:02:11, Van had been in Marina for 9 min. The alert for staying comes after 10 min.',
  ],
  [
    { fired: false, because: 'noPositions', checks: [aCheck('lastPosition', 45, 30, 'min')] },
    'Van sent no position within 30 min of this time. The last one before is from 14:02:11, 45 min earlier.',
  ],
  [
    { fired: false, because: 'noPositions', checks: [] },
    'Van sent no position within 30 min of this time, and none in the year before.',
  ],
])('GEO-7 GEO-4 an explanation is said with its figures: %o', (explanation, sentence) => {
  expect(said(explanation)).toBe(sentence)
})
