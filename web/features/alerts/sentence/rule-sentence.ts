import type { TFunction } from 'i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import type { Condition } from '../../../../shared/rules/condition.ts'
import { type ActionWriting, actionPhrase } from './action-phrase.ts'
import { type ConditionWriting, conditionPhrase } from './condition-phrase.ts'

/** How many conditions and actions a card shows (specification 3.2.3). */
export const SHOWN_ON_CARD = 2

export type RuleWriting = ConditionWriting & ActionWriting & { t: TFunction; language: string }

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
  const texts = { who, actions: withMore(listText(said, writing), actions.length - said.length, t) }
  const shownConditions = conditions.slice(0, shown)
  const hidden = conditions.length - shownConditions.length
  const [times, deeds] = splitTimes(shownConditions)
  const time = times.map((condition) => conditionPhrase(condition, writing)).join(' ')
  if (deeds.length === 0) return t('alerts.sentence.onlyTime', { ...texts, time: withMore(time, hidden, t) })
  const deed = listText(
    deeds.map((condition) => conditionPhrase(condition, writing)),
    writing,
  )
  const during = time === '' ? deed : t('alerts.sentence.during', { what: deed, time })
  return t('alerts.sentence.rule', { ...texts, what: withMore(during, hidden, t) })
}

function splitTimes(conditions: readonly Condition[]): [times: Condition[], deeds: Condition[]] {
  return [
    conditions.filter(({ type }) => type === 'timeRange'),
    conditions.filter(({ type }) => type !== 'timeRange'),
  ]
}

const listText = (phrases: readonly string[], { language }: RuleWriting) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(phrases)

const withMore = (list: string, count: number, t: TFunction) =>
  count <= 0 ? list : t('alerts.sentence.withMore', { list, more: t('alerts.more', { count }) })
