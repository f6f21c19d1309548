import type { ExpressionSpecification } from 'maplibre-gl'
import type { LoadedBase } from '../map-context.ts'
import { CLUSTER_RING_ORDER, SEPARATOR } from '../markers/marker-names.ts'
import type { SlotLayer } from '../use-geojson-layers.ts'

const NAMES_FROM_ZOOM = 12
/** Above this zoom every device has its own marker. */
export const CLUSTER_MAX_ZOOM = 11
const SELECTED_SCALE = 1.3
/** Wide enough that a label breaks only at its own line breaks. Names are already shortened. */
const LABEL_WIDTH_EM = 40
const LABEL_COLOUR = { light: '#14233a', dark: '#e9eff7' }
const LABEL_HALO = { light: 'rgb(255 255 255 / 92%)', dark: 'rgb(10 18 28 / 92%)' }

/** Evaluated by the zoom of each tile, so old tiles stay until new ones have loaded. */
const HAS_CLUSTERS: ExpressionSpecification = ['<=', ['zoom'], CLUSTER_MAX_ZOOM]
const IS_CLUSTER: ExpressionSpecification = ['has', 'point_count']
const IS_DEVICE: ExpressionSpecification = ['!', IS_CLUSTER]
/** The filter of a layer without clusters. */
const ANY: ExpressionSpecification = ['literal', true]
const imageName = (...parts: (string | ExpressionSpecification)[]): ExpressionSpecification => [
  'concat',
  ...parts.flatMap((part, index) => (index === 0 ? [part] : [SEPARATOR, part])),
]

const RELAY_IS_CUT: ExpressionSpecification = ['==', ['get', 'relayCut'], true]

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

const clusterLayers = ({ tone, font }: LoadedBase): SlotLayer[] => [
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

/** For zooms with clusters: the clusters and the single devices. */
export const farDeviceLayers = (base: LoadedBase): SlotLayer[] =>
  devicesWhere(['all', HAS_CLUSTERS, IS_DEVICE], base, clusterLayers(base))

/** For zooms at which every device has its own marker. */
export const nearDeviceLayers = (base: LoadedBase): SlotLayer[] => devicesWhere(['!', HAS_CLUSTERS], base)

const devicesWhere = (filter: ExpressionSpecification, base: LoadedBase, below: SlotLayer[] = []) => [
  ...below,
  beak('beaks', base, { filter, scale: 1 }),
  markers('markers', base, { filter, scale: 1, namesFromZoom: NAMES_FROM_ZOOM }),
  relayBadge('relay-badges', base, { filter, scale: 1 }),
]

export const selectedDeviceLayers = (base: LoadedBase): SlotLayer[] => [
  {
    id: 'halo',
    type: 'symbol',
    layout: { 'icon-image': imageName('halo', base.tone), 'icon-size': SELECTED_SCALE, ...ALWAYS },
  },
  beak('beak', base, { filter: ANY, scale: SELECTED_SCALE }),
  markers('marker', base, { filter: ANY, scale: SELECTED_SCALE, namesFromZoom: 0 }),
  relayBadge('relay-badge', base, { filter: ANY, scale: SELECTED_SCALE }),
]

const ALWAYS = { 'icon-allow-overlap': true, 'icon-ignore-placement': true }

type MarkerStyle = { filter: ExpressionSpecification; scale: number }

const beak = (id: string, { tone }: LoadedBase, { filter, scale }: MarkerStyle): SlotLayer => ({
  id,
  type: 'symbol',
  filter: ['all', filter, ['==', ['get', 'moving'], true]],
  layout: {
    'icon-image': imageName('beak', ['get', 'freshness'], tone),
    'icon-rotate': ['get', 'heading'],
    'icon-rotation-alignment': 'map',
    'icon-size': scale,
    ...ALWAYS,
  },
})

/** Drawn over the markers of devices whose relay is cut. */
const relayBadge = (id: string, { tone }: LoadedBase, { filter, scale }: MarkerStyle): SlotLayer => ({
  id,
  type: 'symbol',
  filter: ['all', filter, RELAY_IS_CUT],
  layout: { 'icon-image': imageName('relayCut', tone), 'icon-size': scale, ...ALWAYS },
})

const markers = (
  id: string,
  { tone, font }: LoadedBase,
  { filter, scale, namesFromZoom }: MarkerStyle & { namesFromZoom: number },
): SlotLayer => ({
  id,
  type: 'symbol',
  filter,
  layout: {
    'icon-image': imageName('device', ['get', 'silhouette'], ['get', 'freshness'], tone),
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
