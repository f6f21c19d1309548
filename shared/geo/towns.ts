import type { Place } from './places.ts'

/** A populated place as GeoNames lists it. */
export type City = {
  name: string
  population: number
  featureCode: string
  loc: { coordinates: [lng: number, lat: number] }
}

const MIN_POPULATION = 10_000
/** GeoNames' codes for sections of towns, and for abandoned, destroyed and historical ones. */
const NOT_A_TOWN = ['PPLX', 'PPLQ', 'PPLW', 'PPLH']

/** The towns that positions are described by: GeoNames' places of 10,000 people or more. */
export const townsOf = (cities: readonly City[]): Place[] =>
  cities
    .filter(
      ({ population, featureCode }) => population >= MIN_POPULATION && !NOT_A_TOWN.includes(featureCode),
    )
    .map(({ name, population, loc: { coordinates } }) => {
      const [lng, lat] = coordinates
      return { name, lat, lng, thousands: Math.round(population / 1000) }
    })
