import { afterAll, beforeAll } from 'vitest'
import { handleMessage } from '../../../functions/handlers/notify/actions.ts'
import type { NotifyDeps } from '../../../functions/handlers/notify/deps.ts'
import { memberStore, type Place } from '../../../functions/stores/accounts/members.ts'
import { isInScope } from '../../../functions/stores/devices/device-scope.ts'
import type { DueWork } from '../../../functions/stores/due-work.ts'
import type {
  StoredCrossing,
  StoredEvent,
  StoredRuleEvent,
} from '../../../functions/stores/events/stored-event.ts'
import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { subscriptionIdOf } from '../../../functions/stores/notifications/push-subscriptions.ts'
import type { RuleSettings } from '../../../functions/stores/rules.ts'
import type { Condition } from '../../../shared/rules/condition.ts'
import type { Action } from '../../../shared/rules/rule.ts'
import { toIso } from '../../../shared/time.ts'
import { NOTHING_WATCHED } from '../../../shared/watching/watch-state.ts'
import { aStoredDevice } from '../a-stored-device.ts'
import { aTable } from '../local/a-table.ts'
import { type StoreEngine, storeEngine } from '../local/store-engine.ts'
import { aRuleEvent } from '../rules/a-rule-event.ts'
import { aStoredRule } from '../rules/a-stored-rule.ts'
import { aGeofence, anEvent } from './a-notified-event.ts'
import { aPushSubscription } from './a-push-subscription.ts'
import { notifyDepsOn } from './notify-deps.ts'

export const NOON = Date.parse('2026-06-01T16:00:00Z')
export const HOOK = 'https://hooks.example.com/vectra'
export const PHONE = '+12025550123'

let made = 0

/** Accounts, and providers whose answers a test sets. Call it at the top of a test file. */
export function notifyServices() {
  let engine: StoreEngine
  const tables = {
    accounts: '',
    due: '',
    events: '',
    geofences: '',
    members: '',
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
    tables.members = await engine.createTable(aTable('Members', 'accountId', 'memberKey'))
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
    const due: { at: number; work: DueWork }[] = []
    const put = async (at: number, work: DueWork) => void due.push({ at, work })
    const { client } = engine
    const trackId = `${accountId}-track`
    /** Whether the account's devices still have subscriptions. */
    const subscribed = { is: true }
    const tagged: { tags: string[] } = { tags: [] }
    const deviceOf = (deviceId: string) => aStoredDevice({ accountId, deviceId, trackId, ...tagged })
    const { deps, stores, answers, ...sent } = notifyDepsOn(client, tables, {
      address,
      devices: {
        get: async (scope, deviceId) => (isInScope(scope, deviceOf(deviceId)) ? deviceOf(deviceId) : null),
        getMany: async (_account, deviceIds) => deviceIds.map(deviceOf),
      },
      subscriptions: {
        hasAny: async () => true,
        covers: async () => subscribed.is,
        assignments: async () => ({
          assigned: new Map(subscribed.is ? [['SEA240', 's1']] : []),
          free: 0,
        }),
      },
      due: { put, putFrom: put },
      watches: {
        get: async () => ({ version: 0, state: NOTHING_WATCHED, anchored: null, floatPlan: null }),
      },
      trails: { getLiveItem: async () => null },
      now: () => clock.now,
    })
    const { events, geofences, phones, preferences, pushSubscriptions, recipients, rules, snoozes } = stores
    const { reports, schedules } = stores
    await geofences.create(geofence, NOON)
    const handle = (message: object, more: Partial<NotifyDeps> = {}) =>
      handleMessage(JSON.stringify(message), { ...deps, ...more })
    return {
      /** The tags of the account's devices. */
      tagged,
      /** Somebody who is a member of the account from now on; their id is the name in front of the @. */
      async join(email: string, place: Partial<Place> = {}) {
        const members = memberStore(client, tables.members)
        const invitation = await members.invite(
          {
            accountId,
            email,
            accountName: address,
            role: 'operator',
            tags: [],
            grants: [],
            endsAt: null,
            invitedAt: NOON,
            ...place,
          },
          email,
        )
        const personId = `${accountId}-${email.replace(/@.*/, '')}`
        await members.accept(invitation, { personId, email, name: null }, NOON)
        return personId
      },
      leave: (personId: string) => memberStore(client, tables.members).removeMember(accountId, personId),
      subscribed,
      address,
      answers,
      clock,
      due,
      accountId,
      ...sent,
      stores,
      notifications: deps.notifications,
      reports,
      schedules,
      geofence,
      handle,
      preferences,
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
