import type { NotificationChannel } from '../../shared/watching/event.ts'
import type { StoredGeofence } from '../stores/geofences/geofences.ts'
import type { Account } from './account.ts'

export type Recipient = {
  channel: Extract<NotificationChannel, 'email' | 'sms' | 'webhook'>
  address: string
}

/** The name of a notification in its event. */
export const nameOf = ({ channel, address }: Recipient) => `${channel}:${address}`

type Wishes = Pick<
  StoredGeofence,
  | 'sendEmailNotifications'
  | 'sendSmsNotifications'
  | 'notificationWebhook'
  | 'notificationEmail'
  | 'notificationPhone'
>

/** Who is notified of an event of the geofence. An account without an address has an empty one. */
export function recipientsOf(geofence: Wishes, account: Account): Recipient[] {
  const { notificationEmail, notificationPhone, notificationWebhook } = geofence
  return [
    ...(geofence.sendEmailNotifications
      ? [{ channel: 'email' as const, address: notificationEmail ?? account.address ?? '' }]
      : []),
    ...(geofence.sendSmsNotifications && notificationPhone !== null
      ? [{ channel: 'sms' as const, address: notificationPhone }]
      : []),
    ...(notificationWebhook === null ? [] : [{ channel: 'webhook' as const, address: notificationWebhook }]),
  ]
}
