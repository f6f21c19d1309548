import type Stripe from 'stripe'
import type { Times } from './parameters.ts'
import { missing } from './stripe-error.ts'

const DEFAULT_LIMIT = 10

type Cursor = {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}

/** A page of records, newest first. The records are oldest first. */
export function pageOf<Item extends { id: string; object: string }>(
  records: readonly Item[],
  url: string,
  { limit = DEFAULT_LIMIT, starting_after, ending_before }: Cursor,
): Stripe.ApiList<Item> {
  const newestFirst = records.toReversed()
  const indexOf = (id: string, param: string) => {
    const index = newestFirst.findIndex((item) => item.id === id)
    if (index < 0) throw missing(newestFirst[0]?.object ?? 'object', id, param, 400)
    return index
  }
  if (ending_before !== undefined) {
    const end = indexOf(ending_before, 'ending_before')
    const data = newestFirst.slice(Math.max(0, end - limit), end)
    return { object: 'list', data, has_more: end > limit, url }
  }
  const start = starting_after === undefined ? 0 : indexOf(starting_after, 'starting_after') + 1
  const data = newestFirst.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url }
}

/** A list within an object. */
export const wholeList = <Item>(data: Item[], url: string): Stripe.ApiList<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

export const isWithin = (time: number, { gt, gte, lt, lte }: Times = {}) =>
  !(
    (gt !== undefined && time <= gt) ||
    (gte !== undefined && time < gte) ||
    (lt !== undefined && time >= lt) ||
    (lte !== undefined && time > lte)
  )
