type Pair = readonly [lat: number, lng: number]

/** Where a vehicle may halt, at each of the points of a way. */
export type Halt = 'none' | 'light' | 'busStop' | 'dropOff' | 'delivery' | 'fishing' | 'bathing'

/** A stretch of a road or waterway under one speed limit. It can be taken in both directions. */
export type Way = { limitKmh: number; halt: Halt; points: readonly Pair[] }

/** Without crossings: an expressway, a causeway, a driveway, a channel, the open sea. */
export const way = (limitKmh: number, ...points: readonly Pair[]): Way => ({ limitKmh, halt: 'none', points })

/** Between junctions with traffic lights. */
export const street = (limitKmh: number, ...junctions: readonly Pair[]): Way => ({
  limitKmh,
  halt: 'light',
  points: junctions,
})

/** A halt on the way. */
export const stop = (halt: Halt, limitKmh: number, ...points: readonly Pair[]): Way => ({
  limitKmh,
  halt,
  points,
})

/** The same in the other direction. */
export const reversed = (one: Way): Way => ({ ...one, points: one.points.toReversed() })

/** A whole route in the other direction. */
export const back = (route: readonly Way[]): readonly Way[] => route.toReversed().map(reversed)
