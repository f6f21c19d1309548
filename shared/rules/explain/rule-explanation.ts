import * as z from 'zod'
import { RuleReason } from '../../watching/event.ts'
import { Condition } from '../condition.ts'

/** A condition at a time, or at the report before it. */
export const ExplainedCondition = z.object({
  condition: Condition,
  met: z.boolean(),
  ...RuleReason.pick({ saw: true, limit: true, unit: true, at: true }).shape,
})
export type ExplainedCondition = z.infer<typeof ExplainedCondition>

/** Why a rule fired for a device at a time, or did not. */
export const RuleExplanation = z.object({
  fired: z.boolean(),
  because: z
    .enum([
      'cooldown',
      'notMet',
      /** The rule fired, but the positions that show it arrived more than 15 minutes later. */
      'late',
      /** The fix at that time does not count. */
      'held',
      'disabled',
      'notCovered',
      /** The rule has fired before, and its conditions have been met since. */
      'stillMet',
      /** The conditions were met already when the rule was defined. */
      'baseline',
      'noPositions',
    ])
    .nullable(),
  conditions: z.array(ExplainedCondition),
})
export type RuleExplanation = z.infer<typeof RuleExplanation>
