import { readFile } from 'node:fs/promises'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import { reportIntervalSeconds } from '../simulate/tracker/report.ts'
import { fleet } from '../simulate/vehicle/fleet.ts'
import { aVehicle, measuredPoint, speedKmhOf, step } from '../simulate/vehicle/vehicle.ts'

const TRACKER = 'JET001'
/** The first ride after this time is recorded. */
const SATURDAY = Date.UTC(2026, 5, 6)
/** The bounds of the map, with a margin for its land. */
const BOX = { south: 25.58, north: 25.8, west: -80.36, east: -80.06 }
const ATLAS = 'node_modules/world-atlas/land-10m.json'

type Pair = [lat: number, lng: number]

const rounded = (digits: number, value: number) => Number(value.toFixed(digits))

/** A drive of the demo fleet as its tracker reports it, with the coast of the built-in map. */
export const recordedDrive = async () => ({ points: drivePoints(), land: await landRings() })

/** Second, latitude, longitude and km/h of each report. */
function drivePoints(): number[][] {
  const unit = fleet(12, 'UTC').find(({ trackerId }) => trackerId === TRACKER)
  if (unit === undefined) throw new Error(`The demo fleet has no ${TRACKER}`)
  const departsAt = unit.itinerary.stageAt(SATURDAY).nextDepartureAt
  const rideSeconds = unit.itinerary.stageAt(departsAt).drive?.journey.seconds ?? 0
  let vehicle = aVehicle(unit, departsAt)
  const points: number[][] = []
  for (let second = 0; second <= rideSeconds; ) {
    const { lat, lng } = measuredPoint(vehicle)
    points.push([second, rounded(5, lat), rounded(5, lng), Math.round(speedKmhOf(vehicle))])
    const seconds = reportIntervalSeconds(vehicle)
    vehicle = step(vehicle, seconds)
    second += seconds
  }
  return points
}

/** The land in the box, from the atlas of the built-in map. The mainland is closed behind the western edge. */
async function landRings(): Promise<Pair[][]> {
  const atlas: Topology = JSON.parse(await readFile(ATLAS, 'utf8'))
  const land = atlas.objects.land
  if (land === undefined) throw new Error(`${ATLAS} has no land`)
  const found = feature(atlas, land)
  const features = found.type === 'FeatureCollection' ? found.features : [found]
  return features
    .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []))
    .flatMap((ring) => {
      const coast = ring.map(([lng = 0, lat = 0]): Pair => [rounded(4, lat), rounded(4, lng)]).filter(isInBox)
      if (coast.length === 0) return []
      return [coast.length === ring.length ? coast : [...coast, [BOX.south, BOX.west], [BOX.north, BOX.west]]]
    })
}

const isInBox = ([lat, lng]: Pair) =>
  lat >= BOX.south && lat <= BOX.north && lng >= BOX.west && lng <= BOX.east
