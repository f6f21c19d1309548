import type { RuleContext } from './compile-condition.ts'
import { compileRule } from './compile-rules.ts'
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
  context: RuleContext,
  until: number,
): RehearsedRule {
  const run = runRule(reports, compileRule({ ...rule, definedAt: 0 }, context), until)
  return {
    firings: run.firings.map(({ firing }) => firing),
    suppressed: run.suppressed,
    noise: noiseOf(run, rule, until),
  }
}
