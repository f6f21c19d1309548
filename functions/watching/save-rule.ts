import type { RuleBody } from '../../shared/rules/formats/from-alert-rule.ts'
import { toIso } from '../../shared/time.ts'
import { changeRefusal, type Writer, type Written } from '../members/change-refusal.ts'
import { ownPart } from '../members/own-part.ts'
import type { DeviceScope } from '../stores/devices/device-scope.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import { untilUnchanged } from '../stores/dynamodb/until-unchanged.ts'
import type { RuleFormat, RuleSettings, RuleStore, StoredRule } from '../stores/rules.ts'
import { type CheckRuleDeps, checkRule, memberProblem, missingReference, notFoundAt } from './check-rule.ts'
import { ruleBodyOf } from './rule-of.ts'

export type SaveRuleDeps = CheckRuleDeps & {
  rules: RuleStore
  /** 96 random bits in base64url. */
  randomId: () => string
}

/** Checks a rule as a whole and stores it as a new one. */
export async function createRule(
  writer: Writer,
  settings: RuleSettings,
  ruleId: string,
  deps: SaveRuleDeps,
): Promise<{ rule: StoredRule } | Refused | { refused: 'rule-exists' | 'too-many-rules' }> {
  const now = deps.now()
  const checked = await checkedRule(writer, settings, null, deps)
  if ('refused' in checked) return checked
  const { accountId } = writer.scope
  const rule: StoredRule = {
    accountId,
    ruleId,
    settings,
    disabledBecause: null,
    definedAt: now,
    version: 1,
    createdAt: toIso(now),
    triggerCount: 0,
    lastTriggered: null,
    lastEventId: null,
  }
  const outcome = await deps.rules.create(rule, now)
  if (outcome === 'taken') return { refused: 'rule-exists' }
  return outcome === 'too-many' ? { refused: 'too-many-rules' } : { rule }
}

type Refused = {
  refused: 'invalid-rule' | 'not-found' | 'not-permitted' | 'webhook-not-public'
  more?: Record<string, unknown>
}

/** The settings after a change; a refusal if the change does not fit. */
type Change<Settings> = (before: Settings) => Promise<{ settings: Settings } | Refused>

/** Changes a rule of one format, checked as a whole. Concurrent changes of different fields all survive. */
export function updateRule<Format extends RuleFormat>(
  writer: Writer,
  ruleId: string,
  format: Format,
  change: Change<Extract<RuleSettings, { format: Format }>>,
  deps: SaveRuleDeps,
): Promise<{ rule: StoredRule } | Refused> {
  return untilUnchanged(async () => {
    const before = await deps.rules.get(writer.scope.accountId, ruleId)
    if (before === null || !isOfFormat(before.settings, format)) return NOT_FOUND
    writer.noteForAudit({ name: before.settings.name, before: before.settings })
    const changed = await change(before.settings)
    if ('refused' in changed) return changed
    const { settings } = changed
    const checked = await checkedRule(writer, settings, before, deps)
    if ('refused' in checked) return checked
    const now = deps.now()
    const definedAt = isDefinedAnew(before.settings, settings) ? now : before.definedAt
    const rule = { ...before, ...checked, settings, definedAt, version: before.version + 1 }
    return (await deps.rules.update(rule, before.version, now)) ? { rule } : null
  }, deps.now)
}

type NotFoundOrPermitted = { refused: 'not-found' | 'not-permitted'; more?: Record<string, unknown> }

/** Deletes a rule of one format; why not, if so. */
export async function deleteRule(
  writer: Writer,
  ruleId: string,
  format: RuleFormat,
  { rules, devices, now }: Pick<SaveRuleDeps, 'rules' | 'devices' | 'now'>,
): Promise<NotFoundOrPermitted | null> {
  const { accountId } = writer.scope
  const before = await rules.get(accountId, ruleId)
  if (before === null) return NOT_FOUND
  writer.noteForAudit({ name: before.settings.name })
  const change = { before: writtenRule(before.settings), after: null }
  const notAllowed = await changeRefusal(writer, 'rules:write', change, devices)
  if (notAllowed !== null) return notAllowed
  return (await rules.delete(accountId, ruleId, format, now())) ? null : NOT_FOUND
}

/** The rules that are about nothing but devices of the scope: how often others fired would tell of those devices. */
export async function listRules(
  scope: DeviceScope,
  { rules, devices }: { rules: Pick<RuleStore, 'list'>; devices: Pick<DeviceStore, 'list'> },
): Promise<StoredRule[]> {
  const [all, { contains }] = await Promise.all([rules.list(scope.accountId), ownPart(scope, devices)])
  return all.filter(({ settings }) => contains(writtenRule(settings).coverage))
}

export function writtenRule(settings: RuleSettings): Written {
  const { scope, actions } = ruleBodyOf(settings)
  return {
    coverage: scope.kind === 'device' ? { kind: 'devices', deviceIds: [scope.deviceId] } : scope,
    switchesRelay: actions.some(({ type }) => type === 'relay'),
    webhooks: actions.flatMap((action) => (action.type === 'webhook' ? [action.target] : [])),
  }
}

const isOfFormat = <Format extends RuleFormat>(
  settings: RuleSettings,
  format: Format,
): settings is Extract<RuleSettings, { format: Format }> => settings.format === format

/**
 * Why the checked rule stays disabled, or why it is refused. A rule that already named what is gone can be changed, but
 * not enabled.
 */
async function checkedRule(
  writer: Writer,
  settings: RuleSettings,
  before: StoredRule | null,
  deps: SaveRuleDeps,
) {
  const refusal = checkRule(settings, deps)
  if (refusal !== null) return refusal
  const change = { before: before && writtenRule(before.settings), after: writtenRule(settings) }
  const notAllowed = await changeRefusal(writer, 'rules:write', change, deps.devices)
  if (notAllowed !== null) return notAllowed
  const { actions } = ruleBodyOf(settings)
  const had = before === null ? [] : ruleBodyOf(before.settings).actions
  const unknownMember = await memberProblem(writer.scope.accountId, actions, had, deps)
  if (unknownMember !== null) return unknownMember
  const missing = await missingReference(writer.scope, ruleBodyOf(settings), settings.format, deps)
  if (missing === null) return { disabledBecause: null }
  if (!settings.enabled && before !== null && names(ruleBodyOf(before.settings), missing.id))
    return { disabledBecause: missing.because }
  return notFoundAt(missing)
}

const names = ({ scope, conditions }: RuleBody, id: string): boolean =>
  (scope.kind === 'device' && scope.deviceId === id) ||
  conditions.some((condition) => 'geofenceId' in condition && condition.geofenceId === id)

const NOT_FOUND = { refused: 'not-found' as const }

/** Whether the next fix is only a baseline, because what the rule watches for may have been so before. */
function isDefinedAnew(before: RuleSettings, after: RuleSettings): boolean {
  const definitions = [before, after].map((settings) => {
    const { scope, enabled, conditions } = ruleBodyOf(settings)
    return JSON.stringify([scope, enabled, conditions])
  })
  return definitions[0] !== definitions[1]
}
