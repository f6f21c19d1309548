import { setTimeout as delay } from 'node:timers/promises'
import { diagnosticsOf } from '../../make/tracking/device-reads.ts'
import { drivingFleet } from './driving-fleet.ts'
import type { Comparison } from './ledger.ts'

/**
 * A fleet that sends one poison message per `poisonEvery` positions. Each must be counted and shown to the owner, and
 * no readable position may be lost.
 */
export async function poisonedFleet(
  run: { url: string; mqttPort: number },
  {
    trackers,
    everyMs,
    seconds,
    poisonEvery,
  }: { trackers: number; everyMs: number; seconds: number; poisonEvery: number },
): Promise<Comparison & { poisons: number }> {
  const broker = { host: '127.0.0.1', port: run.mqttPort }
  const fleet = await drivingFleet(run.url, broker, { trackers, everyMs, poisonEvery })
  await delay(seconds * 1000)
  const comparison = await fleet.arrive()
  const problems = [...comparison.problems]
  let poisons = 0
  for (const { trackerId, poisonsSent } of fleet.drivers) {
    poisons += poisonsSent
    const { unreadable, lastUnreadable } = await diagnosticsOf(fleet.account, trackerId)
    if (unreadable !== poisonsSent)
      problems.push(`${trackerId}: ${poisonsSent} poison messages sent, ${unreadable} counted`)
    if (poisonsSent > 0 && lastUnreadable === null) problems.push(`${trackerId}: no poison message stored`)
  }
  return { ...comparison, problems, poisons }
}
