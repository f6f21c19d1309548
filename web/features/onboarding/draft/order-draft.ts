import { useCallback, useEffect, useState } from 'react'
import { type Plan, QUANTITY } from '../../../../shared/subscriptions/prices.ts'

/** The fields of the order page, as typed. The card is never part of them. */
export type OrderDraft = { plan: Plan; quantity: number } & Record<TextField, string>

export const PERSON_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const
export const ADDRESS_FIELDS = ['street', 'city', 'state', 'zip', 'country'] as const
export type TextField = (typeof PERSON_FIELDS)[number] | (typeof ADDRESS_FIELDS)[number]

export const PLANS = ['annual', 'monthly', 'marine'] as const satisfies readonly Plan[]

export const EMPTY_DRAFT: OrderDraft = {
  plan: 'annual',
  quantity: QUANTITY.min,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: 'US',
}

const isPlan = (value: unknown): value is Plan => PLANS.some((plan) => plan === value)

/** A whole number that can be ordered. */
export const orderable = (quantity: number): number =>
  Number.isFinite(quantity)
    ? Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.round(quantity)))
    : QUANTITY.min

/** A draft of an earlier page load. What cannot be read is as in an empty draft. */
export function readDraft(text: string | null): OrderDraft {
  const stored = parsed(text)
  const fields = [...PERSON_FIELDS, ...ADDRESS_FIELDS].flatMap((name) => {
    const value = stored.get(name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  const plan = stored.get('plan')
  return {
    ...EMPTY_DRAFT,
    ...Object.fromEntries(fields),
    ...(isPlan(plan) && { plan }),
    quantity: orderable(Number(stored.get('quantity') ?? QUANTITY.min)),
  }
}

function parsed(text: string | null): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    return new Map()
  }
}

/** A paid order, as its completion screen shows it. */
export type CompletedOrder = Pick<OrderDraft, 'email' | 'quantity' | 'street' | 'city'> & {
  orderId: string
  amountCents: number
}

const KEY = 'vectra.order.draft'

/** The draft of this browser tab, which survives a reload. `?plan=` chooses the plan. */
export function useOrderDraft() {
  const [draft, setDraft] = useState(openedDraft)
  useEffect(() => window.sessionStorage.setItem(KEY, JSON.stringify(draft)), [draft])
  const change = useCallback((part: Partial<OrderDraft>) => setDraft((now) => ({ ...now, ...part })), [])
  return { draft, change }
}

export const forgetDraft = () => window.sessionStorage.removeItem(KEY)

function openedDraft(): OrderDraft {
  const draft = readDraft(window.sessionStorage.getItem(KEY))
  const plan = new URLSearchParams(window.location.search).get('plan')
  return isPlan(plan) ? { ...draft, plan } : draft
}
