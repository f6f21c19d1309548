import type { SharedDevice, SharedPoint } from '../../../shared/shares/shared-location.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import { routeColour } from '../../map/layers/route-colours.ts'

const COLOURS = 8

/** A device as it is drawn. `key` is its place in the link: the answer tells no ids. */
export type ShownDevice = {
  key: string
  name: string
  colour: string
  location: SharedPoint | null
  points: readonly ColumnPoint[]
}

/** The devices of a link in its order, with trails from their oldest point on. */
export const shownDevices = (devices: readonly SharedDevice[]): ShownDevice[] =>
  devices.map(({ deviceName, location, trail }, place) => ({
    key: String(place),
    name: deviceName,
    colour: routeColour(place % COLOURS),
    location,
    points: trail.map(pointOf).toSorted((a, b) => a.shownAt - b.shownAt),
  }))

const pointOf = ({ lat, lng, timestampIso, speed, heading, altitude }: SharedPoint): ColumnPoint => ({
  lat,
  lng,
  shownAt: Date.parse(timestampIso),
  speedKmh: speed,
  course: heading,
  altitudeM: altitude,
})

/** Where those of the devices are that are anywhere. */
export const placesOf = (devices: readonly ShownDevice[]): SharedPoint[] =>
  devices.flatMap(({ location }) => (location === null ? [] : [location]))
