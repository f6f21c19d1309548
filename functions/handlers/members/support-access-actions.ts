import type { Membership } from '../../../shared/members/members.routes.ts'
import {
  type supportAccess as routes,
  SUPPORT_ACCESS_MS,
} from '../../../shared/members/support-access.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { nameOf } from '../../members/member-view.ts'
import type { Person } from '../../outside/users/account-address.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import { accessUntil, type SupportAccessStore } from '../../stores/accounts/support-access.ts'

export type SupportAccessDeps = {
  accounts: Pick<AccountStore, 'getOwnership'>
  supportAccess: Pick<SupportAccessStore, 'allow' | 'end' | 'leave'>
  getPerson: (personId: string) => Promise<Person | null>
  /** Ends what is pushed to the pages of a person who sees an account. */
  endOpenPages: (accountId: string, personId: string) => Promise<void>
  now: () => number
}

/** What an owner lets support see, and the accounts that an operator has opened. */
export function supportAccessActions(deps: SupportAccessDeps) {
  const { accounts, supportAccess, endOpenPages, now } = deps

  const actions: Actions<typeof routes> = {
    async getSupportAccess(_input, { accountId }) {
      const { support } = await accounts.getOwnership(accountId)
      return { reply: { until: accessUntil(support, now()) } }
    },

    async setSupportAccess({ body }, { accountId }) {
      for (const operatorId of await supportAccess.end(accountId)) await endOpenPages(accountId, operatorId)
      if (!body.allowed) return { reply: { until: null } }
      const until = now() + SUPPORT_ACCESS_MS
      await supportAccess.allow(accountId, until)
      return { reply: { until: toIso(until) } }
    },
  }

  return {
    actions,

    /** What an operator sees of an account that they have opened; `null` for any other. */
    async openedBy(personId: string, accountId: string | undefined): Promise<Membership | null> {
      if (accountId === undefined) return null
      const { isClosed, support } = await accounts.getOwnership(accountId)
      const supportUntil = accessUntil(support, now())
      if (isClosed || supportUntil === null || !support.operatorIds.has(personId)) return null
      return {
        accountId,
        name: nameOf(await deps.getPerson(accountId)),
        role: 'viewer',
        tags: [],
        grants: [],
        supportUntil,
      }
    },

    /** Returns whether the person had opened the account. */
    async leave(accountId: string, personId: string): Promise<boolean> {
      if (!(await supportAccess.leave(accountId, personId))) return false
      await endOpenPages(accountId, personId)
      return true
    },
  }
}
