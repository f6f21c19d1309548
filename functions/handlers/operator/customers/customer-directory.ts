import type { UserDirectory } from '../../../outside/users/user-directory.ts'
import type { AccountStore } from '../../../stores/accounts/accounts.ts'

type Deps = {
  users: UserDirectory
  accounts: Pick<AccountStore, 'ownerOf' | 'ownedBy'>
}

/** Customers by the ids of their accounts, each with whoever owns it, also once it was handed over. */
export function customerDirectory({ users, accounts }: Deps): UserDirectory {
  return {
    async get(accountId) {
      const ownerId = await accounts.ownerOf(accountId)
      const user = await users.get(ownerId)
      // an email address finds a user too
      return user?.accountId === ownerId ? { ...user, accountId } : null
    },

    async listByPrefix(...query) {
      const { users: found, next } = await users.listByPrefix(...query)
      const customers = found.map(async (user) => {
        const others = await accounts.ownedBy(user.accountId)
        return [user, ...others.map((accountId) => ({ ...user, accountId }))]
      })
      return { users: (await Promise.all(customers)).flat(), next }
    },
  }
}
