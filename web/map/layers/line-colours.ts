/** Slow to fast, in km/h. None of them is a status colour. */
export const SPEED_COLOUR_STOPS = [
  [0, '#6ab7ff'],
  [30, '#2f79ff'],
  [70, '#5a3fe0'],
  [110, '#c0269c'],
] as const satisfies readonly (readonly [speedKmh: number, colour: string])[]

/** The colours of devices in drawing order. Each stands out from the next, on water and on streets. */
export const ROUTE_COLOURS = [
  '#d6336c',
  '#1c7ed6',
  '#e8590c',
  '#2b8a3e',
  '#7048e8',
  '#0b7285',
  '#a61e4d',
  '#5c940d',
  '#862e9c',
  '#d9480f',
  '#364fc7',
  '#087f5b',
  '#c92a2a',
  '#9c6a00',
  '#495057',
] as const

export const routeColour = (index: number) => ROUTE_COLOURS[index % ROUTE_COLOURS.length] ?? ROUTE_COLOURS[0]
