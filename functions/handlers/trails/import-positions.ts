import { historyStart } from '../../../shared/account/history.ts'
import { NO_READINGS } from '../../../shared/trackers/fix.ts'
import { measuredValue } from '../../../shared/trackers/values.ts'
import { AHEAD_TOLERANCE_MS, type StampedPosition, stamp } from '../../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../../shared/tracking/judging/fix-order.ts'
import { REPROCESS_WINDOW_MS } from '../../../shared/tracking/judging/reprocess.ts'
import { roundedCoordinate } from '../../../shared/tracking/packing/resolution.ts'
import type { Position } from '../../../shared/tracking/position.ts'
import {
  IMPORTED_READINGS,
  type ImportedPosition,
  type ImportReport,
} from '../../../shared/trails/imported-position.ts'
import { utcDate } from '../../figures/kept-day.ts'
import { chunksOf } from '../../ingest/chunking.ts'
import type { HistoryStore } from '../../stores/accounts/history.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import { DEPLOYED_HISTORY_MONTHS } from '../../stores/devices/history-lifetime.ts'
import type { DayItemStore } from '../../stores/trails/day-items.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import { notStored } from '../../trails/not-stored.ts'

export type ImportDeps = {
  history: Pick<HistoryStore, 'getMonths'>
  trails: Pick<TrailStore, 'getLiveItem' | 'listPositions' | 'noteImport'>
  putChunk: TrailStore['putChunk']
  days: Pick<DayItemStore, 'markLate'>
  now: () => number
}

/**
 * Adds past positions to the trail of a device. They raise no events, and the newest state stays what the tracker itself
 * has reported. Positions that are stored already are not stored again, so an import that was interrupted can be
 * repeated. Their days are marked as late before they are stored, so that kept figures are computed again.
 */
export async function importPositions(
  { accountId, trackId }: Pick<StoredDevice, 'accountId' | 'trackId'>,
  imported: readonly ImportedPosition[],
  { history, trails, putChunk, days, now }: ImportDeps,
): Promise<ImportReport> {
  const [months, live] = await Promise.all([history.getMonths(accountId), trails.getLiveItem(trackId)])
  const oldest = historyStart(months ?? DEPLOYED_HISTORY_MONTHS, now())
  const newest = now() + AHEAD_TOLERANCE_MS
  const all = imported.map(positionOf)
  const possible = all.filter(({ shownAt }) => shownAt >= oldest && shownAt <= newest)
  const added = await notStored(trackId, inFixOrder(possible), trails)
  if (added.length > 0) {
    const reprocessedFrom = (live?.tracked.newest?.shownAt ?? Number.MAX_SAFE_INTEGER) - REPROCESS_WINDOW_MS
    await trails.noteImport(trackId, now(), added.filter(({ shownAt }) => shownAt >= reprocessedFrom).length)
    await days.markLate(trackId, [...new Set(added.map(({ shownAt }) => utcDate(shownAt)))], now())
    for (const chunk of chunksOf(added)) await putChunk(trackId, chunk)
  }
  return {
    stored: added.length,
    repeated: possible.length - added.length,
    tooOld: all.filter(({ shownAt }) => shownAt < oldest).length,
    inFuture: all.filter(({ shownAt }) => shownAt > newest).length,
  }
}

/** As if it had been received when it was recorded. */
function positionOf({ time, lat, lng, ignition, ...readings }: ImportedPosition): StampedPosition {
  const recordedAt = Date.parse(time)
  const position: Position = {
    ...NO_READINGS,
    recordedAt,
    receivedAt: recordedAt,
    lat: roundedCoordinate(lat, 'lat'),
    lng: roundedCoordinate(lng, 'lng'),
    ignition: ignition ?? null,
  }
  for (const name of IMPORTED_READINGS) position[name] = measuredValue(readings[name], name)
  return stamp(position)
}
