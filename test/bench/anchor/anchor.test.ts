import { expect, it } from 'vitest'
import { compareAlarms } from './compare-alarms.ts'

/** Five nights of each kind, of which the bench has 500. */
const SEEDS = 5
/** The counts are those of this seed. They change with the rule, and with any part of a night. */
const FIRST_SEED = 20_261_122

it('raises no alarm on a hundred quiet nights, and as many for a hundred drags as when it was measured', () => {
  const counted = compareAlarms(SEEDS, FIRST_SEED).map(({ name, falseAlarms, detections }) => ({
    name,
    falseAlarms: falseAlarms.length,
    drags: detections.length,
    within90Seconds: detections.filter(({ seconds }) => seconds <= 90).length,
    never: detections.filter(({ seconds }) => seconds === Number.POSITIVE_INFINITY).length,
  }))
  expect(counted).toEqual([
    { name: 'anchor watch', falseAlarms: 0, drags: 99, within90Seconds: 71, never: 1 },
    { name: 'radius alone', falseAlarms: 54, drags: 99, within90Seconds: 77, never: 20 },
    { name: 'radius with a delay of 60 s', falseAlarms: 12, drags: 99, within90Seconds: 77, never: 1 },
    { name: 'Signal K', falseAlarms: 88, drags: 99, within90Seconds: 38, never: 61 },
  ])
})
