import { MINUTE_MS } from '../time.ts'
import { compileCondition, type RuleContext } from './compile-condition.ts'
import type { CompiledCondition } from './conditions/compiled-condition.ts'
import type { Rule } from './rule.ts'

/** A rule, ready for many reports. */
export type CompiledRule = {
  ruleId: string
  definedAt: number
  cooldownMs: number
  conditions: readonly CompiledCondition[]
  /** Has a condition that is true at one report only: then it may fire at the next report again. */
  instant: boolean
  /** Whether it may fire between two reports. */
  lasting: boolean
  /** Whether time alone may change it. */
  timed: boolean
  byContact: boolean
  /** Whether any of its conditions, or each of them, is decided without an accepted fix. */
  someWithoutFix: boolean
  allWithoutFix: boolean
  /** How long its conditions must hold together; 0 fires at once. */
  waitMs: number
  /** A second report that meets them counts as `waitMs`. */
  secondReportCounts: boolean
}

export type CompiledRules = readonly CompiledRule[]

/** Prepares the enabled ones of `rules` for a device. */
export const compileRules = (rules: readonly Rule[], context: RuleContext): CompiledRules =>
  rules.filter(({ enabled }) => enabled).map((rule) => compileRule(rule, context))

/** Prepares a rule, enabled or not. */
export function compileRule(rule: Rule, context: RuleContext): CompiledRule {
  const conditions = rule.conditions.map((condition) => compileCondition(condition, context))
  const isMomentary = conditions.every(({ instant }) => instant)
  const delayMs = isMomentary ? 0 : (rule.delayMinutes ?? 0) * MINUTE_MS
  return {
    ruleId: rule.ruleId,
    definedAt: rule.definedAt,
    cooldownMs: rule.cooldownMinutes * MINUTE_MS,
    conditions,
    instant: conditions.some(({ instant }) => instant),
    lasting: conditions.every(({ lasting }) => lasting),
    timed: conditions.some(({ changesAt }) => changesAt !== null),
    byContact: conditions.some(({ byContact }) => byContact),
    someWithoutFix: conditions.some(({ needsFix }) => !needsFix),
    allWithoutFix: conditions.every(({ needsFix }) => !needsFix),
    waitMs: Math.max(delayMs, ...conditions.map(({ waitMs }) => waitMs)),
    secondReportCounts:
      delayMs === 0 &&
      conditions.every(({ waitMs, secondReportCounts }) => waitMs === 0 || secondReportCounts),
  }
}
