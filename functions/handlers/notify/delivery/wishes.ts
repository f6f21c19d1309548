import { quietUntil } from '../../../../shared/account/quiet-hours.ts'
import type { Account } from '../account.ts'
import type { Postponed } from '../channels/outcome.ts'
import type { NotifyDeps } from '../deps.ts'
import { contactsIn } from '../float-plans/plan-details.ts'
import type { Notice, Topic } from '../writing/notice.ts'

/** The switch of the settings that stands for a channel. Push messages have none of their own. */
export const SWITCHES = { email: 'email', sms: 'sms', push: 'alerts' } as const

/**
 * Whether the account has switched off this switch, or a topic of the notice. A default is no wish: who adds a phone to
 * a geofence wants its texts.
 */
export const isOff = (
  channelSwitch: 'email' | 'sms' | 'alerts',
  { topics }: Notice,
  { chosen }: Account,
): boolean =>
  chosen[`notifications.${channelSwitch}`] === false || topics.some((topic) => isTopicOff(topic, chosen))

const isTopicOff = (topic: Topic, chosen: Account['chosen']) => chosen[`notifications.${topic}`] === false

/** Whether the address is that of a contact who gets a message of a float plan, which no switch of the account stops. */
export const isContact = (address: string, { plan }: Notice): boolean =>
  plan != null && contactsIn(plan).includes(address)

/** When the account's quiet hours end (epoch ms); `null` outside of them. */
export const endOfQuietHours = (
  { preferences: { timezone, notifications } }: Account,
  { now }: Pick<NotifyDeps, 'now'>,
): number | null => quietUntil({ from: notifications.quietFrom, to: notifications.quietTo }, timezone, now())

/** Held until quiet hours end; `null` outside of them, and for what is critical or a test. */
export function heldInQuietHours(
  { priority, isTest }: Notice,
  account: Account,
  deps: Pick<NotifyDeps, 'now'>,
): Postponed | null {
  if (priority === 'critical' || isTest) return null
  const at = endOfQuietHours(account, deps)
  return at === null ? null : { kind: 'digest', digest: 'quiet', at }
}
