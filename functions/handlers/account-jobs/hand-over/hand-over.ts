import { nameOf } from '../../../members/member-view.ts'
import type { NotifyQueue } from '../../../outside/notify-queue.ts'
import type { OpenStripe } from '../../../outside/stripe/stripe-session.ts'
import { log } from '../../../runtime/log.ts'
import type { ApiKeyStore } from '../../../stores/accounts/api-keys.ts'
import {
  type HandOverStore,
  isConfirmed,
  type StoredHandOver,
  UNLIMITED,
} from '../../../stores/accounts/hand-overs.ts'
import { hasEnded, invitationIdOf, type MemberStore, type Place } from '../../../stores/accounts/members.ts'
import type { CustomerStore } from '../../../stores/billing/customers.ts'
import type { PushSubscriptionStore } from '../../../stores/notifications/push-subscriptions.ts'

export type HandOverJobDeps = {
  handOvers: Pick<HandOverStore, 'get' | 'carryOut' | 'finish'>
  members: Pick<MemberStore, 'getMember' | 'listOf' | 'invite' | 'removeMember'>
  keys: Pick<ApiKeyStore, 'listKeys' | 'delete'>
  pushSubscriptions: Pick<PushSubscriptionStore, 'list' | 'delete'>
  customers: Pick<CustomerStore, 'get'>
  openStripe: OpenStripe
  removeUser: (personId: string) => Promise<void>
  queue: Pick<NotifyQueue, 'send'>
  now: () => number
}

/**
 * Hands an account over that both sides have confirmed. Each step can be repeated, so that it goes on where it was
 * interrupted.
 */
export async function handOverAccount(accountId: string, deps: HandOverJobDeps): Promise<void> {
  const handOver = await deps.handOvers.get(accountId)
  if (handOver === null || !isConfirmed(handOver)) return
  const { id, owner, memberId } = handOver
  if (!(await deps.handOvers.carryOut(accountId, handOver))) {
    log('warn', 'hand-over-impossible', { accountId })
    await deps.handOvers.finish(accountId, id)
    return
  }
  await tellStripe(accountId, memberId, deps)
  if (owner.personId === accountId) await endSignIn(accountId, handOver, deps)
  await deps.queue.send({ kind: 'handOver', accountId, mail: 'done' })
  await deps.handOvers.finish(accountId, id)
}

/**
 * Ends the sign-in of a person whose id the account has: with it, they would stay its owner. They come back by
 * invitations, to this account and to those that they were a member of.
 */
async function endSignIn(accountId: string, { owner }: StoredHandOver, deps: HandOverJobDeps): Promise<void> {
  const { email, name, personId } = owner
  const at = deps.now()
  async function invite(invitedTo: string, accountName: string, { role, tags, grants, endsAt }: Place) {
    const invitationId = invitationIdOf(email)
    const place = { role, tags, grants, endsAt }
    await deps.members.invite(
      { accountId: invitedTo, email, accountName, ...place, invitedAt: at },
      invitationId,
    )
    await deps.queue.send({ kind: 'invitation', accountId: invitedTo, invitationId, invitedBy: invitedTo })
  }
  for (const membership of await deps.members.listOf(personId)) {
    if (!hasEnded(membership, at)) await invite(membership.accountId, membership.accountName, membership)
    await deps.members.removeMember(membership.accountId, personId)
  }
  for (const { keyId, createdBy } of await deps.keys.listKeys(accountId))
    if (createdBy === personId) await deps.keys.delete(accountId, keyId)
  for (const browserId of (await deps.pushSubscriptions.list(personId)).keys())
    await deps.pushSubscriptions.delete(personId, browserId)
  await invite(accountId, nameOf({ email, name }), UNLIMITED)
  await deps.removeUser(personId)
}

/** Stripe writes about invoices to whoever owns the account. */
async function tellStripe(
  accountId: string,
  ownerId: string,
  { customers, members, openStripe }: HandOverJobDeps,
): Promise<void> {
  const [{ stripeCustomerId }, owner] = await Promise.all([
    customers.get(accountId),
    members.getMember(accountId, ownerId),
  ])
  if (stripeCustomerId === null || owner === null) return
  const session = await openStripe()
  if (session === null) throw new Error('The account pays by Stripe, of which there is no key')
  await session.api.customers.update(stripeCustomerId, { email: owner.email }, session.options())
}
