import { setTimeout as delay } from 'node:timers/promises'
import { devices as routes } from '../../../shared/devices/devices.routes.ts'
import { drivingFleet } from './driving-fleet.ts'
import type { Compared } from './ledger.ts'

/** One message in `poisonEvery` is one that nobody can read: it is kept for its owner's eyes, and costs no good one. */
export async function poisonedFleet(
  run: { url: string; mqttPort: number },
  {
    trackers,
    everyMs,
    seconds,
    poisonEvery,
  }: { trackers: number; everyMs: number; seconds: number; poisonEvery: number },
): Promise<Compared & { poisons: number }> {
  const broker = { host: '127.0.0.1', port: run.mqttPort }
  const fleet = await drivingFleet(run.url, broker, { trackers, everyMs, poisonEvery })
  await delay(seconds * 1000)
  const compared = await fleet.arrive()
  const wrong = [...compared.wrong]
  let poisons = 0
  for (const { trackerId, poisonsSent } of fleet.drivers) {
    poisons += poisonsSent
    const answer = await fleet.account.call('GET', `/vectra/devices/${trackerId}/diagnostics`)
    const { unreadable, lastUnreadable } = routes.getDiagnostics.reply.parse(answer.body)
    if (unreadable !== poisonsSent) wrong.push(`${trackerId}: ${poisonsSent} poisons, ${unreadable} counted`)
    if (poisonsSent > 0 && lastUnreadable === null) wrong.push(`${trackerId}: no poison is kept`)
  }
  return { ...compared, wrong, poisons }
}
