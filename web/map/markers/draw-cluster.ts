import type { Freshness } from '../../../shared/devices/tracking.ts'
import type { Tone } from '../../../shared/tone.ts'
import { STATUS_COLOURS } from '../../theme/status-colours.ts'
import { CLUSTER_RING_ORDER } from './marker-names.ts'

const RING_RADIUS = 18
const DISC_RADIUS = 22
/** Line styles as in a marker's ring, but for shorter segments. */
const RING: Record<Freshness, { width: number; dash: number[] }> = {
  live: { width: 4, dash: [] },
  delayed: { width: 4, dash: [4, 1.6] },
  lastKnown: { width: 3.6, dash: [2, 1.6] },
  asleep: { width: 4, dash: [] },
  silent: { width: 1.8, dash: [] },
}
/** Radians on each side of a segment. */
const GAP = 0.07

/** A disc with a ring that is split by freshness. The map draws the count over it. */
export function drawCluster(
  context: Context,
  shares: readonly number[],
  discColour: string,
  tone: Tone,
): void {
  drawDisc(context, DISC_RADIUS, discColour)
  const total = shares.reduce((sum, share) => sum + share, 0) || 1
  const gap = shares.filter((share) => share > 0).length > 1 ? GAP : 0
  let from = -Math.PI / 2
  for (const [index, freshness] of CLUSTER_RING_ORDER.entries()) {
    const to = from + ((shares[index] ?? 0) / total) * 2 * Math.PI
    if (to > from) drawArc(context, from + gap, to - gap, freshness, tone)
    from = to
  }
}

function drawArc(context: Context, from: number, to: number, freshness: Freshness, tone: Tone): void {
  const { width, dash } = RING[freshness]
  context.setLineDash(dash)
  context.beginPath()
  context.arc(0, 0, RING_RADIUS, from, to)
  context.strokeStyle = STATUS_COLOURS[tone][freshness]
  context.lineWidth = width
  context.stroke()
  context.setLineDash([])
}

export type Context = OffscreenCanvasRenderingContext2D

export function fillCircle(context: Context, radius: number, colour: string): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
}

export function strokeCircle(context: Context, radius: number, colour: string, width: number): void {
  context.beginPath()
  context.arc(0, 0, radius, -Math.PI / 2, 1.5 * Math.PI)
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
}

/** A filled circle with a shadow. */
export function drawDisc(context: Context, radius: number, colour: string): void {
  context.save()
  context.shadowColor = 'rgb(9 20 36 / 35%)'
  context.shadowBlur = 6
  context.shadowOffsetY = 2
  fillCircle(context, radius, colour)
  context.restore()
  fillCircle(context, radius, colour)
}
