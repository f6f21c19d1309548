import * as z from 'zod'
import { Geofence } from '../../../../shared/geofences/geofence.ts'
import { parseJson } from '../../../../shared/json.ts'
import { SHAPE_PROPERTY } from './export-geojson.ts'
import { type FoundBoundary, type LngLat, polygonOf } from './polygon-of.ts'

type ParsedFile =
  | { kind: 'boundaries'; found: readonly FoundBoundary[]; hasHoles: boolean }
  | { kind: 'noPolygon' }
  | { kind: 'unreadable' }
export type ReadFile = { name: string; parsed: ParsedFile | { kind: 'tooLarge'; limit: number } }

/** Reads the polygons of a GeoJSON or KML file. The format is recognised by the content, not by the file name. */
export function parseFile(text: string): ParsedFile {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  const parsed = start.startsWith('<') ? parseKml(start) : parseGeoJson(start)
  if (parsed === null) return { kind: 'unreadable' }
  if (parsed.found.length === 0) return { kind: 'noPolygon' }
  return { kind: 'boundaries', ...parsed }
}

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
function parseGeoJson(text: string): Parsed | null {
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

/** The polygons of a KML text, with the names of their placemarks; `null` if it is not KML. */
function parseKml(text: string): { found: FoundBoundary[]; hasHoles: boolean } | null {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  const isKml = parsed.documentElement?.localName === 'kml'
  if (!isKml || parsed.getElementsByTagName('parsererror').length > 0) return null
  const polygons = elementsIn(parsed, 'Polygon')
  return {
    found: polygons.flatMap(boundaryIn),
    hasHoles: polygons.some((polygon) => within(polygon, 'innerBoundaryIs') !== undefined),
  }
}

function boundaryIn(polygon: Element): FoundBoundary[] {
  const outer = within(polygon, 'outerBoundaryIs')
  const coordinates = outer && within(outer, 'coordinates')?.textContent
  if (!coordinates) return []
  const placemark = placemarkOf(polygon)
  const textOf = (name: string) =>
    [...(placemark?.children ?? [])].find(({ localName }) => localName === name)?.textContent?.trim() ?? ''
  return [
    {
      name: textOf('name'),
      description: textOf('description') || null,
      boundary: polygonOf(ringIn(coordinates)),
    },
  ]
}

/** By their names without a prefix. */
const elementsIn = (parent: ParentNode, name: string) =>
  [...parent.querySelectorAll('*')].filter(({ localName }) => localName === name)

const within = (element: Element, name: string) => elementsIn(element, name)[0]

function placemarkOf(element: Element): Element | null {
  for (let one = element.parentElement; one !== null; one = one.parentElement)
    if (one.localName === 'Placemark') return one
  return null
}

/** `longitude,latitude[,altitude]`, separated by white space. */
const ringIn = (text: string): LngLat[] =>
  text
    .trim()
    .split(/\s+/)
    .map((tuple) => {
      const [lng, lat] = tuple.split(',').map(Number)
      return [lng ?? Number.NaN, lat ?? Number.NaN]
    })
