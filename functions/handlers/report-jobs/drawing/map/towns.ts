import { nearestCopy } from '../../../../../shared/geo/antimeridian.ts'
import type { Place } from '../../../../../shared/geo/places.ts'
import { DRAWN } from '../colours.ts'
import { element } from '../svg.ts'
import type { createLabels } from './labels.ts'
import { labelOf } from './map-label.ts'
import type { Projection } from './projection.ts'

const TOWNS_MAX = 16
/** Of the largest towns in view, how many are tried before the map is full. */
const CANDIDATES = 60
const DOT_RADIUS = 2
const LABEL_GAP = 5

/** The largest towns in view, as far as there is room for their names. */
export function drawTowns(
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
