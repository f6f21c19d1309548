import type { Place } from './places.ts'

/** A place as GeoNames lists it. */
export type City = {
  name: string
  population: number
  featureCode: string
  loc: { coordinates: [lng: number, lat: number] }
}

const LEAST_POPULATION = 10_000
/** GeoNames' codes for quarters of a town, and for towns that are left, destroyed or past. */
const NOT_A_TOWN = ['PPLX', 'PPLQ', 'PPLW', 'PPLH']

/** The towns that a position is told by, of all that GeoNames lists: those of 10,000 people and more. */
export const townsOf = (cities: readonly City[]): Place[] =>
  cities
    .filter(
      ({ population, featureCode }) => population >= LEAST_POPULATION && !NOT_A_TOWN.includes(featureCode),
    )
    .map(({ name, population, loc: { coordinates } }) => {
      const [lng, lat] = coordinates
      return { name, lat, lng, thousands: Math.round(population / 1000) }
    })
