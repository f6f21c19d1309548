import { resolve } from 'node:path'
import * as z from 'zod'
import { ORDER_STATUS_MAX } from '../../shared/subscriptions/order.ts'
import { parseOrderId } from '../../shared/subscriptions/order-number.ts'
import { Flag, Text, TrackerId, wholeNumber } from '../cli/option-values.ts'
import { type NothingToRun, readOptions } from '../cli/read-options.ts'
import { TARGET_OPTIONS, TARGET_USAGE, type Target, targetConflict, targetOf } from '../operator/target.ts'

/** DynamoDB's limit of items in one transaction. */
const MAX_GRANT = 100

const OrderId = Text.transform((text, context) => {
  const orderId = parseOrderId(text)
  if (orderId !== null) return orderId
  context.addIssue('is no order number: a character is wrong or missing. One looks like K7MX-29RV.')
  return z.NEVER
})

const Options = z.object({
  tracker: TrackerId.optional(),
  certificate: Flag,
  out: Text.optional(),
  account: z.email('must be an email address').optional(),
  grant: wholeNumber(1, MAX_GRANT).optional(),
  'reset-mfa': Flag,
  operator: Flag,
  'no-operator': Flag,
  order: OrderId.optional(),
  status: wholeNumber(0, ORDER_STATUS_MAX).optional(),
  tracking: z.url('must be a URL').optional(),
  stripe: Flag,
  'delete-account': z.email('must be an email address').optional(),
  confirm: Flag,
  'verify-receipt': Text.optional(),
  'dry-run': Flag,
  ...TARGET_OPTIONS,
})
type Options = z.infer<typeof Options>

const FORM = {
  usage: `Creates credentials for trackers, grants subscriptions, turns off lost authenticator apps, updates orders, and deletes accounts:
  npm run provision -- --tracker ID                             a new user name and password; the old password stops working
  npm run provision -- --tracker ID --certificate --out DIR     a certificate instead; writes it and its key to DIR (AWS only)
  npm run provision -- --account EMAIL --grant N [--dry-run]    N more subscriptions without payment; --dry-run changes nothing
  npm run provision -- --account EMAIL --reset-mfa [--dry-run]  turns off the authenticator app and signs the account out everywhere
  npm run provision -- --account EMAIL --operator [--dry-run]   may use the console at /operator; --no-operator ends that
  npm run provision -- --order ID --status N [--tracking URL]   how far an order is shipped: 0 processing, 1 dispatched, 2 in transit,
                                                                3 out for delivery, 4 delivered; --dry-run changes nothing
  npm run provision -- --delete-account EMAIL --confirm         cancels and deletes everything of an account at once; --dry-run changes nothing
  npm run provision -- --verify-receipt FILE                    whether the receipt of a deletion, as it was mailed, is ours and unchanged
  npm run provision -- --stripe                                 sets up Stripe with STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY (AWS only)
${TARGET_USAGE}`,
  options: Options,
}

export type Command =
  | { kind: 'credentials'; trackerId: string; target: Target }
  | { kind: 'certificate'; trackerId: string; outFolder: string; target: Target }
  | { kind: 'grant'; email: string; count: number; dryRun: boolean; target: Target }
  | { kind: 'stripe'; target: Target }
  | { kind: 'delete-account'; email: string; confirmed: boolean; dryRun: boolean; target: Target }
  | { kind: 'verify-receipt'; file: string; target: Target }
  | { kind: 'reset-mfa'; email: string; dryRun: boolean; target: Target }
  | { kind: 'operator'; email: string; isOperator: boolean; dryRun: boolean; target: Target }
  | {
      kind: 'order'
      orderId: string
      status: number
      trackingUrl: string | null
      dryRun: boolean
      target: Target
    }

export const readCommand = (args: readonly string[]): Command | NothingToRun =>
  readOptions(args, FORM, (values) => conflictIn(values) ?? targetConflict(values) ?? commandFrom(values))

function commandFrom(values: Options): Command | string {
  const { tracker, out, account, grant, order, status } = values
  const target = targetOf(values)
  const dryRun = values['dry-run']
  if (values.stripe) return { kind: 'stripe', target }
  const { 'delete-account': email, 'verify-receipt': receipt } = values
  if (email !== undefined) return { kind: 'delete-account', email, confirmed: values.confirm, dryRun, target }
  if (receipt !== undefined) return { kind: 'verify-receipt', file: resolve(receipt), target }
  if (order !== undefined && status !== undefined)
    return { kind: 'order', orderId: order, status, trackingUrl: values.tracking ?? null, dryRun, target }
  if (tracker !== undefined && out !== undefined)
    return { kind: 'certificate', trackerId: tracker, outFolder: resolve(out), target }
  if (tracker !== undefined) return { kind: 'credentials', trackerId: tracker, target }
  if (account !== undefined && grant !== undefined)
    return { kind: 'grant', email: account, count: grant, dryRun, target }
  if (account !== undefined && values['reset-mfa'])
    return { kind: 'reset-mfa', email: account, dryRun, target }
  if (account !== undefined)
    return { kind: 'operator', email: account, isOperator: values.operator, dryRun, target }
  return 'Nothing to do. Use --tracker, --account with --grant, --reset-mfa or --operator, --order with --status, --delete-account, --verify-receipt or --stripe.'
}

function conflictIn({ tracker, certificate, out, account, grant, order, ...values }: Options): string | null {
  const deleted = values['delete-account']
  const subjects = [tracker, account, order, deleted, values['verify-receipt'], values.stripe || undefined]
  if (subjects.filter((one) => one !== undefined).length > 1)
    return 'Use one of --tracker, --account, --order, --delete-account, --verify-receipt and --stripe.'
  if (order !== undefined && values.status === undefined) return '--order needs --status.'
  if (order === undefined && values.status !== undefined) return '--status needs --order.'
  if (order === undefined && values.tracking !== undefined) return '--tracking needs --order.'
  const ofAccount = {
    '--grant': grant !== undefined,
    '--reset-mfa': values['reset-mfa'],
    '--operator': values.operator,
    '--no-operator': values['no-operator'],
  }
  const given = Object.entries(ofAccount).flatMap(([name, isGiven]) => (isGiven ? [name] : []))
  if (given.length > 1) return `Use either ${given.join(' or ')}.`
  if (account !== undefined && given.length === 0)
    return '--account needs --grant, --reset-mfa, --operator or --no-operator.'
  if (account === undefined && given[0] !== undefined) return `${given[0]} needs --account.`
  if (certificate && tracker === undefined) return '--certificate needs --tracker.'
  if (certificate && out === undefined) return '--certificate needs --out, the folder for its files.'
  if (out !== undefined && !certificate) return '--out needs --certificate.'
  if (values.confirm && deleted === undefined) return '--confirm needs --delete-account.'
  if (values['dry-run'] && (account ?? order ?? deleted) === undefined)
    return '--dry-run needs --account, --order or --delete-account.'
  return null
}
