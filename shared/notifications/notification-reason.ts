import * as z from 'zod'

/** Why a notification was suppressed or has failed, in its `detail`. Each is also a translation key of the site. */
export const NotificationReason = z.enum([
  /** Waits for the hourly digest. */
  'in-digest',
  /** Waits for the end of the account's quiet hours. */
  'quiet-hours',
  /** Found late, it waits for another attempt to send the digest of late events. */
  'late-digest',
  /** The account has muted the rule, device or geofence. */
  'snoozed',
  /** Too many critical alerts: nothing critical is in a digest. */
  'critical-limit',
  /** The operator has set no sender address. */
  'email-not-set-up',
  /** The operator has allowed no countries. */
  'sms-not-set-up',
  'sms-country-not-allowed',
  /** Texts cost the operator, and the account has never had a subscription. */
  'sms-needs-subscription',
  'sms-daily-limit',
  /** The hourly limit is reached, and the report is sent later. */
  'email-hourly-limit',
  /** The account's address is unknown or not verified. */
  'no-address',
  /** The account has no confirmed phone. */
  'no-phone',
  /** The account has switched such notifications off. */
  'off-in-preferences',
  /** The float plan was ended or changed before its message was sent. */
  'plan-changed',
  /** The recipient has not yet answered the link that asks for consent. */
  'not-confirmed',
  /** The recipient wants no more notifications. */
  'stopped-by-recipient',
  /** An earlier email could not be delivered: the address does not exist. */
  'address-bounced',
  /** The recipient has reported an earlier email as spam. */
  'address-complained',
  'recipient-refused',
  'push-hourly-limit',
  /** The push service no longer knows the browser, whose subscription is deleted. */
  'push-expired',
  'push-not-public',
  'push-refused',
  'push-failed',
  'webhook-not-public',
  'webhook-redirects',
  'webhook-refused',
  'webhook-failed',
  'webhook-too-slow',
  /** The webhook failed too many times in a row. */
  'webhook-paused',
  'provider-failed',
  /** The relay was cut before, and nobody has restored it since. */
  'not-restored',
  /** The function that found the event stopped before it switched the relay, and now it is too late. */
  'too-late',
  /** A rule cut the relay less than ten minutes ago. */
  'cut-recently',
  /** Rules have just cut too many devices of the account. */
  'too-many-cuts',
])
export type NotificationReason = z.infer<typeof NotificationReason>
