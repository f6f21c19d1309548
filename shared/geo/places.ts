import type { Point } from './point.ts'

/** A town, with its population in thousands. */
export type Place = Point & { name: string; thousands: number }

/** A hundredth of a degree is about a kilometre: finer than what the centre of a town means. */
const STEPS_PER_DEGREE = 100

/**
 * Places as four lines, sorted from south to north: names, differences of latitude, longitudes (both in hundredths of a
 * degree), and populations in thousands. Columns of small numbers compress to half the size of one line per place.
 */
export function packPlaces(places: readonly Place[]): string {
  const northward = places
    .map(({ name, lat, lng, thousands }) => ({ name, north: toSteps(lat), east: toSteps(lng), thousands }))
    .toSorted((a, b) => a.north - b.north || a.east - b.east)
  return [
    northward.map(({ name }) => name).join('\t'),
    northward.map(({ north }, index) => north - (northward[index - 1]?.north ?? 0)).join(' '),
    northward.map(({ east }) => east).join(' '),
    northward.map(({ thousands }) => thousands).join(' '),
  ].join('\n')
}

/** The packed places, from south to north. A truncated text ends with its last complete place. */
export function unpackPlaces(text: string): Place[] {
  const [names = '', norths = '', easts = '', thousands = ''] = text.split('\n')
  const [north, east, people] = [norths, easts, thousands].map((line) => line.split(' ').map(Number))
  const places: Place[] = []
  let latSteps = 0
  for (const [index, name] of names.split('\t').entries()) {
    const [latDelta, lngSteps, population] = [north?.[index], east?.[index], people?.[index]]
    if (name === '' || latDelta === undefined || lngSteps === undefined || population === undefined) break
    latSteps += latDelta
    places.push({
      name,
      lat: latSteps / STEPS_PER_DEGREE,
      lng: lngSteps / STEPS_PER_DEGREE,
      thousands: population,
    })
  }
  return places
}

const toSteps = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE)
