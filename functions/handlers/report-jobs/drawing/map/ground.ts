import type { Place } from '../../../../../shared/geo/places.ts'

/** `coarse` is good for countries, `fine` has the islands and inlets. */
export type AtlasDetail = 'coarse' | 'fine'

/** The ground that maps are drawn on, without a network. */
export type MapGround = {
  /** A file of world-atlas: TopoJSON of countries. */
  readAtlas: (detail: AtlasDetail) => Promise<string>
  /** From south to north. */
  towns: () => Promise<readonly Place[]>
}
