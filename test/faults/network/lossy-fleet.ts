import { setTimeout as delay } from 'node:timers/promises'
import { drivingFleet } from '../fleet/driving-fleet.ts'
import type { Comparison } from '../fleet/ledger.ts'

type LossyLink = { host: string; port: number; lose: (percent: number) => void }

/** A fleet reports for `seconds` while `percent` of packets are lost in each direction. */
export async function lossyFleet(
  url: string,
  link: LossyLink,
  { trackers, percent, seconds }: { trackers: number; percent: number; seconds: number },
): Promise<Comparison> {
  const fleet = await drivingFleet(url, link, { trackers, everyMs: 500 })
  link.lose(percent)
  await delay(seconds * 1000)
  return fleet.arrive()
}
