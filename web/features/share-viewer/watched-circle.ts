import type { FeatureCollection, Polygon } from 'geojson'
import type { Tone } from '../../../shared/tone.ts'
import type { SharedAnchorWatch } from '../../../shared/watching/anchor/shared-anchor-watch.ts'
import { ringOf } from '../../map/boundaries/ring.ts'
import { watchColour } from './anchor-state.ts'
import type { WatchedDevice } from './viewer-devices.ts'

/** The circle around the anchor on the ground, as a closed ring in GeoJSON order. */
export const circleOf = ({ anchor, radiusM }: Pick<SharedAnchorWatch, 'anchor' | 'radiusM'>) =>
  ringOf({ shape: 'circle', points: [anchor], radius: radiusM, width: null })

/** The circles of watched boats, each in the colour of its state. */
export const circleFeatures = (
  boats: readonly Pick<WatchedDevice, 'anchorWatch'>[],
  tone: Tone,
): FeatureCollection<Polygon, { colour: string }> => ({
  type: 'FeatureCollection',
  features: boats.map(({ anchorWatch }) => ({
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [circleOf(anchorWatch)] },
    properties: { colour: watchColour(anchorWatch, tone) },
  })),
})
