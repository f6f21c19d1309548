import { randomUUID } from 'node:crypto'
import type { StoredSubscription, SubscriptionStore } from '../../functions/stores/billing/subscriptions.ts'
import { toIso } from '../../shared/time.ts'
import { UserError } from '../cli/user-error.ts'
import type { Accounts } from '../operator/accounts.ts'

export type GrantDeps = {
  accounts: Pick<Accounts, 'find'>
  subscriptions: Pick<SubscriptionStore, 'createAll' | 'assignments'>
  now: () => number
}

/** Adds active subscriptions to the account, without payment. Each call adds more; `dryRun` changes nothing. */
export async function grantSubscriptions(
  { email, count, dryRun }: { email: string; count: number; dryRun: boolean },
  { accounts, subscriptions, now }: GrantDeps,
): Promise<string> {
  const account = await accounts.find(email)
  if (account === null)
    throw new UserError(`No account has the email address ${email}. Its owner must sign up first.`)
  if (!account.confirmed)
    throw new UserError(`${email} is not confirmed yet, so the address may belong to someone else.`)
  const { accountId } = account
  const before = await subscriptions.assignments(accountId)
  if (dryRun)
    return `Would grant ${subscriptionsText(count)} to ${email}: ${slotsText(before.free + count)} instead of ${before.free}. Nothing was changed.`
  await subscriptions.createAll(Array.from({ length: count }, () => granted(accountId, now())))
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
