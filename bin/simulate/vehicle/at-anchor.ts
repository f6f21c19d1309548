import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import { dayAfter, dayAt, instantOf } from '../../../shared/trails/day-range.ts'
import { RADIANS_PER_DEGREE } from '../../../shared/units.ts'
import type { Span } from './itinerary.ts'

/** The boat of the fleet that lies at anchor, and whose battery nobody charges there. */
export const ANCHORED_TRACKER = 'SAIL34'

/** A boat that lies at anchor from a time (epoch ms) on, and the time at which it began to drag. */
export type AtAnchor = { from: number; dragsAt: number }

/** What sets a boat at anchor apart from its habits. */
type ExceptionsAtAnchor = {
  stays: (date: string) => boolean
  atAnchor: AtAnchor
  outOfCoverage: Span
  weakBattery: Span
}

const EVENING = '18:30'
/** The alarms of the night are still among those of the last 12 hours at noon and long after. */
const NO_NETWORK = { from: '04:10', minutes: 13 }
const DRAG = '05:35'
const MORNING = '06:00'
/** A battery that loses 1.1 V in this time reaches 11.8 V after two days and a half. */
const BATTERY_LASTS_MS = 96 * HOUR_MS

/**
 * The boat has been at anchor since the evening before the last complete night before `now` (epoch ms). In that night its
 * tracker had no network for a while, and the boat dragged.
 */
export function exceptionsAtAnchor(now: number, timezone: string): ExceptionsAtAnchor {
  const today = dayAt(now, timezone)
  const at = (date: string, time: string) => instantOf(`${date}T${time}`, timezone) ?? now
  const yesterday = dayAfter(today, -1) ?? today
  const stayedFrom = at(today, MORNING) <= now ? today : yesterday
  const from = at(dayAfter(stayedFrom, -1) ?? stayedFrom, EVENING)
  const noNetworkFrom = at(stayedFrom, NO_NETWORK.from)
  return {
    atAnchor: { from, dragsAt: at(stayedFrom, DRAG) },
    stays: (date) => date >= stayedFrom,
    outOfCoverage: { from: noNetworkFrom, to: noNetworkFrom + NO_NETWORK.minutes * MINUTE_MS },
    weakBattery: { from, to: from + BATTERY_LASTS_MS },
  }
}

/** How far the boat swings from its anchor, metres: around the direction of the wind, which backs and veers for hours. */
const RODE = { length: 21, varies: 2, periodMs: 13 * MINUTE_MS }
const DOWNWIND = { degrees: 290, varies: 45, periodMs: 6.3 * HOUR_MS }
const YAW = { degrees: 12, periodMs: 9 * MINUTE_MS }
/** The boat drags this far, until the crew hauls it back to its anchor. */
const DRAGGED = { metres: 65, afterMs: 8 * MINUTE_MS, untilMs: 14 * MINUTE_MS, backMs: 20 * MINUTE_MS }

/** Where a boat lies from its anchor at a time (epoch ms), metres; at the place of its anchor before it lies there. */
export function swingAt({ from, dragsAt }: AtAnchor, at: number): { northM: number; eastM: number } {
  if (at < from) return { northM: 0, eastM: 0 }
  const wave = (periodMs: number) => Math.sin((2 * Math.PI * (at - from)) / periodMs)
  const degrees =
    DOWNWIND.degrees + DOWNWIND.varies * wave(DOWNWIND.periodMs) + YAW.degrees * wave(YAW.periodMs)
  const radians = degrees * RADIANS_PER_DEGREE
  const metres = RODE.length + RODE.varies * wave(RODE.periodMs) + draggedM(at - dragsAt)
  return { northM: Math.cos(radians) * metres, eastM: Math.sin(radians) * metres }
}

function draggedM(sinceMs: number): number {
  const { metres, afterMs, untilMs, backMs } = DRAGGED
  if (sinceMs < 0 || sinceMs >= backMs) return 0
  if (sinceMs < untilMs) return metres * Math.min(1, sinceMs / afterMs)
  return metres * ((backMs - sinceMs) / (backMs - untilMs))
}
