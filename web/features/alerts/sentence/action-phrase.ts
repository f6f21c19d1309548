import type { TFunction } from 'i18next'
import type { Action } from '../../../../shared/rules/rule.ts'

export type ActionWriting = { t: TFunction }

type Phrases = {
  readonly [Type in Action['type']]: (
    action: Extract<Action, { type: Type }>,
    writing: ActionWriting,
  ) => string
}

/** What Vectra does when a rule fires, in the imperative. */
const PHRASES: Phrases = {
  email: ({ target }, { t }) =>
    target === '' ? t('alerts.acts.emailMe') : t('alerts.acts.email', { target }),
  sms: ({ target }, { t }) => (target === '' ? t('alerts.acts.smsMe') : t('alerts.acts.sms', { target })),
  push: (_, { t }) => t('alerts.acts.push'),
  webhook: ({ target }, { t }) => t('alerts.acts.webhook', { target: hostOf(target) }),
  relay: ({ relayState }, { t }) => t(`alerts.acts.relay.${relayState}`),
  log: (_, { t }) => t('alerts.acts.log'),
}

export const actionPhrase = <Type extends Action['type']>(
  action: Extract<Action, { type: Type }>,
  writing: ActionWriting,
): string => PHRASES[action.type](action, writing)

const hostOf = (url: string) => URL.parse(url)?.host ?? url
