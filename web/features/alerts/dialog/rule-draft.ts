import { ALL_DEVICES, type AlertRule, NewAlertRule, TAG_BASED } from '../../../../shared/alerts/alert-rule.ts'
import type { Action } from '../../../../shared/rules/rule.ts'
import { COOLDOWN_MINUTES } from '../../../../shared/rules/rule.ts'
import type { Units } from '../../../ui/units/unit-systems.ts'
import { conditionDraft, parseCondition } from './condition-draft.ts'
import type { ConditionDraft } from './condition-forms.ts'

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
  /** Of the one device. */
  deviceId: string
  tags: readonly string[]
  conditions: readonly ConditionDraft[]
  actions: readonly ActionDraft[]
  cooldownMinutes: number
}

export const emptyRule: RuleDraft = {
  name: '',
  scope: 'all',
  deviceId: '',
  tags: [],
  conditions: [],
  actions: [],
  cooldownMinutes: COOLDOWN_MINUTES.default,
}

/** A new action is an email to the account itself (specification 3.5). */
export const newAction = (key: string, type: Action['type'] = 'email'): ActionDraft => ({
  key,
  type,
  target: '',
  relayState: 'off',
})

type Written = Pick<AlertRule, 'name' | 'deviceId' | 'tags' | 'conditions' | 'actions' | 'cooldownMinutes'>

/** A rule, to edit it. */
export function ruleDraft(rule: Written, units: Units, newKey: () => string): RuleDraft {
  const { name, deviceId, tags, cooldownMinutes } = rule
  const scope = scopeOf(deviceId)
  return {
    name,
    scope,
    deviceId: scope === 'device' ? deviceId : '',
    tags,
    conditions: rule.conditions.map((condition) => conditionDraft(condition, newKey(), units)),
    actions: rule.actions.map((action) => ({ ...newAction(newKey()), ...action })),
    cooldownMinutes,
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

/** `conditions.0.value`, as the API names fields too. */
export type FieldPath = string

type Parsed = { rule: NewAlertRule | null; wrong: ReadonlySet<FieldPath> }

/** The rule to save, or the fields that are wrong. */
export function parseRule(draft: RuleDraft, units: Units): Parsed {
  const conditions = draft.conditions.map((condition) => parseCondition(condition, units))
  const wrongConditions = conditions.flatMap(({ wrong }, index) =>
    wrong.map((field) => `conditions.${index}.${field}`),
  )
  const parsed = NewAlertRule.safeParse({
    name: draft.name,
    ...coverageOf(draft),
    conditions: conditions.flatMap(({ condition }) => condition ?? []),
    actions: draft.actions.map(wireAction),
    cooldownMinutes: draft.cooldownMinutes,
  })
  const others = (parsed.error?.issues ?? [])
    .map(({ path }) => path.join('.'))
    .filter((path) => !path.startsWith('conditions'))
  const wrong = new Set([...others, ...wrongConditions])
  const rule = parsed.success && wrong.size === 0 && isComplete(draft) ? parsed.data : null
  return { rule, wrong }
}

function wireAction({ type, target, relayState }: ActionDraft): Record<string, string> {
  if (type === 'relay') return { type, relayState }
  if (type === 'push' || type === 'log') return { type }
  const written = target.trim()
  return { type, target: type === 'sms' ? written.replace(/[\s().-]/g, '') : written }
}
