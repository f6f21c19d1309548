import { Condition, type ConditionType } from '../../../../shared/rules/condition.ts'
import type { Units } from '../../../ui/units/unit-systems.ts'
import { CONDITION_FORMS, type ConditionDraft, type ConditionField } from './condition-forms.ts'
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

type Parsed = { condition: Condition | null; wrong: readonly ConditionField[] }

/** Whether this field belongs to the condition: the upper limit only to `between`. */
export const isAsked = (field: ConditionField, { operator }: ConditionDraft) =>
  field !== 'valueTo' || operator === 'between'

/** The fields that a condition asks for. */
export const askedFields = (draft: ConditionDraft): ConditionField[] => {
  const fields: readonly ConditionField[] = CONDITION_FORMS[draft.type].fields
  return fields.filter((field) => isAsked(field, draft))
}

/** The condition in the units of the API, or the fields that are wrong. */
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
  const unreadable = new Set(parsed.error?.issues.map(({ path: [field] }) => field))
  const wrong = fields.filter((field) => unreadable.has(field) || isOutOfOrder(field, draft))
  return { condition: wrong.length === 0 ? (parsed.data ?? null) : null, wrong }
}

/** The end of a range that is empty. A time range may end on the next day. */
function isOutOfOrder(
  field: ConditionField,
  { value, valueTo, timeStart, timeEnd }: ConditionDraft,
): boolean {
  if (field === 'valueTo') return Number(valueTo) <= Number(value)
  return field === 'timeEnd' && timeStart === timeEnd
}
