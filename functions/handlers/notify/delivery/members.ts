import { standingOf } from '../../../../shared/members/roles.ts'
import type { PushSubscription } from '../../../../shared/notifications/push-subscription.ts'
import { hasEnded } from '../../../stores/accounts/members.ts'
import { type DeviceScope, memberScope } from '../../../stores/devices/device-scope.ts'
import { type Account, loadAccount } from '../account.ts'
import type { NotifyDeps } from '../deps.ts'
import { inBrowsers, type Recipient } from './recipients.ts'

/** A member as a reader of notifications: in their own words, at their own addresses, about the devices that they see. */
export type MemberReader = { reader: Account; scope: DeviceScope }

/** Reads a member of an account; `null` for whoever is none any longer. */
export async function loadMember(
  accountId: string,
  memberId: string,
  deps: NotifyDeps,
): Promise<MemberReader | null> {
  const [member, own] = await Promise.all([
    deps.members.getMember(accountId, memberId),
    loadAccount(memberId, deps),
  ])
  if (member === null || own === null || hasEnded(member, deps.now())) return null
  const { tags } = standingOf(member)
  return { reader: { ...own, accountId, memberId }, scope: memberScope(accountId, tags) }
}

/** What reaches a member who is named: email, every browser that subscribed, and texts if they have switched them on. */
export function recipientsOfMember(
  { reader }: MemberReader,
  browsers: ReadonlyMap<string, PushSubscription>,
): Recipient[] {
  const { address, phone, chosen } = reader
  return [
    ...(address === null ? [] : [{ channel: 'email' as const, address, reader }]),
    ...(phone === null || chosen['notifications.sms'] !== true
      ? []
      : [{ channel: 'sms' as const, address: phone, reader }]),
    ...inBrowsers(browsers).map((browser) => ({ ...browser, reader })),
  ]
}
