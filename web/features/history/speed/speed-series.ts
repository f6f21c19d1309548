import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../../shared/trails/export-track.ts'
import type { Span } from '../span.ts'

/** An instant (epoch ms) and a speed; `null` breaks the line. */
export type SpeedPoint = [at: number, speedKmh: number | null]

/**
 * Downsamples speeds for a line of the given width in pixels. Each pixel keeps its slowest and its fastest point in time
 * order, so that no peak is lost and a week draws as fast as an hour. A gap of more than an hour breaks the line.
 */
export function speedSeries(
  points: readonly ColumnPoint[],
  { from, to }: Span,
  pixels: number,
): SpeedPoint[] {
  const series: SpeedPoint[] = []
  const pixelMs = Math.max(1, (to - from) / pixels)
  let [pixel, before] = [-1, from]
  let slowest: ColumnPoint | undefined
  let fastest: ColumnPoint | undefined
  const close = () => {
    if (slowest === undefined || fastest === undefined) return
    const [first, second] = slowest.shownAt <= fastest.shownAt ? [slowest, fastest] : [fastest, slowest]
    series.push([first.shownAt, first.speedKmh])
    if (second !== first) series.push([second.shownAt, second.speedKmh])
    slowest = undefined
    fastest = undefined
  }
  for (const point of points) {
    const { shownAt, speedKmh } = point
    if (speedKmh === null) continue
    const isGap = series.length + (slowest ? 1 : 0) > 0 && shownAt - before > SEGMENT_GAP_MS
    const pixelHere = Math.floor((shownAt - from) / pixelMs)
    if (isGap || pixelHere !== pixel) close()
    if (isGap) series.push([before + 1, null])
    pixel = pixelHere
    before = shownAt
    if (slowest === undefined || speedKmh < (slowest.speedKmh ?? 0)) slowest = point
    if (fastest === undefined || speedKmh > (fastest.speedKmh ?? 0)) fastest = point
  }
  close()
  return series
}

/** A row of the speed table: an interval and the speeds in it (km/h). */
export type SpeedRow = Span & { averageKmh: number; maxKmh: number; points: number }

/** The speeds in intervals of equal length, for a table. Intervals without a known speed are left out. */
export function speedRows(points: readonly ColumnPoint[], { from, to }: Span, intervals: number): SpeedRow[] {
  const intervalMs = Math.max(1, (to - from) / intervals)
  const rows = Array.from({ length: intervals }, (_, index) => ({
    from: from + index * intervalMs,
    to: from + (index + 1) * intervalMs,
    averageKmh: 0,
    maxKmh: 0,
    points: 0,
  }))
  for (const { shownAt, speedKmh } of points) {
    const row = rows[Math.min(intervals - 1, Math.floor((shownAt - from) / intervalMs))]
    if (row === undefined || speedKmh === null) continue
    row.points += 1
    row.averageKmh += (speedKmh - row.averageKmh) / row.points
    row.maxKmh = Math.max(row.maxKmh, speedKmh)
  }
  return rows.filter((row) => row.points > 0)
}
