import type { Geofences } from './compile-condition.ts'
import { compileRules } from './compile-rules.ts'
import type { Firing, SuppressedFiring } from './firing.ts'
import { type Noise, noiseOf } from './noise.ts'
import type { Rule } from './rule.ts'
import { runRule } from './run-rule.ts'
import type { TrailReport } from './trail-reports.ts'

export type RehearsedRule = {
  firings: readonly Firing[]
  suppressed: readonly SuppressedFiring[]
  noise: Noise
}

/**
 * What a rule would have raised for one device on its trail up to a time (epoch ms), whether or not it is enabled and
 * whenever it was defined. The first report is the baseline.
 */
export function rehearseRule(
  reports: readonly TrailReport[],
  rule: Rule,
  geofences: Geofences,
  until: number,
): RehearsedRule {
  const rehearsed = { ...rule, enabled: true, definedAt: 0 }
  const [compiled] = compileRules([rehearsed], geofences)
  if (compiled === undefined) throw new Error('An enabled rule is compiled')
  const run = runRule(reports, compiled, until)
  return {
    firings: run.firings.map(({ firing }) => firing),
    suppressed: run.suppressed,
    noise: noiseOf(run, rehearsed, until),
  }
}
