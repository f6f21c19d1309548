import { ALL_DEVICES, type AlertRule, NewAlertRule, TAG_BASED } from '../../../../shared/alerts/alert-rule.ts'
import type { Action } from '../../../../shared/rules/rule.ts'
import { COOLDOWN_MINUTES, DELAY_MINUTES } from '../../../../shared/rules/rule.ts'
import type { Units } from '../../../ui/units/unit-systems.ts'
import { conditionDraft, parseCondition } from './condition-draft.ts'
import type { ConditionDraft } from './condition-forms.ts'
import type { FieldPath, FieldProblem } from './field-problem.ts'

export type ScopeKind = 'all' | 'device' | 'tags'

export type ActionDraft = {
  key: string
  type: Action['type']
  target: string
  relayState: 'on' | 'off'
}

/** The fields of the dialog, as they are typed. */
export type RuleDraft = {
  name: string
  scope: ScopeKind
  /** The id of the one device. */
  deviceId: string
  tags: readonly string[]
  conditions: readonly ConditionDraft[]
  actions: readonly ActionDraft[]
  cooldownMinutes: number
  delayMinutes: number
  /** Null: if its conditions are about a theft or an accident. */
  critical: boolean | null
}

export const emptyRule: RuleDraft = {
  name: '',
  scope: 'all',
  deviceId: '',
  tags: [],
  conditions: [],
  actions: [],
  cooldownMinutes: COOLDOWN_MINUTES.default,
  delayMinutes: DELAY_MINUTES.default,
  critical: null,
}

/** A new action is an email to the account itself (specification 3.5). */
export const newAction = (key: string, type: Action['type'] = 'email'): ActionDraft => ({
  key,
  type,
  target: '',
  relayState: 'off',
})

type Written = Pick<
  AlertRule,
  'name' | 'deviceId' | 'tags' | 'conditions' | 'actions' | 'cooldownMinutes' | 'delayMinutes' | 'critical'
>

/** A rule, to edit it. */
export function ruleDraft(rule: Written, units: Units): RuleDraft {
  const {
    name,
    deviceId,
    tags,
    cooldownMinutes,
    delayMinutes = DELAY_MINUTES.default,
    critical = null,
  } = rule
  const scope = scopeOf(deviceId)
  return {
    name,
    scope,
    deviceId: scope === 'device' ? deviceId : '',
    tags,
    conditions: rule.conditions.map((condition, index) =>
      conditionDraft(condition, `condition${index}`, units),
    ),
    actions: rule.actions.map((action, index) => ({ ...newAction(`action${index}`), ...action })),
    cooldownMinutes,
    delayMinutes,
    critical,
  }
}

function scopeOf(deviceId: string): ScopeKind {
  if (deviceId === ALL_DEVICES) return 'all'
  return deviceId === TAG_BASED ? 'tags' : 'device'
}

const DEVICE_OF_SCOPE = { all: ALL_DEVICES, tags: TAG_BASED }

/** The device or devices of a draft, as a rule names them. */
export const coverageOf = ({ scope, deviceId, tags }: Pick<RuleDraft, 'scope' | 'deviceId' | 'tags'>) => ({
  deviceId: scope === 'device' ? deviceId : DEVICE_OF_SCOPE[scope],
  tags: scope === 'tags' ? [...tags] : [],
})

/** Whether it has what a rule needs before it can be saved (specification 3.5). */
export const isComplete = ({ name, scope, deviceId, tags, conditions, actions }: RuleDraft) =>
  name.trim() !== '' &&
  (scope !== 'device' || deviceId !== '') &&
  (scope !== 'tags' || tags.length > 0) &&
  conditions.length > 0 &&
  actions.length > 0

type Parsed = { rule: NewAlertRule | null; wrong: ReadonlyMap<FieldPath, FieldProblem> }

/** The rule to save, or what is wrong with which fields. */
export function parseRule(draft: RuleDraft, units: Units): Parsed {
  const conditions = draft.conditions.map((condition) => parseCondition(condition, units))
  const parsed = NewAlertRule.safeParse({
    name: draft.name,
    ...coverageOf(draft),
    conditions: conditions.flatMap(({ condition }) => condition ?? []),
    actions: draft.actions.map(wireAction),
    cooldownMinutes: draft.cooldownMinutes,
    delayMinutes: draft.delayMinutes,
    critical: draft.critical,
  })
  const wrong = new Map<FieldPath, FieldProblem>()
  for (const { path } of parsed.error?.issues ?? [])
    if (path[0] !== 'conditions') wrong.set(path.join('.'), { code: problemAt(path, draft) })
  for (const [index, condition] of conditions.entries())
    for (const [field, problem] of condition.wrong) wrong.set(`conditions.${index}.${field}`, problem)
  const rule = parsed.success && wrong.size === 0 && isComplete(draft) ? parsed.data : null
  return { rule, wrong }
}

function problemAt([field, index]: readonly PropertyKey[], { actions }: RuleDraft): FieldProblem['code'] {
  if (field !== 'actions') return FIELD_PROBLEMS[String(field)] ?? 'notAllowed'
  const type = typeof index === 'number' ? actions[index]?.type : undefined
  return (type && TARGET_PROBLEMS[type]) ?? 'notAllowed'
}

const FIELD_PROBLEMS: Partial<Record<string, FieldProblem['code']>> = {
  name: 'name',
  deviceId: 'device',
  tags: 'tags',
}
const TARGET_PROBLEMS: Partial<Record<Action['type'], FieldProblem['code']>> = {
  email: 'email',
  sms: 'phone',
  webhook: 'webhook',
  member: 'member',
}

function wireAction({ type, target, relayState }: ActionDraft): Record<string, string> {
  if (type === 'relay') return { type, relayState }
  if (type === 'push' || type === 'log') return { type }
  const written = target.trim()
  return { type, target: type === 'sms' ? written.replace(/[\s().-]/g, '') : written }
}
