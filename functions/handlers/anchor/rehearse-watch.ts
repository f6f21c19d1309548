import { REHEARSAL_DAYS_MAX } from '../../../shared/geofences/geofences.routes.ts'
import type { RouteInput } from '../../../shared/http/route.ts'
import { trailReports } from '../../../shared/rules/trail-reports.ts'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import type { anchor } from '../../../shared/watching/anchor/anchor.routes.ts'
import { AS_REPORTED, anchorReport } from '../../../shared/watching/anchor/anchor-reports.ts'
import { SILENT_AFTER_MS } from '../../../shared/watching/anchor/anchor-watch.ts'
import { sinceArrival } from '../../../shared/watching/anchor/arrival.ts'
import { rehearseAnchor } from '../../../shared/watching/anchor/rehearse-anchor.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import { TooManyPositions, type TrailStore } from '../../stores/trails/trails.ts'
import { RANGE_TOO_LONG, TOO_MANY_POINTS } from '../../trails/range-refusals.ts'

type Deps = { trails: Pick<TrailStore, 'listPositions'>; now: () => number }

/**
 * Writes and sends nothing. The watch is set with the first position, which is the baseline of a drag; for a boat that came
 * to the anchorage meanwhile, with its arrival.
 */
export async function rehearseWatch(
  { trackId, deviceType }: StoredDevice,
  body: RouteInput<typeof anchor.rehearseAnchorWatch>['body'],
  { trails, now }: Deps,
) {
  const [from, to] = [Date.parse(body.from), Math.min(Date.parse(body.to), now())]
  if (to - from > REHEARSAL_DAYS_MAX * DAY_MS) return RANGE_TOO_LONG
  const positions = await trails.listPositions(trackId, from, to).catch(orTooMany)
  if (positions === null) return TOO_MANY_POINTS
  const shown = positions.filter(({ shownAt }) => shownAt >= from && shownAt <= to)
  const { latitude: lat, longitude: lng } = body.anchor
  const { radiusM, silentAfterMinutes } = body
  const anchor = { lat, lng }
  const all = trailReports(shown, deviceType, AS_REPORTED).map(anchorReport)
  const reports = sinceArrival(all, anchor, radiusM)
  if (reports.length === 0 && all.length > 0) return { reply: { alarms: [], swing: [] } }
  const watch = {
    anchor,
    radiusM,
    setAt: reports[0]?.shownAt ?? from,
    restDriftM: null,
    silentAfterMs: silentAfterMinutes === undefined ? SILENT_AFTER_MS : silentAfterMinutes * MINUTE_MS,
  }
  const { alarms, swing } = rehearseAnchor(reports, watch, to)
  return {
    reply: {
      alarms: alarms.map(({ at, kind, distanceM }) => ({ at: toIso(at), kind, distanceM })),
      swing: swing.map((place): [number, number] => [place.lng, place.lat]),
    },
  }
}

function orTooMany(error: unknown): null {
  if (error instanceof TooManyPositions) return null
  throw error
}
