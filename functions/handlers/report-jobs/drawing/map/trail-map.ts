import { type Line, nearestCopy } from '../../../../../shared/geo/antimeridian.ts'
import type { Place } from '../../../../../shared/geo/places.ts'
import type { TrailMap } from '../../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../../shared/reports/report-writing.ts'
import { DRAWN } from '../colours.ts'
import { DRAWING_WIDTH, element, rounded, svgOf, textElement } from '../svg.ts'
import { groundWithin } from './atlas.ts'
import type { MapGround } from './ground.ts'
import { boxAround, createLabels } from './labels.ts'
import { labelOf } from './map-label.ts'
import { markLegend, markOf, markRadius } from './marks.ts'
import { MAP_HEIGHT, type Projection, projectionAround } from './projection.ts'
import { scaleBar } from './scale-bar.ts'

const FOOT_HEIGHT = 26
const FOOT_BASELINE = MAP_HEIGHT + 19
/** Wider maps, in degrees, show the coarse atlas. */
const COARSE_FROM_DEGREES = 12
/** Points nearer to each other than this many pixels are one. */
const STEP_MIN = 0.5
const INSET = 12

/** Where devices went, on land and sea with the towns around. */
export async function drawTrailMap(
  map: TrailMap,
  writing: ReportWriting,
  ground: MapGround,
): Promise<string> {
  const projection = projectionAround([...map.lines, ...map.marks.map(({ at }) => [at])])
  const { noData, mapCredit } = writing.texts.document
  if (projection === null) return svgOf(FOOT_HEIGHT, textElement(noData, { x: 0, y: 18, fill: DRAWN.dim }))
  const { bounds } = projection
  const detail = bounds.east - bounds.west > COARSE_FROM_DEGREES ? 'coarse' : 'fine'
  const [{ land, coast, borders }, towns] = await Promise.all([
    groundWithin(bounds, detail, ground),
    ground.towns(),
  ])
  const labels = createLabels({ left: 4, top: 4, right: DRAWING_WIDTH - 4, bottom: MAP_HEIGHT - 4 })
  const marks = map.marks.map((mark) => {
    const [[lng = 0, lat = 0] = []] = projection.lineOf([mark.at])
    return { ...mark, ...projection.project(lng, lat) }
  })
  const path = (lines: readonly Line[], closed = false) => pathOf(lines, projection, closed)
  const trail = path(map.lines.map(projection.lineOf))
  const bar = scaleOf(projection, writing)
  labels.reserve(bar.box)
  for (const { x, y, mark } of marks) labels.reserve(boxAround(x, y, markRadius(mark)))
  const markLabels = marks
    .toSorted((a, b) => Number(a.mark === 'stop') - Number(b.mark === 'stop'))
    .map(({ x, y, label }) => labelOf(label, { x, y, gap: 10, weight: 'bold' }, labels))

  const content = [
    element('rect', { x: 0, y: 0, width: DRAWING_WIDTH, height: MAP_HEIGHT, fill: DRAWN.sea }),
    element('path', { d: path(land, true), fill: DRAWN.land, 'fill-rule': 'evenodd' }),
    stroke(path(borders), DRAWN.border, 1),
    stroke(path(coast), DRAWN.coast, 0.8),
    stroke(trail, DRAWN.paper, 5),
    stroke(trail, DRAWN.brand, 2.4),
    drawTowns(towns, projection, labels),
    ...marks.toReversed().map(({ x, y, mark }) => markOf(mark, x, y)),
    ...markLabels,
    bar.content,
  ]
  const frame = element('rect', {
    x: 0.5,
    y: 0.5,
    width: DRAWING_WIDTH - 1,
    height: MAP_HEIGHT - 1,
    fill: 'none',
    stroke: DRAWN.line,
  })
  const credit = textElement(mapCredit, {
    x: DRAWING_WIDTH,
    y: FOOT_BASELINE,
    fill: DRAWN.dim,
    'font-size': 10,
    'text-anchor': 'end',
  })
  const used = marks.map(({ mark }) => mark)
  const window = element('svg', { x: 0, y: 0, width: DRAWING_WIDTH, height: MAP_HEIGHT }, content.join(''))
  return svgOf(MAP_HEIGHT + FOOT_HEIGHT, window + frame + markLegend(used, FOOT_BASELINE, writing) + credit)
}

const stroke = (d: string, colour: string, width: number) =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })

/** Lines as the path of an SVG, without points that nobody can tell apart. */
function pathOf(lines: readonly Line[], { project }: Projection, closed: boolean): string {
  return lines
    .filter(({ length }) => length > 1)
    .map((line) => {
      let last = { x: Number.NaN, y: Number.NaN }
      const steps = line.flatMap(([lng = 0, lat = 0], index) => {
        const at = project(lng, lat)
        const isNear = Math.abs(at.x - last.x) < STEP_MIN && Math.abs(at.y - last.y) < STEP_MIN
        if (isNear && index < line.length - 1) return []
        last = at
        return [`${rounded(at.x)} ${rounded(at.y)}`]
      })
      return `M${steps.join('L')}${closed ? 'Z' : ''}`
    })
    .join('')
}

/** A bar at the bottom left with its length. */
function scaleOf({ kmPerPixel }: Projection, writing: ReportWriting) {
  const { pixels, text } = scaleBar(kmPerPixel, writing)
  const [left, bottom] = [INSET, MAP_HEIGHT - INSET]
  const bar = element('path', {
    d: `M${left} ${bottom - 5}V${bottom}H${rounded(left + pixels)}V${bottom - 5}`,
    fill: 'none',
    stroke: DRAWN.ink,
    'stroke-width': 1.4,
  })
  const label = textElement(text, { x: left + 4, y: bottom - 6, fill: DRAWN.ink, 'font-size': 11 })
  return { content: bar + label, box: { left, top: bottom - 20, right: left + pixels, bottom } }
}

const TOWNS_MAX = 16
/** The most towns in view to try, the largest first, before the map counts as full. */
const CANDIDATES = 60
const DOT_RADIUS = 2
const LABEL_GAP = 5

/** The largest towns in view, as far as there is room for their names. */
function drawTowns(
  towns: readonly Place[],
  { bounds, project }: Projection,
  labels: ReturnType<typeof createLabels>,
): string {
  const middle = (bounds.west + bounds.east) / 2
  const inView = towns
    .filter(({ lat }) => lat > bounds.south && lat < bounds.north)
    .map((town) => ({ ...town, lng: nearestCopy(town.lng, middle) }))
    .filter(({ lng }) => lng > bounds.west && lng < bounds.east)
    .toSorted((a, b) => b.thousands - a.thousands)
    .slice(0, CANDIDATES)
  const drawn: string[] = []
  for (const { name, lat, lng } of inView) {
    if (drawn.length === TOWNS_MAX) break
    const { x, y } = project(lng, lat)
    const label = labelOf(name, { x, y, gap: LABEL_GAP }, labels)
    if (label === '') continue
    drawn.push(element('circle', { cx: x, cy: y, r: DOT_RADIUS, fill: DRAWN.town }) + label)
  }
  return drawn.join('')
}
