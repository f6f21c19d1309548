/** A line or ring in the order of GeoJSON: longitude, latitude. */
export type Line = number[][]

const FULL_TURN = 360
const HALF_TURN = 180
const POLE = -90

/** A line without leaps across the antimeridian: its longitudes go on beyond 180 degrees instead. */
export function unwrapLine(line: Line): Line {
  let turn = 0
  let before: number | undefined
  return line.map(([lng = 0, lat = 0]) => {
    if (before !== undefined && Math.abs(lng - before) > HALF_TURN)
      turn += lng > before ? -FULL_TURN : FULL_TURN
    before = lng
    return [lng + turn, lat]
  })
}

/** The same for a ring; one that goes round the pole (Antarctica's) is closed along it. */
export function unwrapRing(ring: Line): Line {
  const line = unwrapLine(ring)
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || first[0] === last[0]) return line
  return [...line, [last[0] ?? 0, POLE], [first[0] ?? 0, POLE], first]
}
