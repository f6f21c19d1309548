import { describe, expect, it } from 'vitest'
import { HOUR_MS, toIso } from '../../../../shared/time.ts'
import type { DeletionRequest } from '../../../stores/accounts/account-deletions.ts'
import { type ChangeDeps, customerChanges } from './customer-changes.ts'

const NOW = Date.parse('2026-06-01T16:00:00.000Z')
const EARLIER: DeletionRequest = { requestedAt: NOW - HOUR_MS, deletesAt: NOW + 23 * HOUR_MS, reason: null }
const OPERATOR = { operatorId: 'op', email: 'op@example.com', endsAt: NOW + HOUR_MS }
const REASON = { reason: 'Asked on the phone' }

type State = {
  isClosed?: boolean
  requested?: DeletionRequest | null
  ownsAnother?: boolean
  hasTwoStep?: boolean
}

/** Support acts for Ann, whose account Bob owns now, or for Mia, who owns her own. */
function aConsole({
  isClosed = false,
  requested = null,
  ownsAnother = false,
  hasTwoStep = true,
}: State = {}) {
  const resets: string[] = []
  const logs: string[] = []
  const unused = async () => {
    throw new Error('Not part of this test')
  }
  const deps: ChangeDeps = {
    accounts: { isClosed: async () => isClosed, ownerOf: async (id) => (id === 'ann' ? 'bob' : id) },
    users: {
      get: async (accountId) => ({
        accountId,
        email: `${accountId}@example.com`,
        name: null,
        isConfirmed: true,
        isInvited: false,
        hasTwoStep,
        isEnabled: true,
      }),
    },
    deletions: {
      request: async (_accountId, request) => (ownsAnother ? null : (requested ?? request)),
      withdraw: async () => requested,
    },
    due: { put: async () => {} },
    supportAccess: { open: unused },
    resetTwoStep: async (personId) => void resets.push(personId),
    invitations: { inviteAgain: unused },
    orders: { get: async () => null, getMany: unused },
    subscriptions: { list: unused, getMany: unused },
    purchases: { save: unused },
    openStripe: async () => null,
    now: () => NOW,
  }
  const operator = {
    ...OPERATOR,
    noteForAudit: () => {},
    inLogOf: async <Result extends object>(account: string, run: (note: () => void) => Promise<Result>) => {
      logs.push(account)
      return run(() => {})
    },
  }
  return { changes: customerChanges(deps), operator, resets, logs }
}

const of = (accountId: string) => ({ path: { accountId }, query: undefined })

describe('a deletion that support requests', () => {
  const request = (state: State = {}) => {
    const { changes, operator } = aConsole(state)
    return changes.requestCustomerDeletion({ ...of('mia'), body: REASON }, operator)
  }

  it('T106 is planned in 24 hours, unless it cannot be or is planned already', async () => {
    expect(await request()).toEqual({ reply: { deletesAt: toIso(NOW + 24 * HOUR_MS) } })
    expect(await request({ requested: EARLIER })).toEqual({ refused: 'deletion-requested' })
    expect(await request({ isClosed: true })).toEqual({ refused: 'deletion-under-way' })
    expect(await request({ ownsAnother: true })).toEqual({ refused: 'owns-another-account' })
  })

  it('T106 is withdrawn once', async () => {
    const withdraw = (requested: DeletionRequest | null) => {
      const { changes, operator } = aConsole({ requested })
      return changes.withdrawCustomerDeletion({ ...of('mia'), body: undefined }, operator)
    }
    expect(await withdraw(EARLIER)).toEqual({ reply: { success: true } })
    expect(await withdraw(null)).toEqual({ refused: 'no-deletion-requested' })
  })
})

describe('a reset of two-step sign-in by support', () => {
  const reset = async (accountId: string, state: State = {}) => {
    const { changes, operator, resets, logs } = aConsole(state)
    const outcome = await changes.resetTwoStep({ ...of(accountId), body: REASON }, operator)
    return { outcome, resets, logs }
  }
  const done = { reply: { success: true } }

  it('T106 is that of whoever owns the account now, and is in the log of their own account too', async () => {
    expect(await reset('mia')).toEqual({ outcome: done, resets: ['mia'], logs: [] })
    expect(await reset('ann')).toEqual({ outcome: done, resets: ['bob'], logs: ['bob'] })
  })

  it('T106 changes nothing for somebody who signs in with a password', async () => {
    expect(await reset('mia', { hasTwoStep: false })).toEqual({
      outcome: { refused: 'no-two-step' },
      resets: [],
      logs: [],
    })
  })
})

it('T106 no month is granted where nothing is sold', async () => {
  const { changes, operator } = aConsole()
  const month = { seen: toIso(NOW), next: '2026-07-01T16:00:00.000Z', idempotencyKey: 'k', ...REASON }
  const path = { accountId: 'mia', orderId: 'K7MX-29RV' }
  expect(await changes.grantMonth({ path, query: undefined, body: month }, operator)).toEqual({
    refused: 'payments-not-set-up',
  })
})
