import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { daysOfAVan } from '../days-of-a-van.ts'
import type { FunctionInstance } from './function-instance.ts'

const FIXES_IN_HOUR = 240
const FIXES_IN_DAY = 24 * FIXES_IN_HOUR
const DRIVES_FROM_HOUR = 8
export const DRIVING_HOURS = 4
/** A message every 15 s while driving, and one an hour while parked. */
export const MESSAGES_IN_DAY = DRIVING_HOURS * FIXES_IN_HOUR + (24 - DRIVING_HOURS)
const ARRIVES_AFTER_MS = SECOND_MS

/** Watched while it drives. */
const WATCHED_FROM_HOUR = 9
const WATCHED_HOURS = 0.5

/** A message and when it arrives. */
export type Fix = { at: number; isDriving: boolean; isWatched: boolean; body: Buffer }

/**
 * What a van's tracker sends in the day before `end`, the last of so many: every 15 s while driving, every hour while
 * parked.
 */
export function dayOfAVan(end: number, days: number): Fix[] {
  return daysOfAVan(end, days)
    .slice(-FIXES_IN_DAY)
    .flatMap((position, index) => {
      const hour = index / FIXES_IN_HOUR
      const isDriving = hour >= DRIVES_FROM_HOUR && hour < DRIVES_FROM_HOUR + DRIVING_HOURS
      if (!isDriving && index % FIXES_IN_HOUR !== 0) return []
      return {
        at: Date.parse(position.time) + ARRIVES_AFTER_MS,
        isDriving,
        isWatched: hour >= WATCHED_FROM_HOUR && hour < WATCHED_FROM_HOUR + WATCHED_HOURS,
        body: Buffer.from(JSON.stringify(position)),
      }
    })
}

export const WATCHED_MS = WATCHED_HOURS * HOUR_MS

export const startOf = (day: readonly Fix[]) => (day[0]?.at ?? 0) - MINUTE_MS

/** The event that the topic rule creates from a message. */
export const ruleEvent = (trackerId: string, { at, body }: Fix) => ({
  body: body.toString('base64'),
  topic: telemetryTopic(trackerId),
  client: trackerId,
  receivedAt: at,
})

/** Sends a day's messages to the instances in turn. Returns the CPU time of each, ms. */
export async function processDay(
  day: readonly Fix[],
  trackerId: string,
  instances: readonly FunctionInstance[],
  before: (fix: Fix) => Promise<void> = async () => undefined,
): Promise<number[]> {
  const cpuMs: number[] = []
  for (const [index, fix] of day.entries()) {
    await before(fix)
    const result = await instances[index % instances.length]?.call(ruleEvent(trackerId, fix), fix.at)
    if (result) cpuMs.push(result.cpuMs)
  }
  return cpuMs
}
