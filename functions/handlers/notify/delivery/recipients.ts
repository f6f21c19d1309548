import type { PushSubscription } from '../../../../shared/notifications/push-subscription.ts'
import type { Action, Rule } from '../../../../shared/rules/rule.ts'
import type { NotificationChannel } from '../../../../shared/watching/event.ts'
import { notificationName } from '../../../events/notification-name.ts'
import type { StoredGeofence } from '../../../stores/geofences/geofences.ts'
import type { Account } from '../account.ts'

/** Whom a geofence names. */
export type NamedRecipient = {
  channel: Extract<NotificationChannel, 'email' | 'sms' | 'webhook'>
  address: string
}
/** A browser of the account. Its address is the subscription's id. */
type Browser = { channel: 'push'; address: string; subscription: PushSubscription }
/** `reader`: the member whose it is, and in whose words the message is; without one, the account. */
export type Recipient = (NamedRecipient | Browser) & { reader?: Account }

/** The name of a notification in its event. */
export const nameOf = ({ channel, address, reader }: Pick<Recipient, 'channel' | 'address' | 'reader'>) =>
  notificationName({ channel, address, memberId: reader?.personId ?? null })

type Wishes = Pick<
  StoredGeofence,
  | 'sendEmailNotifications'
  | 'sendSmsNotifications'
  | 'notificationWebhook'
  | 'notificationEmail'
  | 'notificationPhone'
>

/** The account's own address and phone. */
type Own = Pick<Account, 'address' | 'phone'>
type Browsers = ReadonlyMap<string, PushSubscription>

/**
 * Who is notified of an event of the geofence: whom it names, and every browser of the account that subscribed. An
 * account without an address has an empty one.
 */
export function recipientsOfGeofence(geofence: Wishes, account: Own, browsers: Browsers): Recipient[] {
  const { notificationEmail, notificationPhone, notificationWebhook } = geofence
  return [
    ...(geofence.sendEmailNotifications
      ? [{ channel: 'email' as const, address: notificationEmail ?? account.address ?? '' }]
      : []),
    ...(geofence.sendSmsNotifications && notificationPhone !== null
      ? [{ channel: 'sms' as const, address: notificationPhone }]
      : []),
    ...(notificationWebhook === null ? [] : [{ channel: 'webhook' as const, address: notificationWebhook }]),
    ...inBrowsers(browsers),
  ]
}

/** Who is notified when the rule fires, each once. An empty target is the account itself. */
export function recipientsOfRule(
  { actions }: Pick<Rule, 'actions'>,
  account: Own,
  browsers: Browsers,
): Recipient[] {
  return eachOnce(actions.flatMap((action) => recipientsOfAction(action, account, browsers)))
}

export const eachOnce = (recipients: readonly Recipient[]): Recipient[] =>
  Array.from(new Map(recipients.map((recipient) => [nameOf(recipient), recipient])).values())

function recipientsOfAction(action: Action, account: Own, browsers: Browsers): Recipient[] {
  switch (action.type) {
    case 'email':
      return [{ channel: 'email', address: action.target || (account.address ?? '') }]
    case 'sms':
      return [{ channel: 'sms', address: action.target || (account.phone ?? '') }]
    case 'push':
      return inBrowsers(browsers)
    case 'webhook':
      return [{ channel: 'webhook', address: action.target }]
    case 'member':
    case 'relay':
    case 'log':
      return []
  }
}

export const inBrowsers = (browsers: Browsers): Browser[] =>
  Array.from(browsers, ([address, subscription]) => ({ channel: 'push', address, subscription }))
