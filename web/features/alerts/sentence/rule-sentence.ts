import type { TFunction } from 'i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import type { Condition } from '../../../../shared/rules/condition.ts'
import type { Action } from '../../../../shared/rules/rule.ts'
import { type ConditionWriting, conditionPhrase } from './condition-phrase.ts'

/** How many conditions and actions a card shows (specification 3.2.3). */
export const SHOWN_ON_CARD = 2

export type RuleWriting = ConditionWriting & ActionWriting

type Said = Pick<AlertRule, 'conditions' | 'actions'>

/** A rule as one sentence: `When any boat exceeds 30 mph, email me and send a push.` At most `shown` of each are said. */
export function ruleSentence(
  { conditions, actions }: Said,
  who: string,
  writing: RuleWriting,
  shown = Number.POSITIVE_INFINITY,
): string {
  const { t } = writing
  const said = actions.slice(0, shown).map((action) => actionPhrase(action, writing))
  const doing = listPhrases(said, 'actions', t)
  const texts = { who, actions: withMore(doing, actions.length - said.length, t) }
  const shownConditions = conditions.slice(0, shown)
  const hidden = conditions.length - shownConditions.length
  const [times, deeds] = splitTimes(shownConditions)
  const allOf = (some: readonly Condition[]) =>
    listPhrases(
      some.map((condition) => conditionPhrase(condition, writing)),
      'conditions',
      t,
    )
  const [time, deed] = [allOf(times), allOf(deeds)]
  if (deeds.length === 0) return t('alerts.sentence.onlyTime', { ...texts, time: withMore(time, hidden, t) })
  const during = time === '' ? deed : t('alerts.sentence.during', { what: deed, time })
  return t('alerts.sentence.rule', { ...texts, what: withMore(during, hidden, t) })
}

function splitTimes(conditions: readonly Condition[]): [times: Condition[], deeds: Condition[]] {
  return [
    conditions.filter(({ type }) => type === 'timeRange'),
    conditions.filter(({ type }) => type !== 'timeRange'),
  ]
}

/** Lists clauses, which some languages join by other words than names. */
function listPhrases(phrases: readonly string[], kind: 'conditions' | 'actions', t: TFunction): string {
  const [first = '', ...others] = phrases
  const last = others.length - 1
  return others.reduce((list, next, index) => {
    const joiner = last === 0 ? 'two' : index === last ? 'end' : 'middle'
    return t(`alerts.sentence.${kind}.${joiner}`, { list, next })
  }, first)
}

const withMore = (list: string, count: number, t: TFunction) =>
  count <= 0 ? list : t('alerts.sentence.withMore', { list, more: t('alerts.more', { count }) })

/** `isOwner`: the account’s own address and phone are those of whoever reads. */
type ActionWriting = { t: TFunction; isOwner: boolean }

type Phrases = {
  readonly [Type in Action['type']]: (
    action: Extract<Action, { type: Type }>,
    writing: ActionWriting,
  ) => string
}

/** The actions of a rule, in the imperative. */
const PHRASES: Phrases = {
  email: ({ target }, { t, isOwner }) => {
    if (target !== '') return t('alerts.acts.email', { target })
    return isOwner ? t('alerts.acts.emailMe') : t('alerts.acts.emailOwner')
  },
  sms: ({ target }, { t, isOwner }) => {
    if (target !== '') return t('alerts.acts.sms', { target })
    return isOwner ? t('alerts.acts.smsMe') : t('alerts.acts.smsOwner')
  },
  push: (_, { t }) => t('alerts.acts.push'),
  member: (_, { t }) => t('alerts.acts.member'),
  webhook: ({ target }, { t }) => t('alerts.acts.webhook', { target: hostOf(target) }),
  relay: ({ relayState }, { t }) => t(`alerts.acts.relay.${relayState}`),
  log: (_, { t }) => t('alerts.acts.log'),
}

const actionPhrase = <Type extends Action['type']>(
  action: Extract<Action, { type: Type }>,
  writing: ActionWriting,
): string => PHRASES[action.type](action, writing)

const hostOf = (url: string) => URL.parse(url)?.host ?? url
