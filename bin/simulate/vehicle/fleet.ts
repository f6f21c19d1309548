import type { Point } from '../../../shared/geo/point.ts'
import { type Course, courseOf, rounded } from './course.ts'
import type { Handling, Ride } from './motion.ts'
import { randomFrom } from './random.ts'
import { ROADS } from './roads.ts'
import { WATERS } from './waters.ts'

/** Driving along a course, or parked, where the engine may run at times. */
export type Travel =
  | { kind: 'ride'; ride: Ride; startAlongM: number }
  | { kind: 'parked'; at: Point; engine: 'none' | 'sometimes' }

export type FleetVehicle = {
  trackerId: string
  name: string
  deviceType: string
  seed: number
  travel: Travel
}

const onRoad = (pace: number, accelerationMs2 = 1.5, brakingMs2 = 1.6): Handling => ({
  medium: 'road',
  accelerationMs2,
  brakingMs2,
  pace,
})
const onWater = (pace: number, accelerationMs2: number): Handling => ({
  medium: 'water',
  accelerationMs2,
  brakingMs2: accelerationMs2,
  pace,
})

const ride = (course: Course, handling: Handling, startShare: number): Travel => ({
  kind: 'ride',
  ride: { course, handling },
  startAlongM: course.lengthM * startShare,
})

const overWater = (waypoints: Parameters<typeof rounded>[0]) => courseOf(rounded(rounded(waypoints)))

const DEMO: readonly Omit<FleetVehicle, 'seed'>[] = [
  {
    trackerId: 'SEA240',
    name: 'Sea Ray 240',
    deviceType: 'boat',
    travel: ride(overWater(WATERS.fortLauderdale), onWater(0.9, 0.6), 0.1),
  },
  {
    trackerId: 'YACHT60',
    name: 'Southern Light',
    deviceType: 'yacht',
    travel: ride(overWater(WATERS.miamiBeach), onWater(0.85, 0.25), 0.3),
  },
  {
    trackerId: 'SAIL34',
    name: 'Catalina 34',
    deviceType: 'sailboat',
    travel: ride(overWater(WATERS.southBay), onWater(0.8, 0.1), 0.6),
  },
  {
    trackerId: 'JET001',
    name: 'WaveRunner VX',
    deviceType: 'jetski',
    travel: ride(overWater(WATERS.keyBiscayne), onWater(0.9, 1.2), 0.2),
  },
  {
    trackerId: 'CAR001',
    name: 'Ford Explorer',
    deviceType: 'car',
    travel: ride(courseOf(ROADS.redRoad), onRoad(0.93), 0.05),
  },
  {
    trackerId: 'TESLA3',
    name: 'Tesla Model 3',
    deviceType: 'electric_car',
    travel: ride(courseOf(ROADS.flagler), onRoad(0.95, 2), 0.4),
  },
  {
    trackerId: 'TRUCK7',
    name: 'Freightliner M2',
    deviceType: 'truck',
    travel: ride(courseOf(ROADS.eureka), onRoad(0.86, 1, 1.2), 0.7),
  },
  {
    trackerId: 'VAN012',
    name: 'Transit Delivery',
    deviceType: 'van',
    travel: ride(courseOf(ROADS.doral), onRoad(0.92, 1.3), 0.15),
  },
  {
    trackerId: 'BUS042',
    name: 'Flagler Shuttle',
    deviceType: 'bus',
    travel: ride(courseOf(ROADS.flaglerLine), onRoad(0.85, 1, 1.1), 0.5),
  },
  {
    trackerId: 'MOTO88',
    name: 'Harley Street Glide',
    deviceType: 'motorcycle',
    travel: ride(courseOf(ROADS.kendall), onRoad(0.96, 2, 1.9), 0.8),
  },
  {
    trackerId: 'TRLR05',
    name: 'Boat Trailer',
    deviceType: 'trailer',
    travel: { kind: 'parked', at: { lat: 25.8091, lng: -80.3612 }, engine: 'none' },
  },
  {
    trackerId: 'GEN350',
    name: 'Site Generator',
    deviceType: 'generator',
    travel: { kind: 'parked', at: { lat: 25.6488, lng: -80.4021 }, engine: 'sometimes' },
  },
]

/** The same ride with another start and a slower driver, or a parked vehicle nearby. */
function variationOf(model: Omit<FleetVehicle, 'seed'>, number: number): FleetVehicle {
  const random = randomFrom(number)
  const trackerId = `SIM${String(number).padStart(4, '0')}`
  const named = { ...model, trackerId, name: `${model.name} ${number}`, seed: number }
  if (model.travel.kind === 'parked') {
    const { lat, lng } = model.travel.at
    const at = { lat: lat + random.between(-0.003, 0.003), lng: lng + random.between(-0.003, 0.003) }
    return { ...named, travel: { ...model.travel, at } }
  }
  const { course, handling } = model.travel.ride
  const slower = { ...handling, pace: handling.pace * random.between(0.85, 1) }
  return { ...named, travel: ride(course, slower, random.unit()) }
}

/** The first `count` demo vehicles; beyond the dozen, seeded variations of them. */
export function fleet(count: number): readonly FleetVehicle[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const model = DEMO[index % DEMO.length]
    if (model === undefined) return []
    return index < DEMO.length ? { ...model, seed: index + 1 } : variationOf(model, index + 1)
  })
}
