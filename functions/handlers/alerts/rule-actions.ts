import { type AlertRule, type NewAlertRule, TAG_BASED } from '../../../shared/alerts/alert-rule.ts'
import type { alerts as routes } from '../../../shared/alerts/alerts.routes.ts'
import type { RouteInput } from '../../../shared/http/route.ts'
import type { Writer } from '../../members/change-refusal.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { withoutUndefined } from '../../runtime/without-undefined.ts'
import type { RuleSettings, StoredRule } from '../../stores/rules.ts'
import { invalidRule } from '../../watching/check-rule.ts'
import { createRule, deleteRule, listRules, type SaveRuleDeps, updateRule } from '../../watching/save-rule.ts'

export type RuleDeps = SaveRuleDeps

type RuleRoutes = Pick<
  typeof routes,
  'listAlertRules' | 'updateAlertRule' | 'patchAlertRule' | 'deleteAlertRule'
>
export type AlertSettings = Extract<RuleSettings, { format: 'alert' }>

/** The calls of an account about its own alert rules. */
export function ruleActions(deps: RuleDeps): Actions<RuleRoutes> {
  async function update({ path, body }: RouteInput<typeof routes.updateAlertRule>, writer: Writer) {
    const outcome = await updateRule(
      writer,
      path.id,
      'alert',
      async (before) => checkedTags(alertSettingsOf({ ...before, ...withoutUndefined(body) })),
      deps,
    )
    return 'rule' in outcome ? { reply: { alert: alertOf(outcome.rule) } } : outcome
  }

  return {
    async listAlertRules(_input, { scope }) {
      const all = (await listRules(scope, deps)).filter(({ settings }) => settings.format === 'alert')
      const newestFirst = all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      return { reply: { alerts: newestFirst.map(alertOf) } }
    },

    updateAlertRule: update,
    patchAlertRule: update,

    deleteAlertRule: async ({ path }, writer) =>
      (await deleteRule(writer, path.id, 'alert', deps)) ?? { reply: { success: true } },
  }
}

/** Creates an alert rule with the id of the client, which is one of its own account only. */
export async function createAlertRule(writer: Writer, body: NewAlertRule, deps: RuleDeps) {
  const checked = checkedTags(alertSettingsOf(body))
  if ('refused' in checked) return checked
  const outcome = await createRule(writer, checked.settings, body.id ?? deps.randomId(), deps)
  return 'rule' in outcome ? { reply: { alert: alertOf(outcome.rule) } } : outcome
}

export const alertSettingsOf = (sent: Omit<AlertSettings, 'format'>): AlertSettings => ({
  format: 'alert',
  name: sent.name,
  deviceId: sent.deviceId,
  tags: sent.tags,
  enabled: sent.enabled,
  conditions: sent.conditions,
  actions: sent.actions,
  cooldownMinutes: sent.cooldownMinutes,
  delayMinutes: sent.delayMinutes,
  critical: sent.critical,
})

/** A rule for tags needs one. */
export const checkedTags = (settings: AlertSettings) =>
  settings.deviceId === TAG_BASED && settings.tags.length === 0
    ? invalidRule([{ path: 'tags', code: 'required' }])
    : { settings }

function alertOf({ ruleId, settings, ...rule }: StoredRule): AlertRule {
  if (settings.format !== 'alert') throw new Error('This is not an alert rule')
  const { format: _format, ...written } = settings
  return {
    id: ruleId,
    ...written,
    createdAt: rule.createdAt,
    lastTriggered: rule.lastTriggered,
    lastEventId: rule.lastEventId,
    triggerCount: rule.triggerCount,
    disabledBecause: rule.disabledBecause,
  }
}
