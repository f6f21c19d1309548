import { setTimeout as delay } from 'node:timers/promises'
import { drivingFleet } from '../fleet/driving-fleet.ts'
import type { Comparison } from '../fleet/ledger.ts'

/** A link to the broker that can silently drop everything, without closing connections. */
type Link = { host: string; port: number; die: () => void; revive: () => void; close: () => void }

const HEALTHY_MS = 2_000

/** Cuts the link of a reporting fleet for `deadMs`. */
export async function deadLink(
  url: string,
  link: Link,
  { trackers, deadMs }: { trackers: number; deadMs: number },
): Promise<Comparison> {
  const fleet = await drivingFleet(url, link, { trackers, everyMs: 200 })
  await delay(HEALTHY_MS)
  link.die()
  await delay(deadMs)
  link.revive()
  await delay(HEALTHY_MS)
  return fleet.arrive()
}
