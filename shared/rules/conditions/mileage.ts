import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** The odometer passes a number of kilometres. Remembers whether it was beyond it. */
export function mileage({ value }: { value: number }): CompiledCondition {
  const isBeyond = (odometerKm: number | null, before: number | null) =>
    odometerKm === null ? before : Number(odometerKm > value)
  return {
    ...READING,
    instant: true,
    lasting: false,
    begin: ({ odometerKm }) => isBeyond(odometerKm, null),
    remember: ({ odometerKm }, before) => isBeyond(odometerKm, before),
    look: (_report, _at, after, before) => (before === 0 && after === 1 ? 'met' : 'unmet'),
    reason: (report, at) =>
      reasonAt(
        { check: 'mileage', operator: 'exceeds', saw: report.odometerKm, limit: value, unit: 'km' },
        at,
        report,
      ),
  }
}
