import type { CrossingType } from '../../../geofences/crossing-type.ts'
import { fill } from '../../../i18n/fill.ts'
import type { AccountEvent } from '../../../watching/event.ts'
import type { LocalDay } from '../../period.ts'
import type { Pen } from './pen.ts'

/** The event in words: `Left Marina`, or the name of the rule that fired. */
export const eventText = (event: AccountEvent, pen: Pen): string =>
  event.kind === 'rule'
    ? sourceText('rule', event.ruleName, pen)
    : sourceText(event.eventType, event.geofenceName, pen)

export const sourceText = (eventType: CrossingType | 'rule', name: string, { common }: Pen): string =>
  eventType === 'rule' ? name : fill(common.events[eventType], { geofence: name })

/** The events of each device, by its id. */
export function eventsByDevice(events: readonly AccountEvent[]): Map<string, AccountEvent[]> {
  const byDevice = new Map<string, AccountEvent[]>()
  for (const event of events) {
    const known = byDevice.get(event.deviceId)
    if (known === undefined) byDevice.set(event.deviceId, [event])
    else known.push(event)
  }
  return byDevice
}

export const eventsOfDay = (events: readonly AccountEvent[], { from, to }: LocalDay): AccountEvent[] =>
  events.filter(({ timestamp }) => Date.parse(timestamp) >= from && Date.parse(timestamp) < to)
