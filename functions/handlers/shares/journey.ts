import { findArrival } from '../../../shared/shares/arrival.ts'
import { type Circle, isInCircle } from '../../../shared/shares/circle.ts'
import { DAY_MS, HOUR_MS } from '../../../shared/time.ts'
import { AHEAD_TOLERANCE_MS } from '../../../shared/tracking/judging/clock.ts'
import { acceptedPositions, REPROCESS_WINDOW_MS } from '../../../shared/tracking/judging/reprocess.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { Journey, ShareStore, StoredShare } from '../../stores/shares.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'

export type JourneyDeps = {
  trails: Pick<TrailStore, 'getLiveItem' | 'listPositions'>
  shares: Pick<ShareStore, 'saveJourney'>
  now: () => number
}

/** The part of a trail that is read at once: a tracker that reports every second has 350,000 positions in it. */
const READ_SPAN_MS = 4 * DAY_MS

/** How often a journey is saved while nothing changes. */
const SAVED_EVERY_MS = HOUR_MS

/** A journey that starts now. Devices that are already at the place have to leave it first. */
export async function newJourney(
  to: Circle,
  devices: readonly StoredDevice[],
  { trails, now }: Pick<JourneyDeps, 'trails' | 'now'>,
): Promise<Journey> {
  const judgedTo = now()
  const awaySince: Record<string, number> = {}
  await Promise.all(
    devices.map(async ({ trackId }) => {
      const last = (await trails.getLiveItem(trackId))?.tracked.last ?? null
      if (last === null || !isInCircle(to, last)) awaySince[trackId] = judgedTo
    }),
  )
  return { to, judgedTo, awaySince, arrival: null }
}

/**
 * The progress of a link's journey up to now: checks the trails of its devices since the last check, and the day
 * before that for fixes that were received late. The earliest arrival ends the journey and is saved.
 */
export async function currentJourney(
  share: StoredShare,
  devices: readonly StoredDevice[],
  deps: JourneyDeps,
): Promise<Journey | null> {
  const { journey } = share
  if (journey === null || journey.arrival !== null) return journey
  const judgedTo = deps.now()
  const from = Math.max(Date.parse(share.createdAt), journey.judgedTo - REPROCESS_WINDOW_MS)
  const to = judgedTo + AHEAD_TOLERANCE_MS
  const awaySince = { ...journey.awaySince }
  let arrival: Journey['arrival'] = null
  // One after the other: the trails of fifty devices do not fit into the function's memory together.
  for (const { deviceId, deviceType, trackId } of devices) {
    for (let start = from; start <= to; start += READ_SPAN_MS) {
      const end = Math.min(start + READ_SPAN_MS, to)
      const stored = await deps.trails.listPositions(trackId, start, end)
      const accepted = acceptedPositions(stored, deviceType, start, end)
      const found = findArrival(accepted, journey.to, awaySince[trackId] ?? null)
      if (found.awaySince !== null) awaySince[trackId] = found.awaySince
      if (found.arrivedAt === null) continue
      if (arrival === null || found.arrivedAt < arrival.at) arrival = { deviceId, at: found.arrivedAt }
      break
    }
  }
  const current: Journey = { ...journey, judgedTo, awaySince, arrival }
  if (needsSaving(journey, current)) await deps.shares.saveJourney(share, current)
  return current
}

const needsSaving = (before: Journey, after: Journey) =>
  after.arrival !== null ||
  after.judgedTo - before.judgedTo >= SAVED_EVERY_MS ||
  Object.keys(after.awaySince).some((trackId) => before.awaySince[trackId] !== after.awaySince[trackId])
