import type { Notification, NotificationChannel } from '../watching/event.ts'

/** The outcome of notifications, for sums. One that the provider accepted counts as delivered. */
export type Outcome = 'delivered' | 'failed' | 'pending' | 'suppressed'

export const OUTCOMES: Record<Notification['state'], Outcome> = {
  pending: 'pending',
  sent: 'delivered',
  delivered: 'delivered',
  failed: 'failed',
  suppressed: 'suppressed',
}

/** Channels that carry messages: the command of a relay is no message to anybody. */
export type MessageChannel = Exclude<NotificationChannel, 'relay'>
export const isMessageChannel = (channel: NotificationChannel): channel is MessageChannel =>
  channel !== 'relay'
