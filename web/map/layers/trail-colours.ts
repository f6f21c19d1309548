/** Slow to fast, km/h; no colour of a status. */
export const SPEED_COLOUR_STOPS = [
  [0, '#6ab7ff'],
  [30, '#2f79ff'],
  [70, '#5a3fe0'],
  [110, '#c0269c'],
] as const satisfies readonly (readonly [speedKmh: number, colour: string])[]
