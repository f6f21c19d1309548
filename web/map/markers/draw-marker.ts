import type { Freshness } from '../../../shared/devices/tracking.ts'
import { STATUS_COLOURS, type Tone } from '../../theme/status-colours.ts'
import { isCurrent } from './is-current.ts'
import { CLUSTER_RING_ORDER, type MarkerImage } from './marker-names.ts'
import { SILHOUETTES, type Silhouette } from './silhouettes.ts'

type Pen = OffscreenCanvasRenderingContext2D

const DISC_RADIUS = 15
const RING_RADIUS = 16.5
const CLUSTER_RADIUS = 18
const GLYPH_SIZE = 19

const DISC: Record<Tone, string> = { light: '#ffffff', dark: '#101a26' }
const INK: Record<Tone, string> = { light: '#14233a', dark: '#e9eff7' }
const TOWN: Record<Tone, string> = { light: '#8b8370', dark: '#7d8fa1' }
const HALO: Record<Tone, string> = { light: 'rgb(11 95 255 / 20%)', dark: 'rgb(91 155 255 / 30%)' }
const HALO_LINE: Record<Tone, string> = { light: '#0b5fff', dark: '#5b9bff' }

/** The ring says the status without its colour too: whole, broken, dotted; a moon for the sleeping, a bar for the silent. */
const RING: Record<Freshness, { width: number; dash: number[] }> = {
  live: { width: 3, dash: [] },
  delayed: { width: 3, dash: [9, 4] },
  lastKnown: { width: 2.4, dash: [3, 3.5] },
  asleep: { width: 2.4, dash: [] },
  silent: { width: 1.6, dash: [] },
}

/** The same language in the parts of a cluster's ring, which are short. */
const CLUSTER_RING: Record<Freshness, { width: number; dash: number[] }> = {
  live: { width: 4, dash: [] },
  delayed: { width: 4, dash: [4, 1.6] },
  lastKnown: { width: 3.6, dash: [2, 1.6] },
  asleep: { width: 4, dash: [] },
  silent: { width: 1.8, dash: [] },
}
/** Radians on each side of a part. */
const CLUSTER_GAP = 0.07

/** Draws about the pen's origin. */
export function drawMarker(pen: Pen, picture: MarkerImage): void {
  const { tone } = picture
  switch (picture.kind) {
    case 'town':
      drawTown(pen, tone)
      break
    case 'halo':
      drawHalo(pen, tone)
      break
    case 'beak':
      drawBeak(pen, STATUS_COLOURS[tone][picture.freshness], DISC[tone])
      break
    case 'cluster':
      drawCluster(pen, picture.shares, tone)
      break
    case 'device':
      drawDevice(pen, picture.silhouette, picture.freshness, tone)
  }
}

function drawDevice(pen: Pen, silhouette: Silhouette, freshness: Freshness, tone: Tone): void {
  const colour = STATUS_COLOURS[tone][freshness]
  drawDisc(pen, RING_RADIUS + 1.5, DISC[tone])
  const { width, dash } = RING[freshness]
  pen.setLineDash(dash)
  strokeCircle(pen, RING_RADIUS, colour, width)
  pen.setLineDash([])
  pen.save()
  pen.scale(GLYPH_SIZE / 24, GLYPH_SIZE / 24)
  pen.translate(-12, -12)
  pen.fillStyle = isCurrent(freshness) ? INK[tone] : colour
  pen.fill(new Path2D(SILHOUETTES[silhouette]), 'evenodd')
  pen.restore()
  if (freshness === 'asleep') drawMoon(pen, colour, DISC[tone])
  if (freshness === 'silent') drawBar(pen, colour, DISC[tone])
}

function drawDisc(pen: Pen, radius: number, colour: string): void {
  pen.save()
  pen.shadowColor = 'rgb(9 20 36 / 35%)'
  pen.shadowBlur = 6
  pen.shadowOffsetY = 2
  fillCircle(pen, radius, colour)
  pen.restore()
  fillCircle(pen, Math.min(radius, DISC_RADIUS + 3), colour)
}

function drawBeak(pen: Pen, colour: string, edge: string): void {
  pen.beginPath()
  pen.moveTo(0, -27)
  pen.lineTo(8.5, -15)
  pen.quadraticCurveTo(0, -19.5, -8.5, -15)
  pen.closePath()
  pen.lineJoin = 'round'
  pen.strokeStyle = edge
  pen.lineWidth = 3
  pen.stroke()
  pen.fillStyle = colour
  pen.fill()
}

function drawTown(pen: Pen, tone: Tone): void {
  fillCircle(pen, 2.6, DISC[tone])
  strokeCircle(pen, 2.6, TOWN[tone], 1.2)
}

function drawHalo(pen: Pen, tone: Tone): void {
  fillCircle(pen, 25, HALO[tone])
  strokeCircle(pen, 25, HALO_LINE[tone], 1.5)
}

function drawCluster(pen: Pen, shares: readonly number[], tone: Tone): void {
  drawDisc(pen, CLUSTER_RADIUS + 4, DISC[tone])
  fillCircle(pen, CLUSTER_RADIUS + 4, DISC[tone])
  const total = shares.reduce((sum, share) => sum + share, 0) || 1
  const gap = shares.filter((share) => share > 0).length > 1 ? CLUSTER_GAP : 0
  let from = -Math.PI / 2
  for (const [index, freshness] of CLUSTER_RING_ORDER.entries()) {
    const to = from + ((shares[index] ?? 0) / total) * 2 * Math.PI
    if (to > from) drawArc(pen, from + gap, to - gap, freshness, tone)
    from = to
  }
}

function drawArc(pen: Pen, from: number, to: number, freshness: Freshness, tone: Tone): void {
  const { width, dash } = CLUSTER_RING[freshness]
  pen.setLineDash(dash)
  pen.beginPath()
  pen.arc(0, 0, CLUSTER_RADIUS, from, to)
  pen.strokeStyle = STATUS_COLOURS[tone][freshness]
  pen.lineWidth = width
  pen.stroke()
  pen.setLineDash([])
}

function drawMoon(pen: Pen, colour: string, edge: string): void {
  pen.translate(12, -12)
  fillCircle(pen, 7, edge)
  fillCircle(pen, 5.5, colour)
  pen.translate(2.2, -1.8)
  fillCircle(pen, 4.2, edge)
}

function drawBar(pen: Pen, colour: string, edge: string): void {
  for (const [width, style] of [
    [5, edge],
    [2.2, colour],
  ] as const) {
    pen.beginPath()
    pen.moveTo(-11, 11)
    pen.lineTo(11, -11)
    pen.lineWidth = width
    pen.strokeStyle = style
    pen.stroke()
  }
}

function fillCircle(pen: Pen, radius: number, colour: string): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
}

function strokeCircle(pen: Pen, radius: number, colour: string, width: number): void {
  pen.beginPath()
  pen.arc(0, 0, radius, -Math.PI / 2, 1.5 * Math.PI)
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke()
}
