import type { customerChanges as routes } from '../../../../shared/operator/customer-changes.routes.ts'
import { toIso, toIsoOrNull } from '../../../../shared/time.ts'
import {
  type RequestDeletionDeps,
  requestAccountDeletion,
  withdrawAccountDeletion,
} from '../../../deletion/request-deletion.ts'
import type { OpenStripe } from '../../../outside/stripe/stripe-session.ts'
import type { FollowDeps } from '../../../purchases/follow-purchase.ts'
import { grantMonth } from '../../../purchases/grant-month.ts'
import { withStripe } from '../../../purchases/with-stripe.ts'
import type { ConsoleActions } from '../../../runtime/console/serve-console.ts'
import type { AccountStore } from '../../../stores/accounts/accounts.ts'
import type { SupportAccessStore } from '../../../stores/accounts/support-access.ts'
import { type ResendDeps, resendInvitation, resendOrderMail } from './resend-mail.ts'

export type ChangeDeps = RequestDeletionDeps &
  ResendDeps &
  FollowDeps & {
    accounts: Pick<AccountStore, 'isClosed' | 'ownerOf'>
    /** Turns off a person's authenticator app. */
    resetTwoStep: (personId: string) => Promise<void>
    supportAccess: Pick<SupportAccessStore, 'open'>
    openStripe: OpenStripe
  }

/** What support does for a customer. The log has each, with the reason that was given. */
export const customerChanges = (deps: ChangeDeps): ConsoleActions<typeof routes> => ({
  async openAccount({ path: { accountId } }, { operatorId }) {
    const until = await deps.supportAccess.open(accountId, operatorId, deps.now())
    return until === null ? { refused: 'visit-not-allowed' } : { reply: { until: toIso(until) } }
  },

  async requestCustomerDeletion({ path: { accountId }, body: { reason } }) {
    if (await deps.accounts.isClosed(accountId)) return { refused: 'deletion-under-way' }
    const requested = await requestAccountDeletion(accountId, reason, deps)
    if (requested === null) return { refused: 'owns-another-account' }
    if (!requested.isNew) return { refused: 'deletion-requested' }
    return { reply: { deletesAt: toIso(requested.request.deletesAt) } }
  },

  async withdrawCustomerDeletion({ path: { accountId } }) {
    const isWithdrawn = await withdrawAccountDeletion(accountId, deps)
    return isWithdrawn ? { reply: { success: true } } : { refused: 'no-deletion-requested' }
  },

  async resetTwoStep({ path: { accountId } }, { inLogOf }) {
    const user = await deps.users.get(accountId)
    if (!user?.hasTwoStep) return { refused: 'no-two-step' }
    const ownerId = await deps.accounts.ownerOf(accountId)
    const reset = async () => {
      await deps.resetTwoStep(ownerId)
      return { reply: { success: true as const } }
    }
    // who owns this account signs in to their own one with the same password
    return ownerId === accountId ? reset() : inLogOf(ownerId, reset)
  },

  async grantMonth({ path, body: { seen, next, idempotencyKey: grantId } }, { noteForAudit }) {
    noteForAudit({ name: path.orderId, before: { seen, next: seen } })
    const granted = await withStripe(deps, (session) =>
      grantMonth({ ...path, grantId, seen, next }, session, deps),
    )
    if ('refused' in granted) return granted
    return { reply: { nextBillingAt: toIsoOrNull(granted.order.purchase?.nextBillingAt ?? null) } }
  },

  async resendMail({ path: { accountId }, body }) {
    const outcome =
      body.mail === 'invitation'
        ? await resendInvitation(accountId, deps)
        : await resendOrderMail(accountId, body.orderId, deps)
    return outcome === 'sent' ? { reply: { success: true } } : { refused: outcome }
  },
})
