import { DEFAULT_PREFERENCES } from '../../shared/account/preferences.ts'
import type { NewNotificationRule, NotificationRule } from '../../shared/reporting/notification-rule.ts'
import type { reporting as routes } from '../../shared/reporting/reporting.routes.ts'
import { reserveTest } from '../common/reserve-test.ts'
import { createRule, type SaveRuleDeps, updateRule } from '../common/rules/save-rule.ts'
import type { NotifyQueue } from '../outside/notify-queue.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import { withoutUndefined } from '../runtime/without-undefined.ts'
import type { AccountStore } from '../stores/accounts.ts'
import type { GeofenceStore } from '../stores/geofences/geofences.ts'
import type { PreferenceStore } from '../stores/preferences.ts'
import type { RuleSettings, StoredRule } from '../stores/rules.ts'

export type RuleDeps = SaveRuleDeps & {
  accounts: Pick<AccountStore, 'reserveTest'>
  geofences: Pick<GeofenceStore, 'get' | 'list'>
  preferences: Pick<PreferenceStore, 'get'>
  queue: NotifyQueue
}

type RuleRoutes = Pick<
  typeof routes,
  | 'listNotificationRules'
  | 'createNotificationRule'
  | 'updateNotificationRule'
  | 'deleteNotificationRule'
  | 'testNotificationRule'
>
type NotificationSettings = Extract<RuleSettings, { format: 'notification' }>

/** What an account does with its own notification rules. */
export function ruleActions(deps: RuleDeps): Actions<RuleRoutes> {
  /** Names and hours as they are meant now. A geofence that has another name since is found by the old one too. */
  async function meant(
    accountId: string,
    sent: Omit<NewNotificationRule, 'id'>,
    before: NotificationSettings | null,
  ): Promise<NotificationSettings> {
    const { name, description, enabled, conditions, actions, cooldownPeriod } = sent
    const namesGeofences = conditions.some(({ type }) => type === 'geofence')
    const { timezone = DEFAULT_PREFERENCES.timezone } = await deps.preferences.get(accountId)
    const geofences = namesGeofences ? await deps.geofences.list(accountId) : []
    const known = geofences
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      .map((geofence) => [geofence.name, geofence.geofenceId] as const)
    const ids = new Map([...Object.entries(before?.geofenceIds ?? {}), ...known])
    const named = conditions.flatMap(({ geofenceName }) => {
      const geofenceId = geofenceName ? ids.get(geofenceName) : undefined
      return geofenceName && geofenceId !== undefined ? [[geofenceName, geofenceId] as const] : []
    })
    return {
      format: 'notification',
      name,
      description: description ?? null,
      enabled,
      conditions,
      actions,
      cooldownPeriod,
      geofenceIds: Object.fromEntries(named),
      timezone,
    }
  }

  return {
    async listNotificationRules(_input, { accountId }) {
      const all = (await deps.rules.list(accountId)).filter(
        ({ settings }) => settings.format === 'notification',
      )
      const newestFirst = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      return { reply: { rules: newestFirst.map(notificationRuleOf) } }
    },

    async createNotificationRule({ body }, { accountId }) {
      const settings = await meant(accountId, body, null)
      const outcome = await createRule(accountId, settings, deps.randomId(), deps)
      if ('rule' in outcome) return { reply: { rule: notificationRuleOf(outcome.rule) } }
      const { refused } = outcome
      if (refused === 'rule-exists') throw new Error('A new rule has the id of another')
      return { ...outcome, refused }
    },

    async updateNotificationRule({ path, body }, { accountId }) {
      const outcome = await updateRule(
        accountId,
        path.id,
        'notification',
        async (before) => ({
          settings: await meant(accountId, { ...before, ...withoutUndefined(body) }, before),
        }),
        deps,
      )
      return 'rule' in outcome ? { reply: { rule: notificationRuleOf(outcome.rule) } } : outcome
    },

    async deleteNotificationRule({ path }, { accountId }) {
      const existed = await deps.rules.delete(accountId, path.id, 'notification', deps.now())
      return existed ? { reply: { success: true } } : NOT_FOUND
    },

    async testNotificationRule({ path }, { accountId }) {
      const rule = await deps.rules.get(accountId, path.id)
      if (rule?.settings.format !== 'notification') return NOT_FOUND
      const refusal = await reserveTest(accountId, deps)
      if (refusal !== null) return refusal
      await deps.queue.send({ kind: 'ruleTest', accountId, ruleId: path.id })
      return { reply: { success: true } }
    },
  }
}

const NOT_FOUND = { refused: 'not-found' as const }

function notificationRuleOf({ ruleId, settings, ...rule }: StoredRule): NotificationRule {
  if (settings.format !== 'notification') throw new Error('This is not a notification rule')
  const { format: _format, geofenceIds: _ids, timezone: _timezone, ...written } = settings
  return {
    id: ruleId,
    ...written,
    triggerCount: rule.triggerCount,
    lastTriggered: rule.lastTriggered,
    disabledBecause: rule.disabledBecause,
  }
}
