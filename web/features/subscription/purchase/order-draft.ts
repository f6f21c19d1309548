import { type Plan, PRICE_CENTS, QUANTITY } from '../../../../shared/subscriptions/prices.ts'
import type { CreateSubscription } from '../../../../shared/subscriptions/purchase.ts'

export const PERSON_FIELDS = ['firstName', 'lastName', 'phone'] as const
export const ADDRESS_FIELDS = ['street', 'city', 'state', 'zip', 'country'] as const
export type TextField = (typeof PERSON_FIELDS)[number] | (typeof ADDRESS_FIELDS)[number]

/** The fields of the form, as typed. The card is never part of them. */
export type OrderDraft = {
  planType: 'monthly' | 'annual'
  quantity: number
  orderDevice: boolean
  /** Counts with the annual plan only. */
  marineSupport: boolean
} & Record<TextField, string>

export const EMPTY_DRAFT: OrderDraft = {
  planType: 'monthly',
  quantity: QUANTITY.min,
  orderDevice: false,
  marineSupport: false,
  firstName: '',
  lastName: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: 'US',
}

const hasMarineSupport = ({ planType, marineSupport }: OrderDraft) => planType === 'annual' && marineSupport

/** The plan as it is priced. */
export const planOf = (draft: OrderDraft): Plan => (hasMarineSupport(draft) ? 'marine' : draft.planType)

/** The start of a draft where the plan is already chosen. */
export const draftOfPlan = (plan: Plan): Pick<OrderDraft, 'planType' | 'marineSupport'> => ({
  planType: plan === 'monthly' ? 'monthly' : 'annual',
  marineSupport: plan === 'marine',
})

/** An annual plan and GPS units need an address (specification 2.5). */
export const needsAddress = ({ planType, orderDevice }: OrderDraft) => planType === 'annual' || orderDevice

type SummaryLine = { what: 'monthly' | 'annual' | 'marine' | 'unit'; cents: number }

/** Today's charge, line by line. */
export function summaryLines(draft: OrderDraft): SummaryLine[] {
  const { planType, quantity, orderDevice } = draft
  const sold: SummaryLine['what'][] = [planType]
  if (hasMarineSupport(draft)) sold.push('marine')
  if (orderDevice) sold.push('unit')
  return sold.map((what) => ({ what, cents: quantity * PRICE_CENTS[what] }))
}

type ChosenCard = Pick<CreateSubscription, 'paymentMethodId' | 'useSavedPaymentMethod'>

/** The body of the call that buys it. */
export function purchaseBody(draft: OrderDraft, card: ChosenCard): CreateSubscription {
  const { planType, quantity, orderDevice, firstName, lastName, phone } = draft
  const { street, city, state, zip, country } = draft
  return {
    ...card,
    planType,
    quantity,
    orderDevice,
    marineSupport: hasMarineSupport(draft),
    firstName,
    lastName,
    phone,
    shippingAddress: needsAddress(draft) ? { street, city, state, zip, country } : null,
  }
}
