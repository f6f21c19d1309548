import type { Geometry, MultiLineString, MultiPolygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import fineUrl from 'world-atlas/countries-10m.json?url'
import coarseUrl from 'world-atlas/countries-50m.json?url'
import { FULL_TURN, unwrapLine, unwrapRing } from '../../../shared/geo/antimeridian.ts'
import type { Bounds } from '../../../shared/geo/bounds.ts'
import { clipLine, clipRing } from '../../../shared/geo/clip.ts'

/** `coarse` is small and good up to about zoom 6, `fine` has the islands and inlets. */
type Detail = 'coarse' | 'fine'
export type Atlas = { land: MultiPolygon; coast: MultiLineString; borders: MultiLineString }

type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

const URLS: Record<Detail, string> = { coarse: coarseUrl, fine: fineUrl }
const loading: Partial<Record<Detail, Promise<Atlas>>> = {}

export function loadAtlas(detail: Detail): Promise<Atlas> {
  loading[detail] ??= fetch(URLS[detail])
    .then((response) => response.json())
    .then(atlasOf)
  return loading[detail]
}

/** The fine atlas within some bounds. The whole of it would block MapLibre's worker for seconds. */
export async function loadAtlasWithin(bounds: Bounds): Promise<Atlas> {
  const { land, coast, borders } = await loadAtlas('fine')
  const turns = [-FULL_TURN, 0, FULL_TURN].map((turn) => ({
    ...bounds,
    west: bounds.west + turn,
    east: bounds.east + turn,
  }))
  const linesWithin = (lines: MultiLineString): MultiLineString => ({
    ...lines,
    coordinates: turns.flatMap((turn) => lines.coordinates.flatMap((line) => clipLine(line, turn))),
  })
  return {
    land: {
      type: 'MultiPolygon',
      coordinates: turns.flatMap((turn) =>
        land.coordinates
          .map((rings) => rings.map((ring) => clipRing(ring, turn)).filter(({ length }) => length > 0))
          .filter(({ length }) => length > 0),
      ),
    },
    coast: linesWithin(coast),
    borders: linesWithin(borders),
  }
}

function atlasOf(topology: WorldTopology): Atlas {
  const { countries, land } = topology.objects
  const polygons = feature(topology, land).features.flatMap(({ geometry }) => polygonsOf(geometry))
  return {
    land: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(unwrapRing)) },
    coast: unwrapped(mesh(topology, countries, (a, b) => a === b)),
    borders: unwrapped(mesh(topology, countries, (a, b) => a !== b)),
  }
}

function polygonsOf(geometry: Geometry): MultiPolygon['coordinates'] {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
}

const unwrapped = (lines: MultiLineString): MultiLineString => ({
  ...lines,
  coordinates: lines.coordinates.map(unwrapLine),
})
