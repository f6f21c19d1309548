import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../../shared/trails/export-track.ts'
import type { Span } from '../player/quiet-spans.ts'

/** An instant and a speed; `null` cuts the line. */
export type SpeedPoint = [at: number, speedKmh: number | null]

/**
 * Speeds for a line so many pixels wide: of each pixel the slowest and the fastest point, in their order, so that no
 * peak is lost and a week draws as fast as an hour. A silence of more than an hour cuts the line.
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
    const silent = series.length + (slowest ? 1 : 0) > 0 && shownAt - before > SEGMENT_GAP_MS
    const here = Math.floor((shownAt - from) / pixelMs)
    if (silent || here !== pixel) close()
    if (silent) series.push([before + 1, null])
    pixel = here
    before = shownAt
    if (slowest === undefined || speedKmh < (slowest.speedKmh ?? 0)) slowest = point
    if (fastest === undefined || speedKmh > (fastest.speedKmh ?? 0)) fastest = point
  }
  close()
  return series
}

/** A row of the table: a part of the time, and the speeds of its points (km/h). */
export type SpeedRow = Span & { averageKmh: number; maxKmh: number; points: number }

/** The same for those who do not see the line: the time in equal parts, those without a known speed left out. */
export function speedRows(points: readonly ColumnPoint[], { from, to }: Span, parts: number): SpeedRow[] {
  const partMs = Math.max(1, (to - from) / parts)
  const rows = Array.from({ length: parts }, (_, part) => ({
    from: from + part * partMs,
    to: from + (part + 1) * partMs,
    averageKmh: 0,
    maxKmh: 0,
    points: 0,
  }))
  for (const { shownAt, speedKmh } of points) {
    const row = rows[Math.min(parts - 1, Math.floor((shownAt - from) / partMs))]
    if (row === undefined || speedKmh === null) continue
    row.points += 1
    row.averageKmh += (speedKmh - row.averageKmh) / row.points
    row.maxKmh = Math.max(row.maxKmh, speedKmh)
  }
  return rows.filter((row) => row.points > 0)
}
