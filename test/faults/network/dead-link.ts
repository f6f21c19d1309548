import { setTimeout as delay } from 'node:timers/promises'
import { drivingFleet } from '../fleet/driving-fleet.ts'
import type { Compared } from '../fleet/ledger.ts'

/** Where trackers connect, through a link that can be dead: without a word to either side. */
export type Link = { host: string; port: number; die: () => void; revive: () => void; close: () => void }

const GOOD_TIME_MS = 2_000

/** The link of a fleet that reports is dead for a time. */
export async function deadLink(
  url: string,
  link: Link,
  { trackers, deadMs }: { trackers: number; deadMs: number },
): Promise<Compared> {
  const fleet = await drivingFleet(url, link, { trackers, everyMs: 200 })
  await delay(GOOD_TIME_MS)
  link.die()
  await delay(deadMs)
  link.revive()
  await delay(GOOD_TIME_MS)
  return fleet.arrive()
}
