import { createECDH } from 'node:crypto'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { NotifyDeps } from '../../../functions/handlers/notify/deps.ts'
import { pushKeysOf } from '../../../functions/messages/push-keys.ts'
import type { Email, EmailAnswer } from '../../../functions/outside/emails.ts'
import type { WebhookAnswer } from '../../../functions/outside/webhook/post-webhook.ts'
import { accountStore } from '../../../functions/stores/accounts/accounts.ts'
import { handOverStore } from '../../../functions/stores/accounts/hand-overs.ts'
import { memberStore } from '../../../functions/stores/accounts/members.ts'
import { phoneStore } from '../../../functions/stores/accounts/phones.ts'
import { preferenceStore } from '../../../functions/stores/accounts/preferences.ts'
import { eventStore } from '../../../functions/stores/events/events.ts'
import { undeliveredStore } from '../../../functions/stores/events/undelivered.ts'
import { geofenceStore } from '../../../functions/stores/geofences/geofences.ts'
import {
  notificationStore,
  reportDeliveryStore,
} from '../../../functions/stores/notifications/notifications.ts'
import { pushSubscriptionStore } from '../../../functions/stores/notifications/push-subscriptions.ts'
import { recipientStore } from '../../../functions/stores/notifications/recipients.ts'
import { snoozeStore } from '../../../functions/stores/notifications/snoozes.ts'
import { webhookHealthStore } from '../../../functions/stores/notifications/webhook-health.ts'
import { webhookSecretStore } from '../../../functions/stores/notifications/webhook-secrets.ts'
import { reportStore } from '../../../functions/stores/reports/reports.ts'
import { scheduleStore } from '../../../functions/stores/reports/schedules.ts'
import { ruleStore } from '../../../functions/stores/rules.ts'
import { signingKeys } from '../signing-keys.ts'

export const SITE_URL = 'https://track.example.com'
const PUSH_KEYS = pushKeysOf(signingKeys({ 1: 'a'.repeat(64) }))

export type NotifyTables = Record<
  'accounts' | 'due' | 'events' | 'geofences' | 'members' | 'recipients' | 'reports' | 'rules' | 'schedules',
  string
>
/** The parts that come from the account: its devices, address, due work and time. */
type Given = Pick<NotifyDeps, 'devices' | 'subscriptions' | 'due' | 'now' | 'trails' | 'watches'> & {
  address: string
}

/** The notify function on tables, with providers that accept everything until a test sets their answers. */
export function notifyDepsOn(
  client: DynamoDBDocumentClient,
  tables: NotifyTables,
  { address, ...given }: Given,
) {
  const emails: Email[] = []
  const texts: { to: string; text: string }[] = []
  const webhooks: { url: string; headers: Record<string, string>; body: string }[] = []
  const pushes: { url: string; headers: Record<string, string>; message: Uint8Array | string }[] = []
  const answers: { email: EmailAnswer; text: EmailAnswer; webhook: WebhookAnswer; push: WebhookAnswer } = {
    email: { kind: 'accepted', messageId: 'ses-1' },
    text: { kind: 'accepted', messageId: 'sns-1' },
    webhook: { kind: 'answered', status: 200 },
    push: { kind: 'answered', status: 201 },
  }
  /** The files of reports by their keys. */
  const files = new Map<string, Uint8Array>()
  const stores = {
    events: eventStore(client, tables.events),
    recipients: recipientStore(client, tables.recipients),
    preferences: preferenceStore(client, tables.accounts),
    pushSubscriptions: pushSubscriptionStore(client, tables.recipients),
    rules: ruleStore(client, tables),
    snoozes: snoozeStore(client, tables.recipients),
    reports: reportStore(client, tables),
    schedules: scheduleStore(client, tables),
    geofences: geofenceStore(client, tables),
    phones: phoneStore(client, tables.accounts),
    undelivered: undeliveredStore(client, tables.recipients),
  }
  const deps: NotifyDeps = {
    ...stores,
    ...given,
    notifications: notificationStore(client, tables.events),
    reportDeliveries: reportDeliveryStore(client, tables.reports),
    files: {
      async read(key) {
        const file = files.get(key)
        if (file === undefined) throw new Error(`There is no file ${key}`)
        return file
      },
    },
    accounts: accountStore(client, tables.accounts),
    webhookSecrets: webhookSecretStore(client, tables.accounts),
    webhookHealth: webhookHealthStore(client, tables.recipients),
    newWebhookSecret: () => 'whsec_c2VjcmV0',
    members: memberStore(client, tables.members),
    getPerson: async () => (address === null ? null : { email: address, name: null }),
    handOvers: handOverStore(client, tables),
    memberLinkOf: async (kind, { id }) => `https://vectra.example/dashboard/${kind}/${id}`,
    getAddress: async () => address,
    async sendEmail(email) {
      if (answers.email.kind === 'accepted') emails.push(email)
      return answers.email
    },
    async sendText(to, text) {
      if (answers.text.kind === 'accepted') texts.push({ to, text })
      return answers.text
    },
    smsCountries: new Set(['US']),
    unconfirmedPerDay: 100,
    async postWebhook(url, headers, body) {
      webhooks.push({ url, headers, body: String(body) })
      return answers.webhook
    },
    readPushKeys: async () => PUSH_KEYS,
    newPushSender() {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      return { pair, salt: Buffer.alloc(16, 1) }
    },
    async postPush(url, headers, message) {
      if (answers.push.kind === 'answered') pushes.push({ url, headers, message })
      return answers.push
    },
    tokenOf: async (_account, recipient) => `token-of-${recipient}`,
    reportTokenOf: async ({ reportId }) => `token-of-${reportId}`,
    shareUrlOf: async (linkId) => `${SITE_URL}/share/${linkId}`,
    snoozeTokenOf: async ({ eventKey }) => `token-of-${eventKey.length}`,
    siteUrl: SITE_URL,
    random: () => 0,
  }
  return { deps, stores, answers, emails, texts, webhooks, pushes, files }
}
