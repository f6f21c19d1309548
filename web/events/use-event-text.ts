import { IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ANCHOR_RULE_ID } from '../../shared/watching/anchor/anchor-rule-id.ts'
import type { AccountEvent, RuleEvent } from '../../shared/watching/event.ts'
import { FLOAT_PLAN_RULE_ID } from '../../shared/watching/float-plan/float-plan-rule-id.ts'
import { CROSSING_ICONS } from '../geofences/crossing-icons.ts'

/** The name of the rule that an event is of. Those of every anchor watch and float plan are words of the site. */
export function useRuleName(): (event: Pick<RuleEvent, 'ruleId' | 'ruleName'>) => string {
  const { t } = useTranslation()
  return ({ ruleId, ruleName }) => {
    if (ruleId === ANCHOR_RULE_ID) return t('alerts.events.anchorWatch')
    return ruleId === FLOAT_PLAN_RULE_ID ? t('alerts.events.floatPlan') : ruleName
  }
}

/** Says what happened in a few words. */
export function useEventText(): (event: AccountEvent) => string {
  const { t } = useTranslation()
  const ruleName = useRuleName()
  return (event) =>
    event.kind === 'rule'
      ? t('alerts.events.sentence', { rule: ruleName(event), device: event.deviceName })
      : t(`events.sentence.${event.eventType}`, { device: event.deviceName, geofence: event.geofenceName })
}

/** The same without the device, for a list about that device. */
export function useDeviceEventText(): (event: AccountEvent) => string {
  const { t } = useTranslation()
  const ruleName = useRuleName()
  return (event) =>
    event.kind === 'rule'
      ? ruleName(event)
      : t(`events.ofDevice.${event.eventType}`, { geofence: event.geofenceName })
}

/** The icon of an event of a rule. */
export const RULE_ICON = IconBellRinging

export const eventIcon = (event: AccountEvent) =>
  event.kind === 'rule' ? RULE_ICON : CROSSING_ICONS[event.eventType]

/** Where the details of an event are: on the page of events that ends at it, so that it is there however old. */
export const eventAddress = ({ kind, eventId, timestamp }: AccountEvent) =>
  kind === 'rule'
    ? ({ to: '/dashboard/alerts/events', search: { event: eventId, to: timestamp } } as const)
    : ({ to: '/dashboard/geofences', search: { tab: 'events', event: eventId, to: timestamp } } as const)
