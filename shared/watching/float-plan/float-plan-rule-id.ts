/** The id of the rule that every float plan is in lists of events. */
export const FLOAT_PLAN_RULE_ID = 'float-plan'
