import { HOUR_MS, SECOND_MS } from '../../shared/time.ts'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import type { Instance } from './invoked.ts'
import { median } from './report.ts'
import { weekOfAVan } from './week-of-a-van.ts'

const FIXES_IN_HOUR = 240
const FIXES_IN_DAY = 24 * FIXES_IN_HOUR
const DRIVES_FROM_HOUR = 8
export const DRIVING_HOURS = 4
const ARRIVES_AFTER_MS = SECOND_MS

/** While it drives. */
const LOOKED_AT_FROM_HOUR = 9
const LOOKED_AT_HOURS = 0.5

export type Fix = { at: number; driving: boolean; lookedAt: boolean; body: Buffer }

/** What a tracker sends in the day before `end`: every 15 s while it drives, every hour while it is parked. */
export function dayOfAVan(end: number): Fix[] {
  return weekOfAVan(end)
    .slice(-FIXES_IN_DAY)
    .flatMap((position, index) => {
      const hour = index / FIXES_IN_HOUR
      const driving = hour >= DRIVES_FROM_HOUR && hour < DRIVES_FROM_HOUR + DRIVING_HOURS
      if (!driving && index % FIXES_IN_HOUR !== 0) return []
      return {
        at: Date.parse(position.time) + ARRIVES_AFTER_MS,
        driving,
        lookedAt: hour >= LOOKED_AT_FROM_HOUR && hour < LOOKED_AT_FROM_HOUR + LOOKED_AT_HOURS,
        body: Buffer.from(JSON.stringify(position)),
      }
    })
}

export const LOOKED_AT_MS = LOOKED_AT_HOURS * HOUR_MS

/** What the topic rule makes of a tracker's message. */
export const ruleEvent = (trackerId: string, { at, body }: Fix) => ({
  body: body.toString('base64'),
  topic: telemetryTopic(trackerId),
  client: trackerId,
  receivedAt: at,
})

/** Sends a day's messages to the instances of the function in turn. Answers the processor time of one of them. */
export async function liveThrough(
  day: readonly Fix[],
  trackerId: string,
  instances: readonly Instance[],
  before: (fix: Fix) => Promise<void> = async () => undefined,
): Promise<number> {
  const cpuMs: number[] = []
  for (const [index, fix] of day.entries()) {
    await before(fix)
    const called = await instances[index % instances.length]?.call(ruleEvent(trackerId, fix), fix.at)
    if (called) cpuMs.push(called.cpuMs)
  }
  return median(cpuMs)
}
