import { type DayLevels, levelsOf } from '../../../../shared/reports/figures/on-board/day-levels.ts'
import { EMPTY_LOG, spansUntil, withReports } from '../../../../shared/reports/figures/on-board/flag-log.ts'
import {
  type OnBoardFigures,
  onBoardFigures,
} from '../../../../shared/reports/figures/on-board/on-board-figures.ts'
import { SILENT_AFTER_MS } from '../../../../shared/reports/figures/timeline.ts'
import type { Period } from '../../../../shared/reports/period.ts'
import { DAY_MS } from '../../../../shared/time.ts'
import type { StoredDevice } from '../../../stores/devices/devices.ts'
import type { TrailStore } from '../../../stores/trails/trails.ts'

type ReadOnBoardDeps = { trails: Pick<TrailStore, 'listPositions'>; now: () => number }

/** How far before a period reports are read, to know how things were when it began. */
const LEAD_MS = DAY_MS

/**
 * What a boat reported on board in a period. The trail is read day by day, so that a long period needs no more memory,
 * and so far behind its end that a silence over the last midnight is seen.
 */
export async function readOnBoard(
  { trackId, createdAt }: Pick<StoredDevice, 'trackId' | 'createdAt'>,
  period: Period,
  { trails, now }: ReadOnBoardDeps,
): Promise<OnBoardFigures> {
  const until = Math.min(now(), period.to + SILENT_AFTER_MS)
  async function between(from: number, to: number) {
    if (from >= until) return []
    const stored = await trails.listPositions(trackId, from, to - 1)
    return stored.filter(({ shownAt }) => shownAt >= from && shownAt < to)
  }
  const levels = new Map<string, DayLevels>()
  let log = withReports(EMPTY_LOG, await between(period.from - LEAD_MS, period.from))
  for (const { date, from, to } of period.days) {
    const reports = await between(from, to)
    log = withReports(log, reports)
    levels.set(date, levelsOf(reports))
  }
  log = withReports(log, await between(period.to, until))
  return onBoardFigures(period, {
    spans: spansUntil(log, until),
    levels,
    ownedSince: Date.parse(createdAt),
    until,
  })
}
