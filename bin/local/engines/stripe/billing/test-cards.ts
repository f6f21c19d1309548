import { cardError } from './card-error.ts'

/** How the bank of a card answers. */
type Behaviour = {
  brand: string
  /** Why it refuses a charge. */
  declines: { code: string; declineCode?: string; message: string } | null
  /** Whether the bank refuses to save it too. */
  refusesToBeSaved: boolean
  /** When the bank asks the payer: never, until the card is set up for later payments, or for each payment. */
  authenticates: 'never' | 'untilSetUp' | 'always'
  /** Whether its holder disputes the payments. */
  disputes: boolean
}

const GOOD: Behaviour = {
  brand: 'visa',
  declines: null,
  refusesToBeSaved: false,
  authenticates: 'never',
  disputes: false,
}
const GENERIC = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' }

/** Test cards of Stripe (docs.stripe.com/testing). Other numbers are refused as Stripe's test mode refuses real cards. */
const BEHAVIOURS: Record<string, Behaviour> = {
  '4242424242424242': GOOD,
  '5555555555554444': { ...GOOD, brand: 'mastercard' },
  '4000000000000002': { ...GOOD, declines: GENERIC, refusesToBeSaved: true },
  '4000000000000341': { ...GOOD, declines: GENERIC },
  '4000000000009995': {
    ...GOOD,
    declines: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
    refusesToBeSaved: true,
  },
  '4000000000000069': {
    ...GOOD,
    declines: { code: 'expired_card', message: 'Your card has expired.' },
    refusesToBeSaved: true,
  },
  '4000000000000259': { ...GOOD, disputes: true },
  '4000002500003155': { ...GOOD, authenticates: 'untilSetUp' },
  '4000002760003184': { ...GOOD, authenticates: 'always' },
}

/** Ids that stand for a new payment method with a test card. */
const ALIASES: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_createDispute: '4000000000000259',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
}

/** The number of a test card in digits; throws what Stripe answers to another. */
export function testNumber(text: string): string {
  const number = text.replaceAll(/[\s-]/g, '')
  if (Object.hasOwn(BEHAVIOURS, number)) return number
  throw cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.' })
}

export const behaviourOf = (number: string): Behaviour => BEHAVIOURS[number] ?? GOOD

/** The number of the card that a test id stands for; `undefined` for another id. */
export const numberOfAlias = (id: string): string | undefined =>
  Object.hasOwn(ALIASES, id) ? ALIASES[id] : undefined
