import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import nearUrl from 'world-atlas/countries-10m.json?url'
import farUrl from 'world-atlas/countries-50m.json?url'
import { unwrapLine, unwrapRing } from './unwrap.ts'

/** `far` is small and good to about zoom 6, `near` has the islands and inlets. */
export type Detail = 'far' | 'near'
export type Atlas = { land: FeatureCollection; coast: MultiLineString; borders: MultiLineString }

type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

const URLS: Record<Detail, string> = { far: farUrl, near: nearUrl }
const read: Partial<Record<Detail, Promise<Atlas>>> = {}

export function readAtlas(detail: Detail): Promise<Atlas> {
  read[detail] ??= fetch(URLS[detail])
    .then((response) => response.json())
    .then(atlasOf)
  return read[detail]
}

function atlasOf(topology: WorldTopology): Atlas {
  const { countries, land } = topology.objects
  const collection = feature(topology, land)
  return {
    land: {
      type: 'FeatureCollection',
      features: collection.features.map((one) => ({ ...one, geometry: unwrapped(one.geometry) })),
    },
    coast: unwrappedMesh(mesh(topology, countries, (a, b) => a === b)),
    borders: unwrappedMesh(mesh(topology, countries, (a, b) => a !== b)),
  }
}

function unwrapped(geometry: FeatureCollection['features'][number]['geometry']): Polygon | MultiPolygon {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(unwrapRing) }
  if (geometry.type === 'MultiPolygon')
    return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(unwrapRing)) }
  return { type: 'MultiPolygon', coordinates: [] }
}

const unwrappedMesh = (lines: MultiLineString): MultiLineString => ({
  ...lines,
  coordinates: lines.coordinates.map(unwrapLine),
})
