import type { Account } from '../account.ts'
import type { Kind } from '../store.ts'
import { wholeList } from './lists.ts'
import { invalid } from './stripe-error.ts'

const MAX_LEVELS = 4

/** The kind of object that an id in a field stands for. */
const KIND_OF_FIELD: Record<string, Kind> = {
  charge: 'charge',
  customer: 'customer',
  default_payment_method: 'payment_method',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  pending_setup_intent: 'setup_intent',
  product: 'product',
  subscription: 'subscription',
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A copy of the reply with objects in the place of the ids that `paths` name: `data.customer`, `latest_invoice.payments`. */
export function expanded(account: Account, reply: object, paths: readonly string[]): object {
  let copy: Fields = { ...reply }
  for (const path of paths) {
    const levels = path.split('.')
    const depth = levels[0] === 'data' ? levels.length - 1 : levels.length
    if (depth > MAX_LEVELS) throw invalid(`You cannot expand more than ${MAX_LEVELS} levels of a property.`)
    copy = expandedAt(account, copy, levels, path)
  }
  return copy
}

function expandedAt(
  account: Account,
  object: Fields,
  [field = '', ...below]: string[],
  path: string,
): Fields {
  const included = includable(account, object, field)
  const value = included === undefined ? object[field] : included
  if (value === undefined)
    throw invalid(
      `This property cannot be expanded (${field}). You may want to try expanding '${path}' differently.`,
      'expand',
    )
  return { ...object, [field]: expandedValue(account, value, field, below, path) }
}

function expandedValue(
  account: Account,
  value: unknown,
  field: string,
  below: string[],
  path: string,
): unknown {
  if (Array.isArray(value)) return value.map((one) => expandedValue(account, one, field, below, path))
  const kind = KIND_OF_FIELD[field]
  const found = typeof value === 'string' && kind !== undefined ? account.store.get(kind, value) : value
  const object = isFields(found) ? found : value
  return isFields(object) && below.length > 0 ? expandedAt(account, object, below, path) : object
}

/** Fields that an object has only when it is asked for them. */
function includable(account: Account, { object, id, confirmation_secret }: Fields, field: string): unknown {
  if (object !== 'invoice' || typeof id !== 'string') return undefined
  const payments = account.store.list('invoice_payment').filter(({ invoice }) => invoice === id)
  if (field === 'payments') return wholeList(payments, '/v1/invoice_payments')
  if (field !== 'confirmation_secret') return undefined
  if (confirmation_secret !== undefined) return confirmation_secret
  const intentId = payments.findLast(({ is_default }) => is_default)?.payment.payment_intent
  const secret =
    typeof intentId === 'string' ? account.store.get('payment_intent', intentId)?.client_secret : null
  return secret ? { client_secret: secret, type: 'payment_intent' } : null
}
