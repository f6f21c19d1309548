import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'
import { answerAfter, firstAnswer, isNo, isYes } from './memory/answer.ts'

/** The odometer passes a number of kilometres. Remembers whether it was beyond it. */
export function mileage({ value }: { value: number }): CompiledCondition {
  const isBeyond = (odometerKm: number | null) => (odometerKm === null ? null : odometerKm > value)
  return {
    ...READING,
    needsFix: false,
    instant: true,
    lasting: false,
    begin: ({ odometerKm }) => firstAnswer(isBeyond(odometerKm)),
    remember: ({ odometerKm }, before) => answerAfter(before, isBeyond(odometerKm)),
    look: (_report, _at, after, before) => (isNo(before) && isYes(after) ? 'met' : 'unmet'),
    reason: (report, at) =>
      reasonAt(
        { check: 'mileage', operator: 'exceeds', saw: report.odometerKm, limit: value, unit: 'km' },
        at,
        report,
      ),
  }
}
