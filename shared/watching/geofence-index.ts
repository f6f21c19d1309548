import { METRES_PER_DEGREE } from '../geo/distance.ts'
import { degreesEast } from '../geo/longitude.ts'
import type { Point } from '../geo/point.ts'
import type { Boundary } from '../geofences/boundary.ts'
import { DEGREES_PER_TURN, RADIANS_PER_DEGREE } from '../units.ts'
import type { WatchedGeofence } from './crossing.ts'

/** Geofences by id and by place. */
export type GeofenceIndex = {
  byId: ReadonlyMap<string, WatchedGeofence>
  /** The geofences whose boxes are at most `EDGE_ZONE_M` from the box of two points. */
  near: (from: Point, to: Point) => readonly WatchedGeofence[]
}

/** A fix within this distance of an edge is near it. */
export const EDGE_ZONE_M = 60

/** An index for many look-ups: the boxes of geofences in a tree. Plain loops for speed. */
export function geofenceIndex(geofences: readonly WatchedGeofence[]): GeofenceIndex {
  const boxes = geofences.map((geofence) => ({ ...widened(boxOf(geofence.boundary)), geofence, parts: [] }))
  // A boundary without points has no box, and must not hide its neighbours.
  const root = treeOf(boxes.filter(({ west }) => Number.isFinite(west)))
  return {
    byId: new Map(geofences.map((geofence) => [geofence.geofenceId, geofence])),
    near: (from, to) => {
      const fromLng = to.lng + degreesEast(to.lng, from.lng)
      const west = Math.min(fromLng, to.lng)
      const east = Math.max(fromLng, to.lng)
      const south = Math.min(from.lat, to.lat)
      const north = Math.max(from.lat, to.lat)
      const near: WatchedGeofence[] = []
      // Boxes may reach beyond ±180°, so a place is looked up under each of its longitudes.
      for (let turn = -DEGREES_PER_TURN; turn <= DEGREES_PER_TURN; turn += DEGREES_PER_TURN)
        if (west + turn <= root.east && east + turn >= root.west)
          collect(root, { west: west + turn, south, east: east + turn, north }, near)
      return near
    },
  }
}

/** In degrees; longitudes may be beyond ±180°. */
type Box = { west: number; south: number; east: number; north: number }
/** The box of a geofence, or of the boxes in it. */
type Node = Box & { geofence: WatchedGeofence | null; parts: readonly Node[] }

function collect(node: Node, box: Box, near: WatchedGeofence[]) {
  for (const part of node.parts) {
    if (!overlaps(part, box)) continue
    if (part.geofence === null) collect(part, box, near)
    else if (!near.includes(part.geofence)) near.push(part.geofence)
  }
}

const overlaps = (a: Box, b: Box) =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south

const BOXES_PER_TILE = 8

/** Sort-tile-recursive packing (Leutenegger, 1997): stripes by longitude, and in each tiles by latitude. */
function treeOf(boxes: readonly Node[]): Node {
  const stripes = Math.ceil(Math.sqrt(boxes.length / BOXES_PER_TILE))
  const byLongitude = boxes.toSorted((a, b) => a.west + a.east - b.west - b.east)
  return parent(
    groups(byLongitude, Math.ceil(boxes.length / stripes)).map((stripe) => {
      const byLatitude = stripe.toSorted((a, b) => a.south + a.north - b.south - b.north)
      return parent(groups(byLatitude, BOXES_PER_TILE).map(parent))
    }),
  )
}

const parent = (parts: readonly Node[]): Node => ({ ...around(parts), geofence: null, parts })

const groups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) || 0 }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  )

const around = (boxes: readonly Box[]): Box => ({
  west: Math.min(...boxes.map(({ west }) => west)),
  south: Math.min(...boxes.map(({ south }) => south)),
  east: Math.max(...boxes.map(({ east }) => east)),
  north: Math.max(...boxes.map(({ north }) => north)),
})

const pointBox = ({ lat, lng }: Point): Box => ({ west: lng, south: lat, east: lng, north: lat })

function boxOf(boundary: Boundary): Box {
  switch (boundary.shape) {
    case 'polygon':
      return around(boundary.ring.map(pointBox))
    case 'circle':
      return widened(pointBox(boundary.centre), boundary.radiusM)
    case 'corridor':
      return widened(around(boundary.line.map(pointBox)), boundary.widthM / 2)
  }
}

/** Nearer to a pole, a degree of longitude is too short for the division. */
const MIN_COSINE = 1e-3

function widened({ west, south, east, north }: Box, metres: number = EDGE_ZONE_M): Box {
  const degrees = metres / METRES_PER_DEGREE
  const polewards = Math.max(Math.abs(south), Math.abs(north)) + degrees
  const cosine = polewards < 90 ? Math.cos(polewards * RADIANS_PER_DEGREE) : 0
  const degreesWide = Math.min(DEGREES_PER_TURN, degrees / Math.max(cosine, MIN_COSINE))
  return {
    west: west - degreesWide,
    south: south - degrees,
    east: east + degreesWide,
    north: north + degrees,
  }
}
