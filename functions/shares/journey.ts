import { type Around, isWithin } from '../../shared/shares/around.ts'
import { arrivalOn } from '../../shared/shares/arrival.ts'
import { HOUR_MS } from '../../shared/time.ts'
import { AHEAD_TOLERANCE_MS } from '../../shared/tracking/judging/clock.ts'
import { acceptedPositions, REPROCESSED_MS } from '../../shared/tracking/judging/reprocess.ts'
import type { StoredDevice } from '../stores/devices.ts'
import type { Journey, ShareStore, StoredShare } from '../stores/shares.ts'
import type { TrailStore } from '../stores/trails/trails.ts'

export type JourneyDeps = {
  trails: Pick<TrailStore, 'getLiveItem' | 'listPositions'>
  shares: Pick<ShareStore, 'saveJourney'>
  now: () => number
}

/** A journey without news is written this seldom. */
const KEPT_EVERY_MS = HOUR_MS

/** A journey that begins now: devices that are at the place already have to leave it first. */
export async function newJourney(
  to: Around,
  devices: readonly StoredDevice[],
  { trails, now }: Pick<JourneyDeps, 'trails' | 'now'>,
): Promise<Journey> {
  const judgedTo = now()
  const awaySince: Record<string, number> = {}
  await Promise.all(
    devices.map(async ({ trackId }) => {
      const last = (await trails.getLiveItem(trackId))?.tracked.last ?? null
      if (last === null || !isWithin(to, last)) awaySince[trackId] = judgedTo
    }),
  )
  return { to, judgedTo, awaySince, arrival: null }
}

/**
 * Where the journey of a link has come to: looks at the ways of its devices since the last look, and a day before
 * that for fixes that came late. The first arrival ends it, and is kept.
 */
export async function currentJourney(
  share: StoredShare,
  devices: readonly StoredDevice[],
  deps: JourneyDeps,
): Promise<Journey | null> {
  const { journey } = share
  if (journey === null || journey.arrival !== null) return journey
  const judgedTo = deps.now()
  const from = Math.max(Date.parse(share.createdAt), journey.judgedTo - REPROCESSED_MS)
  const to = judgedTo + AHEAD_TOLERANCE_MS
  const awaySince = { ...journey.awaySince }
  let arrival: Journey['arrival'] = null
  for (const { deviceId, deviceType, trackId } of devices) {
    const way = acceptedPositions(await deps.trails.listPositions(trackId, from, to), deviceType, from, to)
    const seen = arrivalOn(way, journey.to, awaySince[trackId] ?? null)
    if (seen.awaySince !== null) awaySince[trackId] = seen.awaySince
    if (seen.arrivedAt !== null && (arrival === null || seen.arrivedAt < arrival.at))
      arrival = { deviceId, at: seen.arrivedAt }
  }
  const found: Journey = { ...journey, judgedTo, awaySince, arrival }
  if (isNews(journey, found)) await deps.shares.saveJourney(share, found)
  return found
}

const isNews = (before: Journey, after: Journey) =>
  after.arrival !== null ||
  after.judgedTo - before.judgedTo >= KEPT_EVERY_MS ||
  Object.keys(after.awaySince).some((trackId) => before.awaySince[trackId] !== after.awaySince[trackId])
