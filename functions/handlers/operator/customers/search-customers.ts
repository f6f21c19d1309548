import * as z from 'zod'
import type { RouteInput, RouteReply } from '../../../../shared/http/route.ts'
import { parseJson } from '../../../../shared/json.ts'
import type {
  FoundCustomer,
  Match,
  customers as routes,
} from '../../../../shared/operator/customers.routes.ts'
import { parseOrderId } from '../../../../shared/subscriptions/order-number.ts'
import { TRACKER_ID } from '../../../../shared/tracking/topics.ts'
import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { OpenStripe } from '../../../outside/stripe/stripe-session.ts'
import type { DirectoryUser, UserDirectory } from '../../../outside/users/user-directory.ts'
import { accountOfInvoice, INVOICE_NUMBER } from '../../../purchases/account-of-invoice.ts'
import { isWaiting, waitingOrderOf } from '../../../purchases/waiting-account.ts'
import type { PageCursors } from '../../../runtime/http/page-cursor.ts'
import { log, reasonOf } from '../../../runtime/log.ts'
import type { OrderStore } from '../../../stores/billing/orders.ts'
import type { DeviceStore } from '../../../stores/devices/devices.ts'
import type { TrackerStore } from '../../../stores/devices/trackers.ts'

export type SearchDeps = {
  users: Pick<UserDirectory, 'get' | 'listByPrefix'>
  devices: Pick<DeviceStore, 'ownersOfPlate'>
  trackers: Pick<TrackerStore, 'get'>
  orders: Pick<OrderStore, 'get'>
  openStripe: OpenStripe
  cursors: PageCursors
}

/** The users of one page in each of the two lists, by address and by name. */
const USERS_PER_PAGE = 10
const OWNERS_OF_PLATE_MAX = 10

/** Where the lists go on: `null` at their end. */
const Position = z.object({ text: z.string(), email: z.string().nullable(), name: z.string().nullable() })
type Position = z.infer<typeof Position>
/** Cursors are sealed for this instead of an account. */
const CONSOLE = 'console'

type Found = { user: DirectoryUser; match: Match }

/** A page of the customers that a text finds. What is found by an id comes first, once. */
export async function searchCustomers(
  { text, cursor }: RouteInput<typeof routes.searchCustomers>['query'],
  deps: SearchDeps,
): Promise<RouteReply<typeof routes.searchCustomers> | typeof INVALID_CURSOR | typeof NOT_SEARCHED> {
  const start = cursor === undefined ? null : openCursor(cursor, text, deps)
  if (cursor !== undefined && start === null) return INVALID_CURSOR
  const buyer = start === null ? await buyerOf(text, deps) : null
  if (buyer === 'unknown') return NOT_SEARCHED
  const [byId, byEmail, byName] = await Promise.all([
    start === null ? findByIds(text, buyer, deps) : [],
    listed('email', text.toLowerCase(), start, deps),
    listed('name', text, start, deps),
  ])
  const position = { text, email: byEmail.next, name: byName.next }
  const hasMore = position.email !== null || position.name !== null
  return {
    customers: merged([...byId, ...byEmail.found, ...byName.found]),
    unclaimedOrderId: buyer !== null && isWaiting(buyer) ? waitingOrderOf(buyer.accountId) : null,
    nextCursor: hasMore ? deps.cursors.seal(CONSOLE, JSON.stringify(position)) : null,
  }
}

const INVALID_CURSOR = { refused: 'invalid-cursor' as const }
const NOT_SEARCHED = { refused: 'invoices-not-searched' as const }

/** `null` for what is no cursor of this search. */
function openCursor(cursor: string, text: string, { cursors }: SearchDeps): Position | null {
  const { data } = Position.safeParse(parseJson(cursors.open(CONSOLE, cursor) ?? ''))
  return data?.text === text ? data : null
}

type Buyer = { accountId: string; match: 'order' | 'invoice' }

/** Whose order or invoice has this number. `unknown`: Stripe, which has the invoices, does not answer. */
async function buyerOf(text: string, deps: SearchDeps): Promise<Buyer | null | 'unknown'> {
  const orderId = parseOrderId(text)
  const order = orderId === null ? null : await deps.orders.get(orderId)
  if (order !== null) return { accountId: order.accountId, match: 'order' }
  const session = INVOICE_NUMBER.test(text) ? await deps.openStripe() : null
  if (session === null) return null
  try {
    const accountId = await accountOfInvoice(text, session, deps)
    return accountId === null ? null : { accountId, match: 'invoice' }
  } catch (error) {
    if (stripeFailure(error) === null) throw error
    log('warn', 'invoices-not-searched', { reason: reasonOf(error) })
    return 'unknown'
  }
}

async function findByIds(
  text: string,
  buyer: Buyer | null,
  { users, devices, trackers }: SearchDeps,
): Promise<Found[]> {
  const [tracker, ofPlate] = await Promise.all([
    TRACKER_ID.test(text) ? trackers.get(text) : null,
    devices.ownersOfPlate(text, OWNERS_OF_PLATE_MAX),
  ])
  const ids: [string, Match][] = [
    ...(tracker === null ? [] : [[tracker.accountId, 'tracker'] as [string, Match]]),
    ...(buyer === null ? [] : [[buyer.accountId, buyer.match] as [string, Match]]),
    ...ofPlate.map((accountId): [string, Match] => [accountId, 'plate']),
  ]
  const found = await Promise.all(ids.map(async ([id, match]) => ({ user: await users.get(id), match })))
  return found.flatMap(({ user, match }) => (user === null ? [] : [{ user, match }]))
}

async function listed(
  attribute: 'email' | 'name',
  prefix: string,
  start: Position | null,
  { users }: SearchDeps,
): Promise<{ found: Found[]; next: string | null }> {
  if (start !== null && start[attribute] === null) return { found: [], next: null }
  const page = await users.listByPrefix(attribute, prefix, USERS_PER_PAGE, start?.[attribute] ?? null)
  return { found: page.users.map((user) => ({ user, match: attribute })), next: page.next }
}

/** Each customer once, with all that found them. */
function merged(found: readonly Found[]): FoundCustomer[] {
  const byId = new Map<string, FoundCustomer>()
  for (const { user, match } of found) {
    const { accountId, email, name } = user
    const matches = byId.get(accountId)?.matches ?? []
    byId.set(accountId, { accountId, email, name, matches: [...new Set([...matches, match])] })
  }
  return [...byId.values()]
}
