import type { DisabledBecause } from '../../shared/alerts/alert-rule.ts'
import type { RuleBody } from '../../shared/rules/formats/from-alert-rule.ts'
import { membersIn } from '../../shared/rules/rule.ts'
import { ruleProblems } from '../../shared/rules/rule-problems.ts'
import { isPublicWebhook, type WebhookHosts } from '../../shared/watching/webhook-url.ts'
import { missingMember } from '../members/missing-member.ts'
import type { MemberStore } from '../stores/accounts/members.ts'
import type { DeviceScope } from '../stores/devices/device-scope.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import type { GeofenceStore } from '../stores/geofences/geofences.ts'
import type { RuleSettings } from '../stores/rules.ts'
import { convertRule } from './rule-of.ts'

export type CheckRuleDeps = {
  members: Pick<MemberStore, 'getMember'>
  now: () => number
  devices: Pick<DeviceStore, 'getMany' | 'list'>
  geofences: Pick<GeofenceStore, 'get'>
  webhookHosts: WebhookHosts
}

type FieldError = { path: string; code: string }

/**
 * What is wrong with a rule to be stored, except in the devices and geofences that it names; `null` if nothing.
 */
export function checkRule(settings: RuleSettings, { webhookHosts }: Pick<CheckRuleDeps, 'webhookHosts'>) {
  const converted = convertRule(settings)
  if ('problems' in converted) return invalidRule(converted.problems)
  const problems = [...ruleProblems(converted.rule), ...relayProblems(converted.rule)]
  if (problems.length > 0) return invalidRule(problems.map((one) => inFormat(one, settings.format)))
  const privateHooks = webhooksOf(settings).filter(({ url }) => !isPublicWebhook(url, webhookHosts))
  if (privateHooks.length === 0) return null
  const errors = privateHooks.map(({ path }) => ({ path, code: 'webhook-not-public' }))
  return { refused: 'webhook-not-public' as const, more: { errors } }
}

export const invalidRule = (errors: readonly FieldError[]) => ({
  refused: 'invalid-rule' as const,
  more: { errors },
})

/** A rule either cuts the relay or restores it. */
function relayProblems({ actions }: Pick<RuleBody, 'actions'>): FieldError[] {
  const states = actions.map((action) => (action.type === 'relay' ? action.relayState : null))
  const [first] = states.filter((state) => state !== null)
  return states.flatMap((state, index) =>
    state === null || state === first ? [] : [{ path: `actions.${index}.relayState`, code: 'contradiction' }],
  )
}

/** A notification rule has the limits of a condition and the hours of a day in one field. */
const inFormat = ({ path, code }: FieldError, format: RuleSettings['format']): FieldError => ({
  path: format === 'alert' ? path : path.replace(/\.(valueTo|timeStart|timeEnd)$/, '.value'),
  code,
})

function webhooksOf(settings: RuleSettings): { path: string; url: string }[] {
  if (settings.format === 'alert')
    return settings.actions.flatMap((action, index) =>
      action.type === 'webhook' ? [{ path: `actions.${index}.target`, url: action.target }] : [],
    )
  return settings.actions.flatMap(({ type, webhookUrl }, index) =>
    type === 'webhook' && webhookUrl ? [{ path: `actions.${index}.webhookUrl`, url: webhookUrl }] : [],
  )
}

/** The problem of a rule that names something that the account does not have. */
export const notFoundAt = ({ path }: Missing) => ({
  refused: 'not-found' as const,
  more: { errors: [{ path, code: 'not-found' }] },
})

/** The problem of a rule that names somebody who is not a member of the account; `null` if it names none. */
export async function memberProblem(
  accountId: string,
  actions: RuleBody['actions'],
  before: RuleBody['actions'],
  deps: Pick<CheckRuleDeps, 'members' | 'now'>,
) {
  const missing = await missingMember(accountId, membersIn(actions), membersIn(before), deps)
  if (missing === null) return null
  const index = actions.findIndex((action) => action.type === 'member' && action.target === missing)
  const errors = [{ path: `actions.${index}.target`, code: 'not-found' }]
  return { refused: 'not-found' as const, more: { errors } }
}

/** A device or geofence that a rule names and the account does not have. */
type Missing = { path: string; id: string; because: DisabledBecause }

/** The first that is missing; `null` if none is. */
export async function missingReference(
  deviceScope: DeviceScope,
  { scope, conditions }: Pick<RuleBody, 'scope' | 'conditions'>,
  format: RuleSettings['format'],
  { devices, geofences }: Pick<CheckRuleDeps, 'devices' | 'geofences'>,
): Promise<Missing | null> {
  if (scope.kind === 'device' && (await devices.getMany(deviceScope, [scope.deviceId])).length === 0)
    return { path: 'deviceId', id: scope.deviceId, because: 'device-deleted' }
  for (const [index, condition] of conditions.entries()) {
    if (!('geofenceId' in condition)) continue
    const { geofenceId: id } = condition
    const field = format === 'alert' ? 'geofenceId' : 'geofenceName'
    if ((await geofences.get(deviceScope.accountId, id)) === null)
      return { path: `conditions.${index}.${field}`, id, because: 'geofence-deleted' }
  }
  return null
}
