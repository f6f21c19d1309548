import type Stripe from 'stripe'
import * as z from 'zod'
import { type Account, accountRecord } from '../account.ts'
import { find, findNamed, findNamedPaymentMethod, idIn } from '../api/find.ts'
import { isWithin, pageOf } from '../api/lists.ts'
import { operation } from '../api/operation.ts'
import { Flag, Page, parametersOf, Text, Times } from '../api/parameters.ts'
import { invalid } from '../api/stripe-error.ts'
import { cardError } from '../billing/card-error.ts'
import { defaultCardOf, intentOf, recordFailure, voidInvoice } from '../billing/invoicing.ts'
import { charge } from '../billing/payments.ts'
import { subscriptionIdOf } from '../billing/settle-invoice.ts'

export const getInvoice = operation(
  'GET',
  '/v1/invoices/{id}',
  parametersOf<Stripe.InvoiceRetrieveParams>()({}),
  (account, _input, name) => find(account, 'invoice', name('id')),
)

const List = parametersOf<Stripe.InvoiceListParams>()({
  ...Page,
  created: Times.optional(),
  customer: Text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: Text.optional(),
})

export const listInvoices = operation('GET', '/v1/invoices', List, (account, input) => {
  const found = account.store
    .list('invoice')
    .filter(
      (one) =>
        (input.customer === undefined || one.customer === input.customer) &&
        (input.status === undefined || one.status === input.status) &&
        (input.subscription === undefined || subscriptionIdOf(one) === input.subscription) &&
        isWithin(one.created, input.created),
    )
  return pageOf(found, '/v1/invoices', input)
})

/** Stripe's query for one invoice number. */
const NUMBER_QUERY = /^number:"([A-Z0-9-]+)"$/

export const searchInvoices = operation(
  'GET',
  '/v1/invoices/search',
  parametersOf<Stripe.InvoiceSearchParams>()({ query: Text, limit: Page.limit }),
  (account, { query, limit = 10 }) => {
    const number = NUMBER_QUERY.exec(query)?.[1]
    if (number === undefined) throw invalid('The local Stripe finds invoices by their number only.', 'query')
    const found = account.store.list('invoice').filter((one) => one.number === number)
    return {
      object: 'search_result',
      data: found.slice(0, limit),
      has_more: found.length > limit,
      next_page: null,
      url: '/v1/invoices/search',
    }
  },
)

const Pay = parametersOf<Stripe.InvoicePayParams>()({
  off_session: Flag.optional(),
  payment_method: Text.optional(),
})

export const payInvoice = operation('POST', '/v1/invoices/{id}/pay', Pay, (account, input, name) => {
  const invoice = find(account, 'invoice', name('id'))
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid')
  if (invoice.status !== 'open') throw invalid('This invoice can no longer be paid.')
  const card = cardFor(account, invoice, input.payment_method)
  const payer = input.off_session === false ? { useStripeSdk: true, returnUrl: null } : null
  const { intent, verdict } = charge(account, intentOf(account, invoice.id), card, payer)
  if (verdict.kind === 'accepted') return find(account, 'invoice', invoice.id)
  recordFailure(account, invoice, intent)
  throw cardError(verdict.kind === 'authenticate' ? NEEDS_PAYER : verdict, { payment_intent: intent })
})

const NEEDS_PAYER = {
  code: 'invoice_payment_intent_requires_action',
  message:
    'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `invoice.payments`.',
}

function cardFor(account: Account, invoice: Stripe.Invoice, id: string | undefined): Stripe.PaymentMethod {
  const card =
    id === undefined ? defaultCardOf(account, invoice) : findNamedPaymentMethod(account, id, 'payment_method')
  if (card === undefined)
    throw invalid('This customer has no attached payment source or default payment method.')
  const owner = idIn(card.customer)
  if (owner !== null && owner !== idIn(invoice.customer))
    throw invalid(
      'The provided PaymentMethod belongs to another Customer, so it cannot pay this invoice.',
      'payment_method',
    )
  return card
}

export const voidOpenInvoice = operation(
  'POST',
  '/v1/invoices/{id}/void',
  parametersOf<Stripe.InvoiceVoidInvoiceParams>()({}),
  (account, _input, name) => {
    const invoice = find(account, 'invoice', name('id'))
    if (invoice.status !== 'open')
      throw invalid(
        `You can only pass in open or uncollectible invoices. This invoice isn't open or uncollectible.`,
      )
    return voidInvoice(account, invoice)
  },
)

const PaymentList = parametersOf<Stripe.InvoicePaymentListParams>()({
  ...Page,
  invoice: Text.optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: Text }).optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
})

export const listInvoicePayments = operation('GET', '/v1/invoice_payments', PaymentList, (account, input) => {
  if (input.invoice !== undefined) findNamed(account, 'invoice', input.invoice, 'invoice')
  const found = account.store
    .list('invoice_payment')
    .filter(
      (one) =>
        (input.invoice === undefined || one.invoice === input.invoice) &&
        (input.payment === undefined || one.payment.payment_intent === input.payment.payment_intent) &&
        (input.status === undefined || one.status === input.status),
    )
  return pageOf(found, '/v1/invoice_payments', input)
})

export const getInvoicePayment = operation(
  'GET',
  '/v1/invoice_payments/{id}',
  parametersOf<Stripe.InvoicePaymentRetrieveParams>()({}),
  (account, _input, name) => find(account, 'invoice_payment', name('id')),
)

/** The account that the key belongs to. */
export const getAccount = operation(
  'GET',
  '/v1/account',
  parametersOf<Stripe.AccountRetrieveParams>()({}),
  (account) => ({ id: `acct_${accountRecord(account).secretKey.slice(-16)}`, object: 'account' }),
)
