import type { Point } from '../../../shared/geo/point.ts'

/** A point of a course; `limitKmh` applies to the leg that starts here. */
export type Waypoint = Point & { limitKmh: number; halt: 'light' | 'station' | 'none' }

type Pair = readonly [lat: number, lng: number]

/** Consecutive junctions with traffic lights under one speed limit. */
const street = (limitKmh: number, ...junctions: readonly Pair[]): readonly Waypoint[] =>
  junctions.map(([lat, lng]) => ({ lat, lng, limitKmh, halt: 'light' }))

/** A junction where the vehicle sometimes makes a longer stop. */
const station = (limitKmh: number, [lat, lng]: Pair): Waypoint => ({ lat, lng, limitKmh, halt: 'station' })

/**
 * Closed courses on the grid of Miami-Dade, whose roads are straight between the named junctions. Avenues run north and
 * south, streets east and west; the limits are the posted 35, 40 and 45 mph.
 */
export const ROADS = {
  /** Red Road (SW 57th Ave) north, Bird Road west, SW 67th Ave south, Sunset Drive east */
  redRoad: [
    station(56, [25.70448, -80.28545]),
    ...street(56, [25.71165, -80.28573], [25.71872, -80.2859], [25.7265, -80.2862]),
    ...street(64, [25.734, -80.2865], [25.73365, -80.29469]),
    station(64, [25.73338, -80.30293]),
    ...street(64, [25.72588, -80.30259], [25.71838, -80.30229], [25.71091, -80.3019]),
    ...street(56, [25.70372, -80.30148], [25.70411, -80.29341]),
  ],
  /** West Flagler Street west, SW 72nd Ave south, Coral Way east, Red Road north */
  flagler: [
    ...street(64, [25.77075, -80.28817], [25.77048, -80.30418]),
    station(64, [25.77018, -80.31225]),
    ...street(64, [25.74803, -80.31169], [25.74799, -80.30358]),
    station(56, [25.74845, -80.28731]),
    ...street(56, [25.75626, -80.28757], [25.76357, -80.28787]),
  ],
  /** West Flagler Street from Red Road to NW 97th Ave and back: a bus line */
  flaglerLine: [
    station(64, [25.77075, -80.28817]),
    station(64, [25.77048, -80.30418]),
    ...street(64, [25.77018, -80.31225], [25.76983, -80.32049]),
    station(64, [25.76952, -80.33898]),
    ...street(64, [25.76932, -80.34439]),
    station(64, [25.76898, -80.35306]),
    ...street(64, [25.76932, -80.34439]),
    station(64, [25.76952, -80.33898]),
    ...street(64, [25.76983, -80.32049], [25.77018, -80.31225]),
    station(64, [25.77048, -80.30418]),
  ],
  /** Doral: NW 107th Ave north, NW 58th St east, NW 97th Ave south, NW 12th St west */
  doral: [
    station(72, [25.78409, -80.36864]),
    ...street(72, [25.79684, -80.36907], [25.80437, -80.36924], [25.81168, -80.36958]),
    ...street(64, [25.82628, -80.37001], [25.82612, -80.36186]),
    station(64, [25.82616, -80.35392]),
    ...street(64, [25.81164, -80.35332], [25.8043, -80.35293], [25.79688, -80.35302]),
    ...street(56, [25.78343, -80.35285]),
  ],
  /** Killian Parkway east, SW 117th Ave south, Coral Reef Drive west, SW 137th Ave north */
  kendall: [
    ...street(72, [25.67077, -80.41636], [25.67127, -80.40018], [25.67162, -80.39224]),
    station(64, [25.67189, -80.38413]),
    ...street(64, [25.66431, -80.38387], [25.65743, -80.38362], [25.64806, -80.38314]),
    ...street(72, [25.62717, -80.38241], [25.62706, -80.39031]),
    station(72, [25.62624, -80.41447]),
    ...street(72, [25.6411, -80.41477], [25.65627, -80.4158], [25.66354, -80.41615]),
  ],
  /** Coral Reef Drive east, SW 137th Ave south, Eureka Drive west, SW 157th Ave north */
  eureka: [
    station(72, [25.62528, -80.44713]),
    ...street(72, [25.62562, -80.43078]),
    ...street(64, [25.62624, -80.41447], [25.61897, -80.41456]),
    station(64, [25.59656, -80.41344]),
    ...street(64, [25.59594, -80.42975]),
    ...street(72, [25.59544, -80.44606], [25.61061, -80.4464], [25.61792, -80.4467]),
  ],
} satisfies Record<string, readonly Waypoint[]>
