import { Condition, type ConditionType } from '../../../../shared/rules/condition.ts'
import type { Units } from '../../../ui/units/unit-systems.ts'
import {
  CONDITION_FORMS,
  type ConditionDraft,
  type ConditionField,
  type Quantity,
} from './condition-forms.ts'
import type { FieldProblem } from './field-problem.ts'
import { apiValue, typedValue } from './quantities.ts'

const EMPTY = {
  operator: '',
  value: '',
  valueTo: '',
  timeStart: '',
  timeEnd: '',
  timezone: '',
  behaviorType: '',
  signalType: '',
  geofenceId: '',
}

/** A new condition of a type, as its form starts. */
export const newCondition = (type: ConditionType, key: string): ConditionDraft => ({
  ...EMPTY,
  ...CONDITION_FORMS[type].start,
  key,
  type,
})

/** A stored condition, to edit it. */
export function conditionDraft(condition: Condition, key: string, units: Units): ConditionDraft {
  const { quantity } = CONDITION_FORMS[condition.type]
  const stored: Record<string, unknown> = condition
  const written = Object.entries(stored).map(([field, value]) => [
    field,
    typeof value === 'number' && quantity !== null ? typedValue(value, quantity, units) : value,
  ])
  return { ...EMPTY, ...Object.fromEntries(written), key }
}

/** Whether this field belongs to the condition: the upper limit only to `between`. */
const isAsked = (field: ConditionField, { operator }: ConditionDraft) =>
  field !== 'valueTo' || operator === 'between'

/** The fields that a condition asks for. */
export const askedFields = (draft: ConditionDraft): ConditionField[] => {
  const fields: readonly ConditionField[] = CONDITION_FORMS[draft.type].fields
  return fields.filter((field) => isAsked(field, draft))
}

type Parsed = { condition: Condition | null; wrong: ReadonlyMap<ConditionField, FieldProblem> }

/** The condition in the units of the API, or what is wrong with which fields. */
export function parseCondition(draft: ConditionDraft, units: Units): Parsed {
  const { quantity } = CONDITION_FORMS[draft.type]
  const isNumber = (field: ConditionField) => field === 'value' || field === 'valueTo'
  const fields = askedFields(draft)
  const parsed = Condition.safeParse({
    type: draft.type,
    ...Object.fromEntries(
      fields.map((field) => [
        field,
        isNumber(field) && quantity !== null ? apiValue(draft[field], quantity, units) : draft[field],
      ]),
    ),
  })
  const wrong = new Map<ConditionField, FieldProblem>()
  for (const field of fields) {
    const issue = parsed.error?.issues.find(({ path }) => path[0] === field)
    const problem = issue ? problemOf(issue, field, quantity, units) : outOfOrder(field, draft)
    if (problem !== null) wrong.set(field, problem)
  }
  return { condition: wrong.size === 0 ? (parsed.data ?? null) : null, wrong }
}

type Issue = { code?: string; minimum?: unknown; maximum?: unknown; format?: unknown }

function problemOf(
  { code, minimum, maximum }: Issue,
  field: ConditionField,
  quantity: Quantity | null,
  units: Units,
): FieldProblem {
  if (quantity === null || (field !== 'value' && field !== 'valueTo'))
    return { code: FIELD_PROBLEMS[field] ?? 'notAllowed' }
  if (code === 'too_small') return { code: 'min', limit: typedValue(Number(minimum), quantity, units) }
  if (code === 'too_big') return { code: 'max', limit: typedValue(Number(maximum), quantity, units) }
  if (code === 'invalid_type' && (quantity === 'perHour' || quantity === 'hours'))
    return { code: 'wholeNumber' }
  return { code: quantity === 'minutes' ? 'whole' : 'number' }
}

const FIELD_PROBLEMS: Partial<Record<ConditionField, FieldProblem['code']>> = {
  timeStart: 'time',
  timeEnd: 'time',
  timezone: 'timezone',
  geofenceId: 'geofence',
}

/** What is wrong with an empty range. A time range may end on the next day. */
function outOfOrder(
  field: ConditionField,
  { value, valueTo, timeStart, timeEnd }: ConditionDraft,
): FieldProblem | null {
  if (field === 'valueTo' && Number(valueTo) <= Number(value)) return { code: 'valueTo' }
  return field === 'timeEnd' && timeStart === timeEnd ? { code: 'emptyRange' } : null
}
