import type { Point } from './point.ts'

/** A town by its name, with how many thousands of people live there. */
export type Place = Point & { name: string; thousands: number }

/** A hundredth of a degree: about a kilometre, and finer than what the middle of a town is. */
const STEPS_PER_DEGREE = 100

/**
 * Places as four lines of columns, from south to north: names, differences of latitude, longitudes (both in
 * hundredths of a degree), thousands of people. Columns of small numbers compress to half of lines of places.
 */
export function packPlaces(places: readonly Place[]): string {
  const northward = places
    .map(({ name, lat, lng, thousands }) => ({ name, north: steps(lat), east: steps(lng), thousands }))
    .toSorted((a, b) => a.north - b.north || a.east - b.east)
  return [
    northward.map(({ name }) => name).join('\t'),
    northward.map(({ north }, index) => north - (northward[index - 1]?.north ?? 0)).join(' '),
    northward.map(({ east }) => east).join(' '),
    northward.map(({ thousands }) => thousands).join(' '),
  ].join('\n')
}

/** The places again, from south to north. A text that is cut short ends with the last place that is whole. */
export function unpackPlaces(text: string): Place[] {
  const [names = '', norths = '', easts = '', thousands = ''] = text.split('\n')
  const [north, east, people] = [norths, easts, thousands].map((line) => line.split(' ').map(Number))
  const places: Place[] = []
  let latSteps = 0
  for (const [index, name] of names.split('\t').entries()) {
    const [northward, eastward, some] = [north?.[index], east?.[index], people?.[index]]
    if (name === '' || northward === undefined || eastward === undefined || some === undefined) break
    latSteps += northward
    places.push({
      name,
      lat: latSteps / STEPS_PER_DEGREE,
      lng: eastward / STEPS_PER_DEGREE,
      thousands: some,
    })
  }
  return places
}

const steps = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE)
