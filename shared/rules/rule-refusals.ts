/** Why a rule is not saved, in either format. The problem's `errors` name the field: `conditions.0.value`. */
const NOT_FOUND = { status: 404, code: 'not-found' } as const
const INVALID_RULE = { status: 400, code: 'invalid-rule' } as const
const WEBHOOK_NOT_PUBLIC = { status: 400, code: 'webhook-not-public' } as const
const TOO_MANY = { status: 409, code: 'too-many-rules' } as const

export const RULE_CHANGE_REFUSALS = [NOT_FOUND, INVALID_RULE, WEBHOOK_NOT_PUBLIC] as const
export const NEW_RULE_REFUSALS = [...RULE_CHANGE_REFUSALS, TOO_MANY] as const
export const NO_RULE_REFUSALS = [NOT_FOUND] as const
