import type { Topology } from 'topojson-specification'
import { type Line, nearestCopy, unwrapRing } from '../../../../../shared/geo/antimeridian.ts'
import type { Bounds } from '../../../../../shared/geo/bounds.ts'

/** Longitudes and latitudes by turns: as arrays of points, half a million of them took a second. */
export type Coordinates = Float64Array
/** A line without jumps across the antimeridian, and the box around it. */
export type Drawn = { coordinates: Coordinates; box: Bounds }
export type Atlas = { land: Drawn[]; coast: Drawn[]; borders: Drawn[] }

/** Nearer to the antimeridian than a metre. */
const SEAM_LNG = 179.99999

/** Reads an atlas of countries in TopoJSON. */
export function parseAtlas(text: string): Atlas {
  const topology: Topology = JSON.parse(text)
  const { countries, land } = topology.objects
  const arcs = topology.arcs.map((arc) => decoded(arc, topology.transform))
  const uses = new Uint8Array(arcs.length)
  for (const index of ringsOf(countries).flat()) uses[arcIndex(index)] = (uses[arcIndex(index)] ?? 0) + 1
  const linesWhere = (isDrawn: (count: number) => boolean) =>
    arcs
      .filter((_, index) => isDrawn(uses[index] ?? 0))
      .flatMap(withoutSeam)
      .map((arc) => drawn(unwrapped(arc)))
  return {
    land: ringsOf(land).map((ring) => drawn(closedRing(unwrapped(joined(arcs, ring))))),
    coast: linesWhere((count) => count === 1),
    borders: linesWhere((count) => count > 1),
  }
}

/** Arcs of a ring by their index; a negative one is reversed (`~index`). */
type Ring = readonly number[]

function ringsOf(object: Topology['objects'][string] | undefined): Ring[] {
  if (object?.type === 'Polygon') return object.arcs
  if (object?.type === 'MultiPolygon') return object.arcs.flat()
  return object?.type === 'GeometryCollection' ? object.geometries.flatMap(ringsOf) : []
}

const arcIndex = (index: number) => (index < 0 ? ~index : index)

/** TopoJSON stores each point of an arc as its distance from the one before, in steps. */
function decoded(arc: readonly number[][], transform: Topology['transform']): Coordinates {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] }
  const coordinates = new Float64Array(2 * arc.length)
  let [x, y] = [0, 0]
  for (const [index, [stepX = 0, stepY = 0]] of arc.entries()) {
    x += stepX
    y += stepY
    coordinates[2 * index] = x * scale[0] + translate[0]
    coordinates[2 * index + 1] = y * scale[1] + translate[1]
  }
  return coordinates
}

/** The arcs of a ring one after another, without the point that they share. */
function joined(arcs: readonly Coordinates[], ring: Ring): Coordinates {
  const parts = ring.map((index, position) => {
    const arc = arcs[arcIndex(index)] ?? new Float64Array()
    return (index < 0 ? reversed(arc) : arc).subarray(position === 0 ? 0 : 2)
  })
  const whole = new Float64Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** All numbers backwards, and then each pair. */
function reversed(coordinates: Coordinates): Coordinates {
  const backwards = coordinates.toReversed()
  return backwards.map((_, index) => backwards[index % 2 === 0 ? index + 1 : index - 1] ?? 0)
}

/** Without jumps across the antimeridian. */
function unwrapped(coordinates: Coordinates): Coordinates {
  const continuous = coordinates.slice()
  for (let index = 2; index < continuous.length; index += 2)
    continuous[index] = nearestCopy(continuous[index] ?? 0, continuous[index - 2] ?? 0)
  return continuous
}

/** Antarctica's ring ends a turn from where it begins, and is closed along the pole. */
function closedRing(ring: Coordinates): Coordinates {
  return ring[0] === ring.at(-2) ? ring : Float64Array.from(unwrapRing(pointsOf(ring)).flat())
}

/** The parts of a line that do not follow the antimeridian, along which the atlas cuts islands in two. */
function withoutSeam(coordinates: Coordinates): Coordinates[] {
  const isOnSeam = (index: number) => Math.abs(coordinates[index] ?? 0) > SEAM_LNG
  const parts: Coordinates[] = []
  let start = 0
  for (let index = 2; index < coordinates.length; index += 2) {
    if (!isOnSeam(index) || !isOnSeam(index - 2)) continue
    parts.push(coordinates.subarray(start, index))
    start = index
  }
  return [...parts, coordinates.subarray(start)].filter(({ length }) => length > 2)
}

const pointsOf = (coordinates: Coordinates): Line =>
  Array.from({ length: coordinates.length / 2 }, (_, index) => [
    coordinates[2 * index] ?? 0,
    coordinates[2 * index + 1] ?? 0,
  ])

function drawn(coordinates: Coordinates): Drawn {
  let [west, south, east, north] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (let index = 0; index < coordinates.length; index += 2) {
    const [lng = 0, lat = 0] = [coordinates[index], coordinates[index + 1]]
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return { coordinates, box: { west, south, east, north } }
}
