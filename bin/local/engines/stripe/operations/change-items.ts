import type Stripe from 'stripe'
import * as z from 'zod'
import type { Account } from '../account.ts'
import { Flag, listOf, Text, Whole } from '../api/parameters.ts'
import { invalid, missing } from '../api/stripe-error.ts'
import { newItem, planOf } from '../resources/new-item.ts'
import { recurringOf } from '../resources/ordered.ts'
import { activePrice, assertOneInterval } from './subscription-input.ts'

/** With an id, a change of that item; without one, another item. */
export const ChangedItems = listOf(
  z.strictObject({
    id: Text.optional(),
    price: Text.optional(),
    quantity: Whole.pipe(z.number().min(0)).optional(),
    deleted: Flag.optional(),
  }),
)
type ChangedItem = z.infer<typeof ChangedItems>[number]

/** `restarts`: the interval is another one, so a new period starts now and is charged now. */
export type Changed = { items: Stripe.SubscriptionItem[]; restarts: boolean }

/** The items of a subscription after a change. Nothing is prorated. */
export function changedItems(
  account: Account,
  subscription: Stripe.Subscription,
  changes: readonly ChangedItem[],
): Changed {
  let items = [...subscription.items.data]
  changes.forEach((change, index) => {
    items = withChange(account, subscription, items, change, `items[${index}]`)
  })
  if (items.length === 0) throw invalid('A subscription must have at least one active plan.', 'items')
  assertOneInterval(items.map(({ price }) => price))
  const restarts = intervalOf(items) !== intervalOf(subscription.items.data)
  return { items: restarts ? items.map((item) => restarted(account, item)) : items, restarts }
}

const intervalOf = (items: readonly Stripe.SubscriptionItem[]) =>
  items[0] && recurringOf(items[0].price).interval

function withChange(
  account: Account,
  subscription: Stripe.Subscription,
  items: Stripe.SubscriptionItem[],
  change: ChangedItem,
  param: string,
): Stripe.SubscriptionItem[] {
  const price = change.price === undefined ? null : activePrice(account, change.price, `${param}[price]`)
  if (change.id === undefined) {
    if (price === null) throw invalid(`Missing required param: ${param}[price].`, `${param}[price]`)
    const start = items[0]?.current_period_start ?? account.now()
    const period = { anchor: subscription.billing_cycle_anchor, start }
    return [...items, newItem(account, subscription.id, { price, quantity: change.quantity ?? 1 }, period)]
  }
  const before = items.find(({ id }) => id === change.id)
  if (before === undefined) throw missing('subscription_item', change.id, `${param}[id]`, 400)
  if (change.deleted) return items.filter((item) => item !== before)
  const after = {
    ...before,
    quantity: change.quantity ?? before.quantity ?? 1,
    ...(price && { price, plan: planOf(price) }),
  }
  return items.map((item) => (item === before ? after : item))
}

/** The item with a period that starts now. */
function restarted(account: Account, item: Stripe.SubscriptionItem): Stripe.SubscriptionItem {
  const now = account.now()
  const ordered = { price: item.price, quantity: item.quantity ?? 1 }
  const fresh = newItem(account, item.subscription, ordered, { anchor: now, start: now })
  return { ...fresh, id: item.id, created: item.created }
}
