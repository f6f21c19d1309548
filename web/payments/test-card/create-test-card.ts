import * as z from 'zod'
import { type CardResult, cardProblem, type Payer } from '../card.ts'

/** The text typed into the form of test cards. */
export type TypedCard = { number: string; expiry: string; cvc: string }

const PATH = '/_local/stripe/payment-methods'
const EXPIRY = /^(\d{1,2})\s*\/?\s*(\d{4}|\d{2})$/
const CENTURY = 2000

const Created = z.object({ id: z.string() })
const Refused = z.object({ error: z.object({ message: z.string() }) })

/** Makes a payment method of Stripe's stand-in on this machine. */
export async function createTestCard(
  { number, expiry, cvc }: TypedCard,
  { name }: Pick<Payer, 'name'>,
  fetch: typeof window.fetch,
): Promise<CardResult> {
  if ([number, expiry, cvc].some((typed) => typed.trim() === '')) return cardProblem('incomplete')
  const [, month, year] = EXPIRY.exec(expiry.trim()) ?? []
  if (month === undefined || year === undefined) return cardProblem('invalid')
  const expYear = year.length === 2 ? CENTURY + Number(year) : Number(year)
  try {
    const body = { number: number.trim(), expMonth: Number(month), expYear, cvc: cvc.trim(), name }
    const response = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const reply: unknown = await response.json()
    if (response.ok) return { paymentMethodId: Created.parse(reply).id }
    return cardProblem('invalid', Refused.safeParse(reply).data?.error.message ?? null)
  } catch (error) {
    console.warn('Could not create a test card:', error)
    return cardProblem('failed')
  }
}
