import type { ExpressionSpecification } from 'maplibre-gl'
import type { LoadedBase } from '../../map-context.ts'
import type { SlotLayer } from '../../use-geojson-layers.ts'
import {
  ALWAYS,
  clusterLayers,
  HAS_CLUSTERS,
  IS_CLUSTER,
  imageName,
  LABEL_COLOUR,
  RELAY_IS_CUT,
} from './cluster-layers.ts'

const NAMES_FROM_ZOOM = 12
const SELECTED_SCALE = 1.3
/** Wide enough that a label breaks only at its own line breaks. Names are already shortened. */
const LABEL_WIDTH_EM = 40
const LABEL_HALO = { light: 'rgb(255 255 255 / 92%)', dark: 'rgb(10 18 28 / 92%)' }

const IS_DEVICE: ExpressionSpecification = ['!', IS_CLUSTER]
/** The filter of a layer without clusters. */
const ANY: ExpressionSpecification = ['literal', true]

/** The layers for zooms with clusters: the clusters and the single devices. */
export const farDeviceLayers = (base: LoadedBase): SlotLayer[] =>
  devicesWhere(['all', HAS_CLUSTERS, IS_DEVICE], base, clusterLayers(base))

/** The layers for zooms at which every device has its own marker. */
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
