import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Tone } from '../../../shared/tone.ts'
import { COLOURS } from './built-in-colours.ts'

const EMPTY: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
const MAP_CREDIT = 'Natural Earth, GeoNames'
const TEXT = ['Inter Variable']
const TEXT_STRONG = ['Medium', 'Inter Variable']

/** The population, in thousands, from which a town is labelled: higher at lower zooms. */
const LARGE_ENOUGH: ExpressionSpecification = [
  '>=',
  ['get', 'thousands'],
  ['step', ['zoom'], 5000, 2.5, 2500, 3.5, 1500, 4.5, 700, 5.5, 300, 6.5, 100, 7.2, 60, 8, 30, 9, 15],
]

/** The radius of a built-up area by its population, in pixels at zoom 6 (about a kilometre each). */
const BUILT_UP_PX: ExpressionSpecification = ['*', 0.34, ['sqrt', ['get', 'thousands']]]

/** The sea of the bundled map, which `BuiltInMap` completes. It has no glyphs, so MapLibre draws labels in the site's own font. */
export const seaStyle = (tone: Tone): StyleSpecification => ({
  version: 8,
  sources: {},
  layers: [sea(tone)],
})

const sea = (tone: Tone): LayerSpecification => ({
  id: 'sea',
  type: 'background',
  paint: { 'background-color': COLOURS[tone].sea },
})

/**
 * The bundled map: land in a sea that gets lighter towards the coast, borders, towns and a grid. Its sources are
 * empty until `BuiltInMap` fills them.
 */
export function builtInStyle(tone: Tone): StyleSpecification {
  const empty = { type: 'geojson' as const, data: EMPTY }
  return {
    version: 8,
    sources: {
      land: { ...empty, tolerance: 0.2, attribution: MAP_CREDIT },
      coast: { ...empty, tolerance: 0.2 },
      borders: empty,
      towns: empty,
      grid: empty,
    },
    layers: [sea(tone), ...layersAboveSea(tone)],
  }
}

function layersAboveSea(tone: Tone): LayerSpecification[] {
  const colour = COLOURS[tone]
  return [
    coastalWater('shelf', colour.shelf, 6),
    coastalWater('shallow', colour.shallow, 2.2),
    {
      id: 'land',
      type: 'fill',
      source: 'land',
      paint: { 'fill-color': colour.land, 'fill-antialias': false },
    },
    {
      id: 'built-up',
      type: 'circle',
      source: 'towns',
      minzoom: 6,
      paint: {
        'circle-color': colour.builtUp,
        'circle-radius': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          6,
          BUILT_UP_PX,
          14,
          ['*', 256, BUILT_UP_PX],
        ],
        'circle-blur': 0.9,
        'circle-opacity': ['interpolate', ['linear'], ['zoom'], 6, 0, 7, 0.55],
      },
    },
    {
      id: 'grid',
      type: 'line',
      source: 'grid',
      paint: { 'line-color': colour.grid, 'line-opacity': 0.28, 'line-width': 0.8 },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': colour.border, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'coast',
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colour.coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.4, 6, 0.9, 12, 1.5],
      },
    },
    {
      id: 'grid-labels',
      type: 'symbol',
      source: 'grid',
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 520,
        'text-field': ['get', 'name'],
        'text-font': TEXT,
        'text-size': 10,
        'text-letter-spacing': 0.04,
      },
      paint: {
        'text-color': colour.gridText,
        'text-halo-color': colour.sea,
        'text-halo-width': 1,
        'text-opacity': 0.9,
      },
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'towns',
      filter: LARGE_ENOUGH,
      layout: {
        'icon-image': `town|${tone}`,
        'text-field': ['get', 'name'],
        'text-font': TEXT_STRONG,
        'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 15, 10.5, 200, 12, 1000, 14, 8000, 16],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.5,
        'text-justify': 'auto',
        'text-padding': 6,
        'symbol-sort-key': ['-', 0, ['get', 'thousands']],
      },
      paint: { 'text-color': colour.text, 'text-halo-color': colour.halo, 'text-halo-width': 1.4 },
    },
  ]
}

/** Below this zoom, the lighter water along the coast is a line of two pixels, which costs more than all else. */
const COASTAL_WATER_FROM_ZOOM = 3

/** Lighter water along the coast, `km` wide from zoom 6. The land covers the inner half. */
function coastalWater(id: string, colour: string, km: number): LayerSpecification {
  const pixels = (zoom: number) => Math.min(90, (km * 2 * 2 ** zoom) / 140)
  return {
    id,
    type: 'line',
    source: 'coast',
    minzoom: COASTAL_WATER_FROM_ZOOM,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour,
      'line-width': [
        'interpolate',
        ['exponential', 2],
        ['zoom'],
        1,
        2,
        6,
        4 + pixels(6),
        8,
        4 + pixels(8),
        10,
        4 + pixels(10),
      ],
      'line-blur': [
        'interpolate',
        ['exponential', 2],
        ['zoom'],
        1,
        1,
        6,
        2,
        8,
        pixels(8) / 4,
        10,
        pixels(10) / 4,
      ],
    },
  }
}
