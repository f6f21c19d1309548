import type { PushSubscription } from '../../shared/notifications/push-subscription.ts'
import type { NotificationChannel } from '../../shared/watching/event.ts'
import type { StoredGeofence } from '../stores/geofences/geofences.ts'
import type { Account } from './account.ts'

/** Whom a geofence names. */
export type NamedRecipient = {
  channel: Extract<NotificationChannel, 'email' | 'sms' | 'webhook'>
  address: string
}
/** A browser of the account. Its address is the subscription's id. */
type Browser = { channel: 'push'; address: string; subscription: PushSubscription }
export type Recipient = NamedRecipient | Browser

/** The name of a notification in its event. */
export const nameOf = ({ channel, address }: Pick<Recipient, 'channel' | 'address'>) =>
  `${channel}:${address}`

type Wishes = Pick<
  StoredGeofence,
  | 'sendEmailNotifications'
  | 'sendSmsNotifications'
  | 'notificationWebhook'
  | 'notificationEmail'
  | 'notificationPhone'
>

/**
 * Who is notified of an event of the geofence: whom it names, and every browser of the account that subscribed. An
 * account without an address has an empty one.
 */
export function recipientsOf(
  geofence: Wishes,
  account: Account,
  browsers: ReadonlyMap<string, PushSubscription>,
): Recipient[] {
  const { notificationEmail, notificationPhone, notificationWebhook } = geofence
  return [
    ...(geofence.sendEmailNotifications
      ? [{ channel: 'email' as const, address: notificationEmail ?? account.address ?? '' }]
      : []),
    ...(geofence.sendSmsNotifications && notificationPhone !== null
      ? [{ channel: 'sms' as const, address: notificationPhone }]
      : []),
    ...(notificationWebhook === null ? [] : [{ channel: 'webhook' as const, address: notificationWebhook }]),
    ...Array.from(browsers, ([address, subscription]) => ({
      channel: 'push' as const,
      address,
      subscription,
    })),
  ]
}
