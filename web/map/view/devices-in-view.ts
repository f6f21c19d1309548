import type { PositionedDevice } from '../features/device-features.ts'

/** What the map shows, degrees. Far out it shows a place twice, so west may be below -180 and east above 180. */
export type Bounds = { west: number; south: number; east: number; north: number }

const FULL_TURN = 360

/** The devices that the map shows now, the nearest to its middle first. */
export function devicesInView(devices: readonly PositionedDevice[], view: Bounds): PositionedDevice[] {
  const middle = { lng: (view.west + view.east) / 2, lat: (view.south + view.north) / 2 }
  const seen = devices.flatMap((device) => {
    const { latitude, longitude } = device.tracking
    if (latitude < view.south || latitude > view.north) return []
    const turns = Math.round((middle.lng - longitude) / FULL_TURN)
    const fromMiddle = Math.abs(longitude + turns * FULL_TURN - middle.lng)
    if (fromMiddle > (view.east - view.west) / 2) return []
    return [{ device, distance: fromMiddle ** 2 + (latitude - middle.lat) ** 2 }]
  })
  return seen.toSorted((a, b) => a.distance - b.distance).map(({ device }) => device)
}
