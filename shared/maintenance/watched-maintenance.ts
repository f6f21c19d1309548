import { hash53 } from '../watching/event-id.ts'
import { type DueLimits, dueLimits } from './due.ts'
import type { MaintenanceInterval } from './maintenance.ts'

/** A maintenance interval of a device, as rules see it. */
export type WatchedMaintenance = {
  /** Names it as it is defined now: what is done or changed has another one. */
  key: number
  name: string
  limits: DueLimits
  /** Whether it was already due when it was defined, which is not news. */
  wasDue: boolean
}

/** 32 of 53 bits: a key is remembered for each device, and a device has few intervals. */
const KEYS = 2 ** 32

/** An interval with limits in its own time zone. */
export const watchedMaintenance = (
  interval: MaintenanceInterval & { timezone: string; definedAt: number; wasDue: boolean },
): WatchedMaintenance => ({
  key: hash53(`${interval.id} ${interval.definedAt}`, 1) % KEYS,
  name: interval.name,
  limits: dueLimits(interval, interval.timezone),
  wasDue: interval.wasDue,
})
