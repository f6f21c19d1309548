import type { ExpressionSpecification } from 'maplibre-gl'
import type { LoadedBase } from '../map-context.ts'
import { CLUSTER_RING_ORDER, SEPARATOR } from '../markers/marker-names.ts'
import type { SlotLayer } from '../use-geojson-layers.ts'

const NAMES_FROM_ZOOM = 12
/** From here on every device has its own marker. */
export const CLUSTER_MAX_ZOOM = 11
const SELECTED_SCALE = 1.3
/** Names come short, and only a line break of theirs begins a new line. */
const LABEL_WIDTH_EM = 40
const LABEL_COLOUR = { light: '#14233a', dark: '#e9eff7' }
const LABEL_HALO = { light: 'rgb(255 255 255 / 92%)', dark: 'rgb(10 18 28 / 92%)' }

/** By the zoom of a tile: the old ones stay until the new ones are there. */
const HAS_CLUSTERS: ExpressionSpecification = ['<=', ['zoom'], CLUSTER_MAX_ZOOM]
const IS_CLUSTER: ExpressionSpecification = ['has', 'point_count']
const IS_DEVICE: ExpressionSpecification = ['!', IS_CLUSTER]
/** Of a layer without clusters. */
const ANY: ExpressionSpecification = ['literal', true]
const pictureName = (...words: (string | ExpressionSpecification)[]): ExpressionSpecification => [
  'concat',
  ...words.flatMap((word, index) => (index === 0 ? [word] : [SEPARATOR, word])),
]

/** How many devices of a cluster have each freshness; the ring is split by it. */
export const CLUSTER_COUNTS = Object.fromEntries(
  CLUSTER_RING_ORDER.map((part) => [part, ['+', ['case', ['==', ['get', 'freshness'], part], 1, 0]]]),
)

/** So finely a ring is split: each way of splitting is a picture of its own. */
const RING_SHARES = 16

/** How much of the ring a status takes: its share, and at least a little where there is one device of it. */
const shareOf = (part: string): ExpressionSpecification => [
  'to-string',
  [
    'max',
    ['min', 1, ['get', part]],
    ['round', ['/', ['*', RING_SHARES, ['get', part]], ['get', 'point_count']]],
  ],
]

const clusterLayers = ({ tone, font }: LoadedBase): SlotLayer[] => [
  {
    id: 'clusters',
    type: 'symbol',
    filter: ['all', HAS_CLUSTERS, IS_CLUSTER],
    layout: {
      'icon-image': pictureName('cluster', ...CLUSTER_RING_ORDER.map(shareOf), tone),
      'icon-size': ['step', ['get', 'point_count'], 1, 10, 1.12, 100, 1.28, 1000, 1.45],
      'icon-allow-overlap': true,
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': font,
      'text-size': ['step', ['get', 'point_count'], 14, 100, 15],
      'text-allow-overlap': true,
    },
    paint: { 'text-color': LABEL_COLOUR[tone] },
  },
]

/** Where there are clusters: they and the devices between them. */
export const farDeviceLayers = (base: LoadedBase): SlotLayer[] =>
  devicesWhere(['all', HAS_CLUSTERS, IS_DEVICE], base, clusterLayers(base))

/** From nearer, where every device has its own marker. */
export const nearDeviceLayers = (base: LoadedBase): SlotLayer[] => devicesWhere(['!', HAS_CLUSTERS], base)

const devicesWhere = (shown: ExpressionSpecification, base: LoadedBase, below: SlotLayer[] = []) => [
  ...below,
  beak('beaks', base, { shown, scale: 1 }),
  markers('markers', base, { shown, scale: 1, namesFromZoom: NAMES_FROM_ZOOM }),
]

export const selectedDeviceLayers = (base: LoadedBase): SlotLayer[] => [
  {
    id: 'halo',
    type: 'symbol',
    layout: { 'icon-image': pictureName('halo', base.tone), 'icon-size': SELECTED_SCALE, ...ALWAYS },
  },
  beak('beak', base, { shown: ANY, scale: SELECTED_SCALE }),
  markers('marker', base, { shown: ANY, scale: SELECTED_SCALE, namesFromZoom: 0 }),
]

const ALWAYS = { 'icon-allow-overlap': true, 'icon-ignore-placement': true }

type Look = { shown: ExpressionSpecification; scale: number }

const beak = (id: string, { tone }: LoadedBase, { shown, scale }: Look): SlotLayer => ({
  id,
  type: 'symbol',
  filter: ['all', shown, ['==', ['get', 'moving'], true]],
  layout: {
    'icon-image': pictureName('beak', ['get', 'freshness'], tone),
    'icon-rotate': ['get', 'heading'],
    'icon-rotation-alignment': 'map',
    'icon-size': scale,
    ...ALWAYS,
  },
})

const markers = (
  id: string,
  { tone, font }: LoadedBase,
  { shown, scale, namesFromZoom }: Look & { namesFromZoom: number },
): SlotLayer => ({
  id,
  type: 'symbol',
  filter: shown,
  layout: {
    'icon-image': pictureName('device', ['get', 'silhouette'], ['get', 'freshness'], tone),
    'icon-size': scale,
    'icon-allow-overlap': true,
    'text-field': [
      'step',
      ['zoom'],
      namesFromZoom > 0 ? '' : ['get', 'label'],
      namesFromZoom,
      ['get', 'label'],
    ],
    'text-font': font,
    'text-size': 12,
    'text-anchor': 'top',
    'text-offset': [0, scale > 1 ? 2.75 : 1.75],
    'text-optional': true,
    'text-line-height': 1.25,
    'text-max-width': LABEL_WIDTH_EM,
    'symbol-sort-key': ['get', 'order'],
  },
  paint: {
    'icon-opacity': ['match', ['get', 'freshness'], ['lastKnown', 'silent'], 0.82, 1],
    'text-color': LABEL_COLOUR[tone],
    'text-halo-color': LABEL_HALO[tone],
    'text-halo-width': 1.6,
  },
})
