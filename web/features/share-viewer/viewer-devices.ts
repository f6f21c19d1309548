import type { Point } from '../../../shared/geo/point.ts'
import type { SharedDevice, SharedPoint } from '../../../shared/shares/shared-location.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { routeColour } from '../../map/layers/route-colours.ts'

const COLOURS = 8

/** A device as it is drawn. `key` is its place in the link: the answer tells no ids. */
export type ViewerDevice = {
  key: string
  name: string
  colour: string
  location: SharedPoint | null
  points: readonly ColumnPoint[]
  /** The same points, cut where the link hides the way between two of them. */
  ways: readonly (readonly ColumnPoint[])[]
}

/** The devices of a link in its order, with trails from their oldest point on. */
export const viewerDevices = (devices: readonly SharedDevice[]): ViewerDevice[] =>
  devices.map(({ deviceName, location, trail }, place) => {
    const ways = waysOf(trail)
    return {
      key: String(place),
      name: deviceName,
      colour: routeColour(place % COLOURS),
      location,
      points: ways.flat(),
      ways,
    }
  })

function waysOf(trail: readonly SharedPoint[]): ColumnPoint[][] {
  const ways: ColumnPoint[][] = []
  for (const point of trail.toSorted((a, b) => Date.parse(a.timestampIso) - Date.parse(b.timestampIso))) {
    const open = ways.at(-1)
    if (open === undefined || point.resumes) ways.push([pointOf(point)])
    else open.push(pointOf(point))
  }
  return ways
}

const pointOf = ({ lat, lng, timestampIso, speed, heading, altitude }: SharedPoint): ColumnPoint => ({
  lat,
  lng,
  shownAt: Date.parse(timestampIso),
  speedKmh: speed,
  course: heading,
  altitudeM: altitude,
})

/** Where those of the devices are that are anywhere. */
export const placesOf = (devices: readonly ViewerDevice[]): SharedPoint[] =>
  devices.flatMap(({ location }) => (location === null ? [] : [location]))

/** Where a device is, or was last seen where the link does not tell where it is. */
export const lastPlaceOf = ({ location, points }: ViewerDevice): Point | null =>
  location ?? points.at(-1) ?? null
