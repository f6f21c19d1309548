import type { ExpressionSpecification } from 'maplibre-gl'
import type { LoadedBase } from '../../map-context.ts'
import { CLUSTER_RING_ORDER, SEPARATOR } from '../../markers/marker-names.ts'
import type { SlotLayer } from '../../use-geojson-layers.ts'

/** The label of a marker or a cluster. */
export const LABEL_COLOUR = { light: '#14233a', dark: '#e9eff7' }

/** Drawn even where it covers or is covered by other symbols. */
export const ALWAYS = { 'icon-allow-overlap': true, 'icon-ignore-placement': true }

export const RELAY_IS_CUT: ExpressionSpecification = ['==', ['get', 'relayCut'], true]

/** The name of a generated image, which may depend on the feature. */
export const imageName = (...parts: (string | ExpressionSpecification)[]): ExpressionSpecification => [
  'concat',
  ...parts.flatMap((part, index) => (index === 0 ? [part] : [SEPARATOR, part])),
]

/** Above this zoom every device has its own marker. */
export const CLUSTER_MAX_ZOOM = 11

/** Evaluated by the zoom of each tile, so old tiles stay until new ones have loaded. */
export const HAS_CLUSTERS: ExpressionSpecification = ['<=', ['zoom'], CLUSTER_MAX_ZOOM]
export const IS_CLUSTER: ExpressionSpecification = ['has', 'point_count']

/** How many devices of a cluster have each freshness, which splits its ring, and how many have a cut relay. */
export const CLUSTER_COUNTS = {
  ...Object.fromEntries(
    CLUSTER_RING_ORDER.map((freshness) => [
      freshness,
      ['+', ['case', ['==', ['get', 'freshness'], freshness], 1, 0]],
    ]),
  ),
  cutRelays: ['+', ['case', RELAY_IS_CUT, 1, 0]],
}

/** The ring is split into this many shares. Each different split is a separate image. */
const RING_SHARES = 16

/** A freshness's share of the ring, at least one if any device has it. */
const shareOf = (freshness: string): ExpressionSpecification => [
  'to-string',
  [
    'max',
    ['min', 1, ['get', freshness]],
    ['round', ['/', ['*', RING_SHARES, ['get', freshness]], ['get', 'point_count']]],
  ],
]

/** Clusters, each a ring of its devices' freshness with their number. */
export const clusterLayers = ({ tone, font }: LoadedBase): SlotLayer[] => [
  {
    id: 'clusters',
    type: 'symbol',
    filter: ['all', HAS_CLUSTERS, IS_CLUSTER],
    layout: {
      'icon-image': imageName('cluster', ...CLUSTER_RING_ORDER.map(shareOf), tone),
      'icon-size': ['step', ['get', 'point_count'], 1, 10, 1.12, 100, 1.28, 1000, 1.45],
      'icon-allow-overlap': true,
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': font,
      'text-size': ['step', ['get', 'point_count'], 14, 100, 15],
      'text-allow-overlap': true,
    },
    paint: { 'text-color': LABEL_COLOUR[tone] },
  },
  {
    id: 'cluster-relay-badges',
    type: 'symbol',
    filter: ['all', HAS_CLUSTERS, ['>', ['number', ['get', 'cutRelays'], 0], 0]],
    layout: { 'icon-image': imageName('relayCut', tone), ...ALWAYS },
  },
]
