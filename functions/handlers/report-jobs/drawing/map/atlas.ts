import { FULL_TURN, type Line } from '../../../../../shared/geo/antimeridian.ts'
import type { Bounds } from '../../../../../shared/geo/bounds.ts'
import { clipLine, clipRing } from '../../../../../shared/geo/clip.ts'
import type { AtlasDetail, MapGround } from './ground.ts'
import { type Atlas, type Coordinates, type Drawn, parseAtlas } from './parse-atlas.ts'

/** Land as rings, and the lines where it ends or where countries meet. */
export type Ground = { land: Line[]; coast: Line[]; borders: Line[] }

const loaded = new Map<AtlasDetail, Promise<Atlas>>()

/** The ground within some bounds, near their longitudes. */
export async function groundWithin(
  bounds: Bounds,
  detail: AtlasDetail,
  { readAtlas }: Pick<MapGround, 'readAtlas'>,
): Promise<Ground> {
  const loading = loaded.get(detail) ?? readAtlas(detail).then(parseAtlas)
  loaded.set(detail, loading)
  const { land, coast, borders } = await loading
  const turns = [-FULL_TURN, 0, FULL_TURN].map((turn) => ({ turn, area: shifted(bounds, turn) }))
  const within = (drawn: readonly Drawn[], clip: (line: Line, area: Bounds) => Line[]): Line[] =>
    turns.flatMap(({ turn, area }) =>
      drawn
        .filter(({ box }) => overlaps(box, area))
        .flatMap(({ coordinates }) =>
          clip(lineNear(coordinates, area), area).map((part) => shiftedLine(part, -turn)),
        ),
    )
  return {
    land: within(land, clippedRing),
    coast: within(coast, clipLine),
    borders: within(borders, clipLine),
  }
}

const clippedRing = (ring: Line, area: Bounds) => {
  const clipped = clipRing(ring, area)
  return clipped.length === 0 ? [] : [clipped]
}

/**
 * A line with fewer points beyond the area: those between two others beyond the same side of it change nothing within.
 * The outline of a continent has a hundred thousand points, of which a map shows a few.
 */
function lineNear(coordinates: Coordinates, area: Bounds): Line {
  const line: Line = []
  const sides: number[] = []
  for (let index = 0; index < coordinates.length; index += 2) {
    const [lng = 0, lat = 0] = [coordinates[index], coordinates[index + 1]]
    const beyond = sidesBeyond(lng, lat, area)
    const last = line.length - 1
    const isBetween = last > 0 && (beyond & (sides[last] ?? 0) & (sides[last - 1] ?? 0)) !== 0
    line[isBetween ? last : last + 1] = [lng, lat]
    sides[isBetween ? last : last + 1] = beyond
  }
  return line
}

/** The sides of an area that a point is beyond, as bits (Cohen and Sutherland, 1967). */
const sidesBeyond = (lng: number, lat: number, { west, east, south, north }: Bounds) =>
  (lng < west ? 1 : 0) | (lng > east ? 2 : 0) | (lat < south ? 4 : 0) | (lat > north ? 8 : 0)

const overlaps = (a: Bounds, b: Bounds) =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south

const shifted = (bounds: Bounds, turn: number): Bounds => ({
  ...bounds,
  west: bounds.west + turn,
  east: bounds.east + turn,
})

const shiftedLine = (line: Line, turn: number): Line =>
  turn === 0 ? line : line.map(([lng = 0, lat = 0]) => [lng + turn, lat])
