/** A narrow no-break space, between a number and its unit. */
export const THIN_SPACE = '\u202f'
export const UNKNOWN = '–'

const COORDINATE_DIGITS = 5
export const coordinatesText = ({ lat, lng }: { lat: number; lng: number }) =>
  `${lat.toFixed(COORDINATE_DIGITS)}, ${lng.toFixed(COORDINATE_DIGITS)}`

const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
/** The nearest of the eight compass points to a course of 0 to 360 degrees. */
export const compassPoint = (degrees: number) =>
  COMPASS_POINTS[Math.round(degrees / 45) % COMPASS_POINTS.length] ?? 'N'

/** `NE 47°` */
export function headingText(degrees: number): string {
  const turn = ((Math.round(degrees) % 360) + 360) % 360
  return `${compassPoint(turn)}${THIN_SPACE}${turn}°`
}
