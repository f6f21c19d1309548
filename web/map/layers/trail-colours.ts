/** Slow to fast, in km/h. None of them is a status colour. */
export const SPEED_COLOUR_STOPS = [
  [0, '#6ab7ff'],
  [30, '#2f79ff'],
  [70, '#5a3fe0'],
  [110, '#c0269c'],
] as const satisfies readonly (readonly [speedKmh: number, colour: string])[]
