import type { Point } from '../../../shared/geo/point.ts'
import type { SharedDevice, SharedPoint } from '../../../shared/shares/shared-location.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { routeColour } from '../../map/layers/line-colours.ts'

const COLOURS = 8

/** A device as the viewer draws it. `key` is its index in the link, as the server reveals no device ids. */
export type ViewerDevice = {
  key: string
  name: string
  colour: string
  location: SharedPoint | null
  /** An ISO time. */
  estimatedArrivalAt: string | null
  points: readonly ColumnPoint[]
  /** The same points, split where the link hides a stretch of the trail. */
  segments: readonly (readonly ColumnPoint[])[]
}

/** The devices of a link in its order, each with its trail from oldest to newest. */
export const viewerDevices = (devices: readonly SharedDevice[]): ViewerDevice[] =>
  devices.map(({ deviceName, location, trail, estimatedArrivalAt }, index) => {
    const segments = segmentsOf(trail)
    return {
      key: String(index),
      name: deviceName,
      colour: routeColour(index % COLOURS),
      location,
      estimatedArrivalAt,
      points: segments.flat(),
      segments,
    }
  })

function segmentsOf(trail: readonly SharedPoint[]): ColumnPoint[][] {
  const segments: ColumnPoint[][] = []
  for (const point of trail.toSorted((a, b) => Date.parse(a.timestampIso) - Date.parse(b.timestampIso))) {
    const current = segments.at(-1)
    if (current === undefined || point.resumes) segments.push([columnPointOf(point)])
    else current.push(columnPointOf(point))
  }
  return segments
}

const columnPointOf = ({ lat, lng, timestampIso, speed, heading, altitude }: SharedPoint): ColumnPoint => ({
  lat,
  lng,
  shownAt: Date.parse(timestampIso),
  speedKmh: speed,
  course: heading,
  altitudeM: altitude,
})

/** The locations of those devices that have one. */
export const locationsOf = (devices: readonly ViewerDevice[]): SharedPoint[] =>
  devices.flatMap(({ location }) => (location === null ? [] : [location]))

/** Where a device is or, while the link does not reveal that, the last point of its trail. */
export const lastPointOf = ({ location, points }: ViewerDevice): Point | null =>
  location ?? points.at(-1) ?? null
