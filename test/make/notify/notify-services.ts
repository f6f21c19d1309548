import { createECDH } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { pushKeysOf } from '../../../functions/common/push-keys.ts'
import { handleMessage } from '../../../functions/notify/actions.ts'
import type { NotifyDeps } from '../../../functions/notify/deps.ts'
import type { Email, EmailAnswer } from '../../../functions/outside/emails.ts'
import type { WebhookAnswer } from '../../../functions/outside/webhook/post-webhook.ts'
import { accountStore } from '../../../functions/stores/accounts.ts'
import type { DueWork } from '../../../functions/stores/due.ts'
import { eventStore } from '../../../functions/stores/events.ts'
import { geofenceStore, type StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { notificationStore, reportDeliveryStore } from '../../../functions/stores/notifications.ts'
import { phoneStore } from '../../../functions/stores/phones.ts'
import { preferenceStore } from '../../../functions/stores/preferences.ts'
import { pushSubscriptionStore, subscriptionIdOf } from '../../../functions/stores/push-subscriptions.ts'
import { recipientStore } from '../../../functions/stores/recipients.ts'
import { reportStore } from '../../../functions/stores/reports.ts'
import { type RuleSettings, ruleStore } from '../../../functions/stores/rules.ts'
import { scheduleStore } from '../../../functions/stores/schedules.ts'
import { snoozeStore } from '../../../functions/stores/snoozes.ts'
import type { StoredCrossing, StoredEvent, StoredRuleEvent } from '../../../functions/stores/stored-event.ts'
import { webhookHealthStore } from '../../../functions/stores/webhook-health.ts'
import { webhookSecretStore } from '../../../functions/stores/webhook-secrets.ts'
import type { Condition } from '../../../shared/rules/condition.ts'
import type { Action } from '../../../shared/rules/rule.ts'
import { toIso } from '../../../shared/time.ts'
import { aStoredDevice } from '../a-stored-device.ts'
import { aTable } from '../local/a-table.ts'
import { type StoreEngine, storeEngine } from '../local/store-engine.ts'
import { aRuleEvent } from '../rules/a-rule-event.ts'
import { aStoredRule } from '../rules/a-stored-rule.ts'
import { signingKeys } from '../signing-keys.ts'
import { aGeofence, anEvent } from './a-notified-event.ts'
import { aPushSubscription } from './a-push-subscription.ts'

export const NOON = Date.parse('2026-06-01T16:00:00Z')
export const SITE_URL = 'https://track.example.com'
export const HOOK = 'https://hooks.example.com/vectra'
export const PHONE = '+12025550123'
const PUSH_KEYS = pushKeysOf(signingKeys({ 1: 'a'.repeat(64) }))

let made = 0

/** Accounts, and providers whose answers a test sets. Call it at the top of a test file. */
export function notifyServices() {
  let engine: StoreEngine
  const tables = {
    accounts: '',
    due: '',
    events: '',
    geofences: '',
    recipients: '',
    reports: '',
    rules: '',
    schedules: '',
  }

  beforeAll(async () => {
    engine = await storeEngine()
    tables.accounts = await engine.createTable(aTable('Accounts', 'accountId'))
    tables.due = await engine.createTable(aTable('Due', 'minute', 'dueKey'))
    tables.events = await engine.createTable(aTable('Events', 'accountId', 'eventKey'))
    tables.geofences = await engine.createTable(aTable('Geofences', 'accountId', 'geofenceId'))
    tables.recipients = await engine.createTable(aTable('Recipients', 'accountId', 'recipient'))
    tables.reports = await engine.createTable(aTable('Reports', 'accountId', 'reportId'))
    tables.rules = await engine.createTable(aTable('Rules', 'accountId', 'ruleId'))
    tables.schedules = await engine.createTable(aTable('Schedules', 'accountId', 'scheduleId'))
  })
  afterAll(() => engine.stop())

  /** An account with a geofence, and providers that accept everything. */
  async function aService(changes: Partial<StoredGeofence> = { sendEmailNotifications: true }) {
    const accountId = `account${made++}`
    const address = `${accountId}@example.com`
    const geofence = aGeofence({ accountId, ...changes })
    const clock = { now: NOON }
    const emails: Email[] = []
    const texts: { to: string; text: string }[] = []
    const due: { at: number; work: DueWork }[] = []
    const webhooks: { url: string; headers: Record<string, string>; body: string }[] = []
    const pushes: { url: string; headers: Record<string, string>; message: Uint8Array | string }[] = []
    const answers: { email: EmailAnswer; text: EmailAnswer; webhook: WebhookAnswer; push: WebhookAnswer } = {
      email: { kind: 'accepted', messageId: 'ses-1' },
      text: { kind: 'accepted', messageId: 'sns-1' },
      webhook: { kind: 'answered', status: 200 },
      push: { kind: 'answered', status: 201 },
    }
    const { client } = engine
    const events = eventStore(client, tables.events)
    const recipients = recipientStore(client, tables.recipients)
    const preferences = preferenceStore(client, tables.accounts)
    const pushSubscriptions = pushSubscriptionStore(client, tables.recipients)
    const rules = ruleStore(client, tables)
    const snoozes = snoozeStore(client, tables.recipients)
    const reports = reportStore(client, tables)
    const schedules = scheduleStore(client, tables)
    /** The files of reports by their keys. */
    const files = new Map<string, Uint8Array>()
    const trackId = `${accountId}-track`
    /** Whether the account's devices still have subscriptions. */
    const subscribed = { is: true }
    const deviceOf = (deviceId: string) => aStoredDevice({ accountId, deviceId, trackId })
    const deps: NotifyDeps = {
      devices: {
        get: async (_account, deviceId) => deviceOf(deviceId),
        getMany: async (_account, deviceIds) => deviceIds.map(deviceOf),
      },
      subscriptions: {
        covers: async () => subscribed.is,
        assignments: async () => ({
          assigned: new Map(subscribed.is ? [['SEA240', 's1']] : []),
          free: 0,
        }),
      },
      events,
      notifications: notificationStore(client, tables.events),
      geofences: geofenceStore(client, tables),
      reports,
      reportDeliveries: reportDeliveryStore(client, tables.reports),
      schedules,
      files: {
        async read(key) {
          const file = files.get(key)
          if (file === undefined) throw new Error(`There is no file ${key}`)
          return file
        },
      },
      rules,
      snoozes,
      phones: phoneStore(client, tables.accounts),
      preferences,
      recipients,
      accounts: accountStore(client, tables.accounts),
      webhookSecrets: webhookSecretStore(client, tables.accounts),
      webhookHealth: webhookHealthStore(client, tables.recipients),
      newWebhookSecret: () => 'whsec_c2VjcmV0',
      due: {
        async put(at, work) {
          due.push({ at, work })
        },
      },
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
      async postWebhook(url, headers, body) {
        webhooks.push({ url, headers, body: String(body) })
        return answers.webhook
      },
      pushSubscriptions,
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
      snoozeTokenOf: async ({ eventKey }) => `token-of-${eventKey.length}`,
      siteUrl: SITE_URL,
      now: () => clock.now,
      random: () => 0,
    }
    await geofenceStore(client, tables).create(geofence, NOON)
    const handle = (message: object, more: Partial<NotifyDeps> = {}) =>
      handleMessage(JSON.stringify(message), { ...deps, ...more })
    return {
      subscribed,
      address,
      answers,
      clock,
      due,
      accountId,
      emails,
      files,
      reports,
      schedules,
      texts,
      webhooks,
      geofence,
      handle,
      preferences,
      pushes,
      pushSubscriptions,
      recipients,
      /** Subscribes a browser, and returns the name of its notifications. */
      async subscribe(name: string) {
        const subscription = aPushSubscription(name)
        await pushSubscriptions.save(accountId, subscription, NOON, 10)
        return `push:${subscriptionIdOf(subscription.endpoint)}`
      },
      snoozes,
      /** A rule of the account in the format of alert rules, or with a priority in that of notification rules. */
      async ruleWith(actions: readonly Action[], conditions?: readonly Condition[]) {
        const { settings, ...rule } = aStoredRule({ accountId, ruleId: `rule${made++}` })
        if (settings.format !== 'alert') throw new Error('The made rule is no alert rule')
        await rules.create(
          {
            ...rule,
            settings: {
              ...settings,
              actions: [...actions],
              conditions: [...(conditions ?? settings.conditions)],
            },
          },
          NOON,
        )
        return rule.ruleId
      },
      async criticalRule(channels: readonly ('email' | 'sms' | 'push')[]) {
        const rule = aStoredRule({ accountId, ruleId: `rule${made++}` })
        const action = { type: 'notify' as const, channels: [...channels], priority: 'critical' as const }
        const settings: RuleSettings = {
          format: 'notification',
          name: 'Too fast',
          description: null,
          enabled: true,
          conditions: [{ type: 'speed', operator: 'greaterThan', value: 80 }],
          actions: [action],
          cooldownPeriod: 0,
          geofenceIds: {},
          timezone: 'UTC',
        }
        await rules.create({ ...rule, settings }, NOON)
        return rule.ruleId
      },
      async fired(ruleId: string, at: number, more: Partial<StoredRuleEvent> = {}) {
        const eventId = `fired${made++}`
        const timestamp = toIso(at)
        const fields = { accountId, trackId, ruleId, eventId, timestamp, eventKey: `${timestamp}#${eventId}` }
        const event = aRuleEvent({ ...fields, ...more })
        await events.create(event)
        return event
      },
      /** The account has a phone and has entered the code that was sent to it. */
      async confirmPhone() {
        const phones = phoneStore(client, tables.accounts)
        const code = { salt: '', hash: 'hash', expiresAt: NOON, tries: 0 }
        await phones.save(accountId, PHONE)
        await phones.saveCode(accountId, PHONE, code)
        await phones.confirm(accountId, PHONE, code, NOON)
      },
      async stored(at: number, more: Partial<StoredCrossing> = {}) {
        const event = anEvent(geofence, at, more)
        await events.create(event)
        return event
      },
      notify: ({ accountId, eventKey }: StoredEvent, more: Partial<NotifyDeps> = {}) =>
        handle({ accountId, eventKey }, more),
      retry: ({ accountId, eventKey }: StoredEvent, notification: string) =>
        handle({ kind: 'notification', accountId, eventKey, notification }),
      async stateOf({ accountId, eventKey }: StoredEvent, name = `email:${address}`) {
        return (await events.get(accountId, eventKey))?.notifications[name]
      },
    }
  }

  return aService
}
