import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../shared/time.ts'
import { deleteAccount } from './delete-account.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')
const MIA = { accountId: 'mia', confirmed: true, hasAuthenticatorApp: false }

/** Runs the command, and says what it has changed. */
async function run(options: { confirmed?: boolean; dryRun?: boolean; email?: string; isOpen?: boolean }) {
  const { confirmed = false, dryRun = false, email = 'mia@example.com', isOpen = true } = options
  const changes: unknown[] = []
  const text = await deleteAccount(
    { email, confirmed, dryRun },
    {
      accounts: { find: async (address) => (address === 'mia@example.com' ? MIA : null) },
      deletions: {
        async close(accountId, { receiptId, by }) {
          changes.push({ closed: accountId, receiptId, by })
          return isOpen ? 'closed' : 'was-closed'
        },
      },
      due: { put: async (dueAt, { kind }) => void changes.push({ kind, dueAt }) },
      jobs: { send: async (job) => void changes.push(job) },
      newId: () => 'receipt',
      now: () => NOON,
    },
  ).catch((error: unknown) => String(error))
  return { text, changes }
}

const CHANGES = [
  { kind: 'accountDeletion', dueAt: NOON + HOUR_MS },
  { closed: 'mia', receiptId: 'receipt', by: 'operator' },
  { kind: 'deletion', accountId: 'mia' },
]

describe('--delete-account', () => {
  it('T113 closes the account and starts its deletion, which due work starts again if it is lost', async () => {
    expect(await run({ confirmed: true })).toEqual({
      text: expect.stringContaining('Closed the account of mia@example.com'),
      changes: CHANGES,
    })
  })

  it('T113 starts a deletion again that is under way', async () => {
    expect(await run({ confirmed: true, isOpen: false })).toEqual({
      text: expect.stringContaining('Found the account'),
      changes: CHANGES,
    })
  })

  it.each([
    [{}, 'Add --confirm'],
    [{ dryRun: true }, 'Nothing was changed'],
    [{ dryRun: true, confirmed: true }, 'Nothing was changed'],
    [{ confirmed: true, email: 'eve@example.com' }, 'No account has the email address'],
  ])('T113 with %j changes nothing', async (options, text) => {
    expect(await run(options)).toEqual({ text: expect.stringContaining(text), changes: [] })
  })
})
