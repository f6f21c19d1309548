import { describe, expect, it, vi } from 'vitest'
import { pageCursors } from '../../../runtime/http/page-cursor.ts'
import { type SearchDeps, searchCustomers } from './search-customers.ts'

const CUSTOMERS = 10_000
const users = Array.from({ length: CUSTOMERS }, (_, index) => ({
  accountId: `account-${index}`,
  email: `driver${index}@example.com`,
  name: index % 2 === 0 ? 'driver' : null,
  isConfirmed: true,
  isInvited: false,
  isEnabled: true,
  hasTwoStep: null,
}))

/** A user pool of ten thousand drivers. */
const deps: SearchDeps = {
  users: {
    get: async (id) => users.find(({ accountId }) => accountId === id) ?? null,
    async listByPrefix(attribute, prefix, limit, after) {
      const from = Number(after ?? 0)
      const all = users.filter((user) => user[attribute]?.startsWith(prefix))
      return {
        users: all.slice(from, from + limit),
        next: from + limit < all.length ? String(from + limit) : null,
      }
    },
  },
  devices: { ownersOfPlate: async (plate) => (plate === 'FL 1' ? ['account-7', 'account-8'] : []) },
  trackers: { get: async () => null },
  orders: { get: async () => null },
  openStripe: async () => null,
  cursors: pageCursors('secret'),
}

async function page(text: string, cursor?: string) {
  const found = await searchCustomers({ text, cursor }, deps)
  if ('refused' in found) throw new Error(found.refused)
  return found
}

describe('a search for customers', () => {
  it('has 20 of 10,000 on a page, and cursors to all of them', async () => {
    const found = new Set<string>()
    let cursor: string | null = null
    let pages = 0
    do {
      const { customers, nextCursor } = await page('driver', cursor ?? undefined)
      expect(customers.length).toBeLessThanOrEqual(20)
      for (const { accountId } of customers) found.add(accountId)
      cursor = nextCursor
      pages += 1
    } while (cursor !== null)
    expect(found.size).toBe(CUSTOMERS)
    expect(pages).toBe(CUSTOMERS / 10)
  })

  it('names each customer once, with all that found them', async () => {
    const { customers } = await page('driver')
    expect(customers[0]).toMatchObject({ accountId: 'account-0', matches: ['email', 'name'] })
    expect((await page('FL 1')).customers.map(({ accountId }) => accountId)).toEqual([
      'account-7',
      'account-8',
    ])
  })

  it('T11 takes a cursor only for the search that made it', async () => {
    const { nextCursor } = await page('driver')
    const refused = { refused: 'invalid-cursor' }
    expect(await searchCustomers({ text: 'driver1', cursor: nextCursor ?? '' }, deps)).toEqual(refused)
    expect(await searchCustomers({ text: 'driver', cursor: `${nextCursor}x` }, deps)).toEqual(refused)
    expect(await searchCustomers({ text: 'driver', cursor: '' }, deps)).toEqual(refused)
  })

  it('T106 does not pass over invoices while Stripe does not answer, and asks it for nothing else', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const down = {
      ...deps,
      openStripe: async () => {
        const { Stripe } = await import('stripe')
        const api = new Stripe('sk_test_x', {
          host: '127.0.0.1',
          port: 9,
          protocol: 'http',
          maxNetworkRetries: 0,
        })
        return { api, options: () => ({}), priceId: async () => '' }
      },
    }
    expect(await searchCustomers({ text: 'LOCAL-0001' }, down)).toEqual({ refused: 'invoices-not-searched' })
    expect(await searchCustomers({ text: 'driver' }, down)).toHaveProperty('customers')
  })
})
