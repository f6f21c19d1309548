import type { Point } from '../../../shared/geo/point.ts'
import type { SharedDevice, SharedPoint } from '../../../shared/shares/shared-location.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import type { SharedAnchorWatch } from '../../../shared/watching/anchor/shared-anchor-watch.ts'
import { routeColour } from '../../map/layers/line-colours.ts'
import { isOn } from './anchor-state.ts'

const COLOURS = 8

/** A device as the viewer draws it. `key` is its index in the link, as the server reveals no device ids. */
export type ViewerDevice = {
  key: string
  name: string
  colour: string
  location: SharedPoint | null
  /** An ISO time. */
  estimatedArrivalAt: string | null
  anchorWatch: SharedAnchorWatch | null
  points: readonly ColumnPoint[]
  /** The same points, split where the link hides a stretch of the trail. */
  segments: readonly (readonly ColumnPoint[])[]
}

/** A boat with an anchor watch. */
export type WatchedDevice = ViewerDevice & { anchorWatch: SharedAnchorWatch }

/** The devices of a link in its order, each with its trail from oldest to newest. */
export const viewerDevices = (devices: readonly SharedDevice[]): ViewerDevice[] =>
  devices.map(({ deviceName, location, trail, estimatedArrivalAt, anchorWatch }, index) => {
    const segments = segmentsOf(trail)
    return {
      key: String(index),
      name: deviceName,
      colour: routeColour(index % COLOURS),
      location,
      estimatedArrivalAt,
      anchorWatch,
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

/** Those devices that have an anchor watch, if only one that ended. */
export const watchedOf = (devices: readonly ViewerDevice[]): WatchedDevice[] =>
  devices.flatMap((device) => {
    const { anchorWatch } = device
    return anchorWatch === null ? [] : [{ ...device, anchorWatch }]
  })

/** Those devices whose anchor is watched now. */
export const anchoredOf = (devices: readonly ViewerDevice[]): WatchedDevice[] =>
  watchedOf(devices).filter(({ anchorWatch }) => isOn(anchorWatch))

/** Where a device is or, while the link does not reveal that, the last point of its trail. */
export const lastPointOf = ({ location, points }: ViewerDevice): Point | null =>
  location ?? points.at(-1) ?? null
