import { describe, expect, test } from 'vitest'
import { doneIn, draftOf, emptyDraft, intervalIn, NOT_DONE } from './interval-draft.ts'

const NEW_YORK = 'America/New_York'
const MILES = 0.621371
const NOW = Date.parse('2026-06-10T20:00Z')
const OIL = { ...emptyDraft('SEA240'), name: 'Oil change', everyMonths: '6' }
const intervalOf = (part: Partial<typeof OIL>) => intervalIn({ ...OIL, ...part }, MILES, NEW_YORK, NOW)

describe('REP-3 an interval that is typed', () => {
  test.each([
    ['without a device', { deviceId: '' }, 'device'],
    ['without a name', { name: '  ' }, 'name'],
    ['that counts nothing', { everyMonths: '' }, 'every'],
    ['with a distance of 0', { everyDistance: '0' }, 'number'],
    ['with a distance that is no number', { everyDistance: 'far' }, 'number'],
    ['with 0 engine hours', { everyEngineHours: '0' }, 'number'],
    ['with 0 months', { everyMonths: '0' }, 'months'],
    ['with half a month', { everyMonths: '1.5' }, 'months'],
    ['with 121 months', { everyMonths: '121' }, 'months'],
    ['that was done tomorrow', { day: '2026-06-11' }, 'date'],
    ['that was done at an odometer below 0', { day: '2026-06-10', odometer: '-1' }, 'number'],
  ])('REP-3 %s is not saved', (_what, part, problem) => {
    expect(intervalOf(part)).toBe(problem)
  })

  test('REP-3 is in kilometres, and counts from now on where no day is entered', () => {
    expect(intervalOf({ everyDistance: '3000', everyMonths: '120' })).toEqual({
      deviceId: 'SEA240',
      name: 'Oil change',
      everyKm: 3_000 / MILES,
      everyEngineHours: null,
      everyMonths: 120,
      lastDone: null,
    })
  })

  test('REP-3 was done at noon of the day, or now on the day itself', () => {
    const doneOn = (day: string, now = NOW) => doneIn({ ...NOT_DONE, day }, MILES, NEW_YORK, now)
    expect(doneOn('2026-06-09')).toMatchObject({ at: '2026-06-09T16:00:00.000Z' })
    expect(doneOn('2026-06-10')).toMatchObject({ at: '2026-06-10T16:00:00.000Z' })
    const morning = Date.parse('2026-06-10T13:00Z')
    expect(doneOn('2026-06-10', morning)).toMatchObject({ at: '2026-06-10T13:00:00.000Z' })
  })

  test('REP-3 is edited in the account’s units', () => {
    const status = {
      id: 'oil',
      deviceId: 'SEA240',
      name: 'Oil change',
      everyKm: 5_000 / MILES,
      everyEngineHours: null,
      everyMonths: null,
      done: [],
      added: { at: '2026-01-01T00:00:00.000Z', odometerKm: null, engineHours: null },
      state: 'unknown' as const,
      leftKm: null,
      leftEngineHours: null,
      dueAt: null,
    }
    expect(draftOf(status, MILES)).toMatchObject({ everyDistance: '5000', everyMonths: '', day: '' })
  })
})
