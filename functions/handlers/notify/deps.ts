import type { PushKeys } from '../../messages/push-keys.ts'
import type { EmailSender } from '../../outside/emails.ts'
import type { PrivateFiles } from '../../outside/private-files.ts'
import type { TextSender } from '../../outside/text-messages.ts'
import type { Person } from '../../outside/users/account-address.ts'
import type { PostWebhook } from '../../outside/webhook/post-webhook.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { HandOverStore } from '../../stores/accounts/hand-overs.ts'
import type { MemberStore } from '../../stores/accounts/members.ts'
import type { PhoneStore } from '../../stores/accounts/phones.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { DueStore } from '../../stores/due.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { UndeliveredStore } from '../../stores/events/undelivered.ts'
import type { GeofenceStore } from '../../stores/geofences/geofences.ts'
import type {
  EventId,
  NotificationStore,
  ReportDeliveryStore,
  ReportId,
} from '../../stores/notifications/notifications.ts'
import type { PushSubscriptionStore } from '../../stores/notifications/push-subscriptions.ts'
import type { RecipientStore } from '../../stores/notifications/recipients.ts'
import type { SnoozeStore } from '../../stores/notifications/snoozes.ts'
import type { WebhookHealthStore } from '../../stores/notifications/webhook-health.ts'
import type { WebhookSecretStore } from '../../stores/notifications/webhook-secrets.ts'
import type { ReportStore } from '../../stores/reports/reports.ts'
import type { ScheduleStore } from '../../stores/reports/schedules.ts'
import type { RuleStore } from '../../stores/rules.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import type { WatchStore } from '../../stores/trails/watch-item.ts'
import type { PushSender } from './channels/push/encrypt-push.ts'

export type NotifyDeps = {
  devices: Pick<DeviceStore, 'get' | 'getMany'>
  subscriptions: Pick<SubscriptionStore, 'assignments' | 'covers' | 'hasAny'>
  events: Pick<EventStore, 'get' | 'listPage' | 'markFound'>
  notifications: NotificationStore
  reports: Pick<ReportStore, 'get'>
  reportDeliveries: ReportDeliveryStore
  schedules: Pick<ScheduleStore, 'get' | 'saveOutcome'>
  /** The files of reports. */
  files: Pick<PrivateFiles, 'read'>
  rules: Pick<RuleStore, 'get'>
  geofences: Pick<GeofenceStore, 'get'>
  members: Pick<MemberStore, 'getInvitation' | 'getMember'>
  phones: Pick<PhoneStore, 'get'>
  preferences: Pick<PreferenceStore, 'get'>
  recipients: Pick<RecipientStore, 'get' | 'ask' | 'decide'>
  accounts: Pick<AccountStore, 'getOwnership' | 'ownerOf' | 'reserve'>
  handOvers: Pick<HandOverStore, 'get'>
  snoozes: Pick<SnoozeStore, 'list'>
  due: Pick<DueStore, 'put' | 'putFrom'>
  trails: Pick<TrailStore, 'getLiveItem'>
  undelivered: Pick<UndeliveredStore, 'note'>
  watches: Pick<WatchStore, 'get'>
  webhookSecrets: Pick<WebhookSecretStore, 'getOrCreate'>
  webhookHealth: WebhookHealthStore
  newWebhookSecret: () => string
  /** The verified address of an account. */
  getAddress: (accountId: string) => Promise<string | null>
  getPerson: (personId: string) => Promise<Person | null>
  /** Null where the operator has set no sender address. */
  sendEmail: EmailSender | null
  sendText: TextSender
  /** ISO 3166 codes of the countries that texts may be sent to. */
  smsCountries: ReadonlySet<string>
  /** The most emails, and the most texts, of a day that ask for consent. */
  unconfirmedPerDay: number
  postWebhook: PostWebhook
  pushSubscriptions: Pick<PushSubscriptionStore, 'list' | 'delete'>
  readPushKeys: () => Promise<PushKeys>
  /** A new key pair and salt. */
  newPushSender: () => PushSender
  postPush: PostWebhook
  tokenOf: (accountId: string, recipient: string) => Promise<string>
  reportTokenOf: (report: ReportId) => Promise<string>
  /** The address of the page where an invitation is accepted, or handing an account over confirmed. */
  memberLinkOf: (kind: 'invitation' | 'handOver', of: { accountId: string; id: string }) => Promise<string>
  shareUrlOf: (linkId: string) => Promise<string>
  snoozeTokenOf: (event: EventId) => Promise<string>
  siteUrl: string
  now: () => number
  /** From 0 to 1. */
  random: () => number
}
