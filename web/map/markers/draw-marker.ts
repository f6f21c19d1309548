import type { Freshness } from '../../../shared/devices/tracking.ts'
import type { Tone } from '../../../shared/tone.ts'
import { ALERT_COLOUR, STATUS_COLOURS } from '../../theme/status-colours.ts'
import { SILHOUETTES, type Silhouette } from '../../ui/silhouettes.ts'
import { type Context, drawCluster, drawDisc, fillCircle, strokeCircle } from './draw-cluster.ts'
import { isCurrent } from './is-current.ts'
import type { MarkerImage } from './marker-names.ts'

const DISC_RADIUS = 18
const RING_RADIUS = 16.5
const GLYPH_SIZE = 19

const DISC: Record<Tone, string> = { light: '#ffffff', dark: '#101a26' }
const INK: Record<Tone, string> = { light: '#14233a', dark: '#e9eff7' }
const TOWN: Record<Tone, string> = { light: '#8b8370', dark: '#7d8fa1' }
const HALO: Record<Tone, string> = { light: 'rgb(11 95 255 / 20%)', dark: 'rgb(91 155 255 / 30%)' }
const HALO_LINE: Record<Tone, string> = { light: '#0b5fff', dark: '#5b9bff' }

const SCISSORS =
  'M3 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.6 8.6 19 19M8.6 15.4 19 5'

/** The ring shows the freshness without its colour too: solid, dashed, dotted; plus a moon for asleep and a bar for silent. */
const RING: Record<Freshness, { width: number; dash: number[] }> = {
  live: { width: 3, dash: [] },
  delayed: { width: 3, dash: [9, 4] },
  lastKnown: { width: 2.4, dash: [3, 3.5] },
  asleep: { width: 2.4, dash: [] },
  silent: { width: 1.6, dash: [] },
}

/** Draws around the context's origin. */
export function drawMarker(context: Context, image: MarkerImage): void {
  const { tone } = image
  switch (image.kind) {
    case 'town':
      drawTown(context, tone)
      break
    case 'relayCut':
      drawRelayCut(context, tone)
      break
    case 'halo':
      drawHalo(context, tone)
      break
    case 'beak':
      drawBeak(context, STATUS_COLOURS[tone][image.freshness], DISC[tone])
      break
    case 'cluster':
      drawCluster(context, image.shares, DISC[tone], tone)
      break
    case 'device':
      drawDevice(context, image.silhouette, image.freshness, tone)
  }
}

function drawDevice(context: Context, silhouette: Silhouette, freshness: Freshness, tone: Tone): void {
  const colour = STATUS_COLOURS[tone][freshness]
  drawDisc(context, DISC_RADIUS, DISC[tone])
  const { width, dash } = RING[freshness]
  context.setLineDash(dash)
  strokeCircle(context, RING_RADIUS, colour, width)
  context.setLineDash([])
  context.save()
  context.scale(GLYPH_SIZE / 24, GLYPH_SIZE / 24)
  context.translate(-12, -12)
  context.fillStyle = isCurrent(freshness) ? INK[tone] : colour
  context.fill(new Path2D(SILHOUETTES[silhouette]), 'evenodd')
  context.restore()
  if (freshness === 'asleep') drawMoon(context, colour, DISC[tone])
  if (freshness === 'silent') drawBar(context, colour, DISC[tone])
}

function drawBeak(context: Context, colour: string, edge: string): void {
  context.beginPath()
  context.moveTo(0, -27)
  context.lineTo(8.5, -15)
  context.quadraticCurveTo(0, -19.5, -8.5, -15)
  context.closePath()
  context.lineJoin = 'round'
  context.strokeStyle = edge
  context.lineWidth = 3
  context.stroke()
  context.fillStyle = colour
  context.fill()
}

function drawTown(context: Context, tone: Tone): void {
  fillCircle(context, 2.6, DISC[tone])
  strokeCircle(context, 2.6, TOWN[tone], 1.2)
}

function drawHalo(context: Context, tone: Tone): void {
  fillCircle(context, 25, HALO[tone])
  strokeCircle(context, 25, HALO_LINE[tone], 1.5)
}

function drawMoon(context: Context, colour: string, edge: string): void {
  context.translate(12, -12)
  fillCircle(context, 7, edge)
  fillCircle(context, 5.5, colour)
  context.translate(2.2, -1.8)
  fillCircle(context, 4.2, edge)
}

/** A pair of scissors at the lower right, as in the menus and the list: Tabler's icon, on its grid of 24. */
function drawRelayCut(context: Context, tone: Tone): void {
  context.translate(14, 13)
  fillCircle(context, 10, DISC[tone])
  fillCircle(context, 8.5, ALERT_COLOUR[tone])
  context.scale(0.5, 0.5)
  context.translate(-12, -12)
  context.strokeStyle = DISC[tone]
  context.lineWidth = 2.6
  context.lineCap = 'round'
  context.stroke(new Path2D(SCISSORS))
}

function drawBar(context: Context, colour: string, edge: string): void {
  for (const [width, style] of [
    [5, edge],
    [2.2, colour],
  ] as const) {
    context.beginPath()
    context.moveTo(-11, 11)
    context.lineTo(11, -11)
    context.lineWidth = width
    context.strokeStyle = style
    context.stroke()
  }
}
