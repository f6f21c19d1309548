import { IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AccountEvent } from '../../shared/watching/event.ts'
import { CROSSING_ICONS } from '../geofences/crossing-icons.ts'

/** Says what happened in a few words. */
export function useEventText(): (event: AccountEvent) => string {
  const { t } = useTranslation()
  return (event) =>
    event.kind === 'rule'
      ? t('alerts.events.sentence', { rule: event.ruleName, device: event.deviceName })
      : t(`events.sentence.${event.eventType}`, { device: event.deviceName, geofence: event.geofenceName })
}

/** The same without the device, for a list about that device. */
export function useDeviceEventText(): (event: AccountEvent) => string {
  const { t } = useTranslation()
  return (event) =>
    event.kind === 'rule'
      ? event.ruleName
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
