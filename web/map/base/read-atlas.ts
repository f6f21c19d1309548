import type { Geometry, MultiLineString, MultiPolygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import url10m from 'world-atlas/countries-10m.json?url'
import url50m from 'world-atlas/countries-50m.json?url'
import url110m from 'world-atlas/countries-110m.json?url'
import { FULL_TURN, unwrapLine, unwrapRing } from '../../../shared/geo/antimeridian.ts'
import type { Bounds } from '../../../shared/geo/bounds.ts'
import { clipLine, clipRing } from '../../../shared/geo/clip.ts'
import type { Atlas, AtlasPart, Detail } from './atlas.ts'

type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

const URLS: Record<Detail, string> = { '110m': url110m, '50m': url50m, '10m': url10m }
const loading: Partial<Record<Detail, Promise<Atlas>>> = {}

/** Reads each file of the atlas once, and again after a failure. */
export async function readAtlas({ detail, within }: AtlasPart): Promise<Atlas> {
  loading[detail] ??= fetchWorld(detail).catch((error: unknown) => {
    delete loading[detail]
    throw error
  })
  const world = await loading[detail]
  return within === null ? world : clipped(world, within)
}

async function fetchWorld(detail: Detail): Promise<Atlas> {
  const response = await fetch(URLS[detail])
  if (!response.ok) throw new Error(`The atlas answered ${response.status}`)
  return atlasOf(await response.json())
}

function clipped({ land, coast, borders }: Atlas, bounds: Bounds): Atlas {
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
