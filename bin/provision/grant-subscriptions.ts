import { randomUUID } from 'node:crypto'
import type { StoredSubscription, SubscriptionStore } from '../../functions/stores/subscriptions.ts'
import { toIso } from '../../shared/time.ts'
import { UserError } from '../cli/user-error.ts'
import type { Deployment } from '../operator/deployment.ts'

export type GrantDeps = {
  findAccount: Deployment['findAccount']
  subscriptions: Pick<SubscriptionStore, 'add' | 'assignments'>
  now: () => number
}

/** So many more active subscriptions for the account, without payment. Each call grants anew; `dryRun` tells only. */
export async function grantSubscriptions(
  { email, count, dryRun }: { email: string; count: number; dryRun: boolean },
  { findAccount, subscriptions, now }: GrantDeps,
): Promise<string> {
  const account = await findAccount(email)
  if (account === null)
    throw new UserError(`No account has the e-mail address ${email}. Its owner signs up first, on the site.`)
  if (!account.confirmed)
    throw new UserError(
      `${email} has signed up and not confirmed the address yet, so it may be somebody else's.`,
    )
  const { accountId } = account
  const before = await subscriptions.assignments(accountId)
  if (dryRun)
    return `Would grant ${subscriptionsText(count)} to ${email}: ${slotsText(before.free + count)} instead of ${before.free}. Nothing was changed.`
  await subscriptions.add(Array.from({ length: count }, () => granted(accountId, now())))
  const { free } = await subscriptions.assignments(accountId)
  return `Granted ${subscriptionsText(count)} to ${email}: ${slotsText(free)} now.`
}

const granted = (accountId: string, now: number): StoredSubscription => ({
  accountId,
  subscriptionId: randomUUID(),
  status: 'active',
  planType: 'annual',
  amountCents: 0,
  assignedDeviceId: null,
  createdAt: toIso(now),
  grantedBy: 'operator',
})

const subscriptionsText = (count: number) => `${count} ${count === 1 ? 'subscription' : 'subscriptions'}`
const slotsText = (free: number) => `${free} free ${free === 1 ? 'slot' : 'slots'}`
