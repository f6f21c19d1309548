import type { FeatureCollection, Point } from 'geojson'

type Towns = FeatureCollection<Point, { name: string; thousands: number }>

/** The towns of the built-in map, largest first; a module of its own, read once. */
export async function readTowns(): Promise<Towns> {
  const { default: text } = await import('virtual:cities')
  return townsOf(text)
}

/** Lines of `name, longitude and latitude in hundredths of a degree, thousands of people`. */
function townsOf(text: string): Towns {
  return {
    type: 'FeatureCollection',
    features: text.split('\n').map((line) => {
      const [name = '', lng, lat, thousands] = line.split('\t')
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [Number(lng) / 100, Number(lat) / 100] },
        properties: { name, thousands: Number(thousands) },
      }
    }),
  }
}
