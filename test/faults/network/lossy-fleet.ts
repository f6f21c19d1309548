import { setTimeout as delay } from 'node:timers/promises'
import { drivingFleet } from '../fleet/driving-fleet.ts'
import type { Compared } from '../fleet/ledger.ts'

type LossyLink = { host: string; port: number; lose: (percent: number) => void }

/** A fleet reports while so many of a hundred packets are lost in each direction. */
export async function lossyFleet(
  url: string,
  link: LossyLink,
  { trackers, percent, seconds }: { trackers: number; percent: number; seconds: number },
): Promise<Compared> {
  const fleet = await drivingFleet(url, link, { trackers, everyMs: 500 })
  link.lose(percent)
  await delay(seconds * 1000)
  return fleet.arrive()
}
