import { ShippingAddress } from '../../../../shared/subscriptions/order.ts'
import { CreateSubscription } from '../../../../shared/subscriptions/purchase.ts'
import {
  ADDRESS_FIELDS,
  needsAddress,
  type OrderDraft,
  PERSON_FIELDS,
  type TextField,
} from './order-draft.ts'

export type FieldProblem = 'missing' | 'invalid'
export type FieldProblems = Partial<Record<TextField, FieldProblem>>

const SCHEMAS = { ...CreateSubscription.shape, ...ShippingAddress.shape }

/** What is wrong with the typed fields, in their order on the page. */
export function problemsOf(draft: OrderDraft): FieldProblems {
  const asked: readonly TextField[] = needsAddress(draft)
    ? [...PERSON_FIELDS, ...ADDRESS_FIELDS]
    : PERSON_FIELDS
  const problems = asked.flatMap((name) => {
    if (SCHEMAS[name].safeParse(draft[name]).success) return []
    return [[name, draft[name].trim() === '' ? 'missing' : 'invalid'] as const]
  })
  return Object.fromEntries(problems)
}
