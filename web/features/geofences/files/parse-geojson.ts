import * as z from 'zod'
import { Geofence } from '../../../../shared/geofences/geofence.ts'
import { parseJson } from '../../../../shared/json.ts'
import { SHAPE_PROPERTY } from './export-geojson.ts'
import { type FoundBoundary, type LngLat, polygonOf } from './polygon-of.ts'

const Position = z.tuple([z.number(), z.number()], z.number()).transform(([lng, lat]): LngLat => [lng, lat])
const Polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Position)) })
const MultiPolygon = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(Position))),
})
const Drawn = Geofence.pick({ shape: true, points: true, radius: true, width: true })
const Properties = z.object({
  name: z.string().catch(''),
  description: z.string().nullable().catch(null),
  [SHAPE_PROPERTY]: Drawn.optional().catch(undefined),
})
type Properties = z.infer<typeof Properties>
const Feature = z.object({
  type: z.literal('Feature'),
  geometry: z.unknown(),
  properties: Properties.catch({ name: '', description: null, [SHAPE_PROPERTY]: undefined }),
})
const Collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })
const GeometryCollection = z.object({
  type: z.literal('GeometryCollection'),
  geometries: z.array(z.unknown()),
})
const Typed = z.object({ type: z.string() })

type Parsed = { found: FoundBoundary[]; hasHoles: boolean }
const UNNAMED: Properties = { name: '', description: null, [SHAPE_PROPERTY]: undefined }

/** The polygons of a GeoJSON text; `null` if it is not GeoJSON. Other geometries are left out. */
export function parseGeoJson(text: string): Parsed | null {
  const parsed = Typed.safeParse(parseJson(text))
  if (!parsed.success) return null
  const rings = polygonsIn(parseJson(text), UNNAMED)
  return { found: rings.flatMap(({ found }) => found), hasHoles: rings.some(({ hasHoles }) => hasHoles) }
}

function polygonsIn(value: unknown, properties: Properties): Parsed[] {
  const collection = Collection.safeParse(value)
  if (collection.success) return collection.data.features.flatMap((one) => polygonsIn(one, properties))
  const geometries = GeometryCollection.safeParse(value)
  if (geometries.success) return geometries.data.geometries.flatMap((one) => polygonsIn(one, properties))
  const feature = Feature.safeParse(value)
  if (feature.success) return featurePolygons(feature.data)
  const polygon = Polygon.safeParse(value)
  if (polygon.success) return [ringsAs(polygon.data.coordinates, properties)]
  const several = MultiPolygon.safeParse(value)
  return several.success ? several.data.coordinates.map((rings) => ringsAs(rings, properties)) : []
}

function featurePolygons({ geometry, properties }: z.infer<typeof Feature>): Parsed[] {
  const { name, description, [SHAPE_PROPERTY]: boundary } = properties
  if (boundary !== undefined) return [{ found: [{ name, description, boundary }], hasHoles: false }]
  return polygonsIn(geometry, properties)
}

function ringsAs([outer = [], ...holes]: LngLat[][], { name, description }: Properties): Parsed {
  return { found: [{ name, description, boundary: polygonOf(outer) }], hasHoles: holes.length > 0 }
}
