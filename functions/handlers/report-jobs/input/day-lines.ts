import type { Point } from '../../../../shared/geo/point.ts'
import { simplifyLine } from '../../../../shared/geo/simplify.ts'
import type { LocalDay, Period } from '../../../../shared/reports/period.ts'
import { acceptedPositions } from '../../../../shared/tracking/judging/reprocess.ts'
import { segmentsOf } from '../../../../shared/trails/export-track.ts'
import type { StoredDevice } from '../../../stores/devices/devices.ts'
import type { TrailStore } from '../../../stores/trails/trails.ts'

export type DeviceTrailDeps = { trails: Pick<TrailStore, 'listPositions'>; now: () => number }

/** A map of a page shows no more of a day's drive. */
const TOLERANCE_M = 10

type DayLines = { date: string; lines: Point[][] }

/** Where a device went on each day of a period, day by day, so that a long period needs no more memory. */
export async function readDayLines(
  { trackId, deviceType }: StoredDevice,
  { days }: Period,
  { trails, now }: DeviceTrailDeps,
): Promise<DayLines[]> {
  const read: DayLines[] = []
  for (const { date, from, to } of days.filter((day: LocalDay) => day.from <= now())) {
    const stored = await trails.listPositions(trackId, from, to - 1)
    const points = acceptedPositions(stored, deviceType, from, to - 1)
    if (points.length > 0) read.push({ date, lines: segmentsOf(points).map(simplified) })
  }
  return read
}

const simplified = (points: readonly Point[]): Point[] =>
  simplifyLine(points, TOLERANCE_M).map(({ lat, lng }) => ({ lat, lng }))
