import { readFile } from 'node:fs/promises'
import coarsePath from 'virtual:atlas/coarse'
import finePath from 'virtual:atlas/fine'
import { loadTowns } from '../../../../places/town-finder.ts'
import type { MapGround } from './ground.ts'

const PATHS = { coarse: coarsePath, fine: finePath }

/** The atlas that the build puts beside the bundle, and the towns of the world. */
export const bundledGround: MapGround = {
  readAtlas: (detail) => readFile(new URL(PATHS[detail], import.meta.url), 'utf8'),
  towns: loadTowns,
}
