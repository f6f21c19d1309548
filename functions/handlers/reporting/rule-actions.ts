import { DEFAULT_PREFERENCES } from '../../../shared/account/preferences.ts'
import type { NewNotificationRule, NotificationRule } from '../../../shared/reporting/notification-rule.ts'
import type { reporting as routes } from '../../../shared/reporting/reporting.routes.ts'
import { ownPart } from '../../members/own-part.ts'
import { reserveTest } from '../../messages/reserve-test.ts'
import type { NotifyQueue } from '../../outside/notify-queue.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { withoutUndefined } from '../../runtime/without-undefined.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import type { GeofenceStore } from '../../stores/geofences/geofences.ts'
import type { StoredRule } from '../../stores/rules.ts'
import {
  createRule,
  deleteRule,
  listRules,
  type SaveRuleDeps,
  updateRule,
  writtenRule,
} from '../../watching/save-rule.ts'
import {
  type Conditions,
  type GeofenceNames,
  geofenceIdsOf,
  type NotificationSettings,
  namesIn,
  notificationRuleOf,
} from './rule-names.ts'

export type RuleDeps = SaveRuleDeps & {
  accounts: Pick<AccountStore, 'reserve'>
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

/** The calls by which an account manages its own notification rules. */
export function ruleActions(deps: RuleDeps): Actions<RuleRoutes> {
  /** The settings as they are stored, with what their names and hours mean. */
  async function meant(
    accountId: string,
    sent: Omit<NewNotificationRule, 'id'>,
    before: NotificationSettings | null,
  ): Promise<NotificationSettings> {
    const { name, description, enabled, conditions, actions, cooldownPeriod } = sent
    // A change of something else leaves them as they were meant.
    const meaning =
      conditions === before?.conditions ? before : await meaningOf(accountId, conditions, before)
    return {
      format: 'notification',
      name,
      description: description ?? null,
      enabled,
      conditions,
      actions,
      cooldownPeriod,
      geofenceIds: meaning.geofenceIds,
      timezone: meaning.timezone,
    }
  }

  async function meaningOf(
    accountId: string,
    conditions: Conditions,
    before: NotificationSettings | null,
  ): Promise<Pick<NotificationSettings, 'geofenceIds' | 'timezone'>> {
    const { timezone = DEFAULT_PREFERENCES.timezone } = await deps.preferences.get(accountId)
    const names = namesIn({ conditions }) ? await named(accountId) : new Map<string, string>()
    return { geofenceIds: geofenceIdsOf(conditions, before, names), timezone }
  }

  /** The geofences of the account by id. */
  async function named(accountId: string): Promise<GeofenceNames> {
    const oldestFirst = (await deps.geofences.list(accountId)).toSorted((a, b) =>
      a.createdAt < b.createdAt ? -1 : 1,
    )
    return new Map(oldestFirst.map(({ geofenceId, name }) => [geofenceId, name]))
  }

  /** Rules as their owner sees them, with the names that geofences have now. */
  async function views(accountId: string, rules: readonly StoredRule[]): Promise<NotificationRule[]> {
    const names = rules.some(({ settings }) => namesIn(settings))
      ? await named(accountId)
      : new Map<string, string>()
    return rules.flatMap((rule) => notificationRuleOf(rule, names))
  }
  const replyWith = async (rule: StoredRule) => {
    const [view] = await views(rule.accountId, [rule])
    if (view === undefined) throw new Error('This is not a notification rule')
    return { reply: { rule: view } }
  }

  return {
    async listNotificationRules(_input, { accountId, scope }) {
      const all = await listRules(scope, deps)
      const newestFirst = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      return { reply: { rules: await views(accountId, newestFirst) } }
    },

    async createNotificationRule({ body }, caller) {
      const settings = await meant(caller.accountId, body, null)
      const outcome = await createRule(caller, settings, deps.randomId(), deps)
      if ('rule' in outcome) return replyWith(outcome.rule)
      const { refused } = outcome
      if (refused === 'rule-exists') throw new Error('A new rule has the id of another')
      return { ...outcome, refused }
    },

    async updateNotificationRule({ path, body }, caller) {
      const outcome = await updateRule(
        caller,
        path.id,
        'notification',
        async (before) => ({
          settings: await meant(caller.accountId, { ...before, ...withoutUndefined(body) }, before),
        }),
        deps,
      )
      return 'rule' in outcome ? replyWith(outcome.rule) : outcome
    },

    deleteNotificationRule: async ({ path }, caller) =>
      (await deleteRule(caller, path.id, 'notification', deps)) ?? { reply: { success: true } },

    async testNotificationRule({ path }, { accountId, scope }) {
      const rule = await deps.rules.get(accountId, path.id)
      if (rule?.settings.format !== 'notification') return NOT_FOUND
      const { contains } = await ownPart(scope, deps.devices)
      if (!contains(writtenRule(rule.settings).coverage)) return NOT_FOUND
      const refusal = await reserveTest(accountId, deps)
      if (refusal !== null) return refusal
      await deps.queue.send({ kind: 'ruleTest', accountId, ruleId: path.id })
      return { reply: { success: true } }
    },
  }
}

const NOT_FOUND = { refused: 'not-found' as const }
