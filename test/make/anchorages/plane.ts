import type { Point } from '../../../shared/geo/point.ts'

/** Metres on a plane around the anchor. */
export type Metres = { east: number; north: number }

export const AT_ANCHOR: Metres = { east: 0, north: 0 }

/** `metres` in a direction, in radians from north by east. */
export const towards = (direction: number, metres: number): Metres => ({
  east: metres * Math.sin(direction),
  north: metres * Math.cos(direction),
})

export const sum = (a: Metres, b: Metres): Metres => ({ east: a.east + b.east, north: a.north + b.north })

export const times = ({ east, north }: Metres, factor: number): Metres => ({
  east: east * factor,
  north: north * factor,
})

export const lengthOf = ({ east, north }: Metres) => Math.sqrt(east * east + north * north)

/** In radians from north by east; that of no length is north. */
export const directionOf = ({ east, north }: Metres) => Math.atan2(east, north)

/** Off Fort Lauderdale. */
const ORIGIN: Point = { lat: 26.1, lng: -80.1 }
/** The mean radius of the earth is 6,371 km. */
const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180
const METRES_PER_DEGREE_EAST = METRES_PER_DEGREE * Math.cos((ORIGIN.lat * Math.PI) / 180)

export const pointAt = ({ east, north }: Metres): Point => ({
  lat: ORIGIN.lat + north / METRES_PER_DEGREE,
  lng: ORIGIN.lng + east / METRES_PER_DEGREE_EAST,
})
