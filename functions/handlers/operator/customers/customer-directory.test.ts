import { describe, expect, it } from 'vitest'
import type { DirectoryUser } from '../../../outside/users/user-directory.ts'
import { customerDirectory } from './customer-directory.ts'

const aUser = (accountId: string): DirectoryUser => ({
  accountId,
  email: `${accountId}@example.com`,
  name: null,
  isConfirmed: true,
  isInvited: false,
  hasTwoStep: null,
  isEnabled: true,
})
const USERS = ['mia', 'bob'].map(aUser)

/** Bob owns, besides his own account, that of Ann, whose sign-in has ended. */
const directory = customerDirectory({
  users: {
    get: async (id) => USERS.find(({ accountId, email }) => id === accountId || id === email) ?? null,
    listByPrefix: async (_attribute, prefix) => ({
      users: USERS.filter(({ email }) => email.startsWith(prefix)),
      next: null,
    }),
  },
  accounts: {
    ownerOf: async (accountId) => (accountId === 'ann' ? 'bob' : accountId),
    ownedBy: async (personId) => (personId === 'bob' ? ['ann'] : []),
  },
})

describe('T106 the customers of the console', () => {
  it('T106 are found by the id of an account, with whoever owns it now', async () => {
    expect(await directory.get('mia')).toEqual(aUser('mia'))
    expect(await directory.get('ann')).toEqual({ ...aUser('bob'), accountId: 'ann' })
    expect(await directory.get('nobody')).toBeNull()
  })

  it('T106 are not found by an address in the place of an id', async () => {
    expect(await directory.get('mia@example.com')).toBeNull()
  })

  it('T106 are listed with every account that they own', async () => {
    const { users } = await directory.listByPrefix('email', 'bob', 10, null)
    expect(users.map(({ accountId }) => accountId)).toEqual(['bob', 'ann'])
  })
})
