// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { DrawnShape } from '../../../../shared/geofences/boundary.ts'
import { geofencesGeoJson } from './export-geojson.ts'
import { importable } from './importable.ts'
import { parseFile } from './parse-file.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const NONE = { radius: null, width: null }
const POLYGON: DrawnShape = {
  ...NONE,
  shape: 'polygon',
  points: [at(25, -80), at(25.1, -80), at(25.1, -79.9)],
}
const SHAPES: DrawnShape[] = [
  POLYGON,
  { ...NONE, shape: 'circle', points: [at(25, -80)], radius: 250 },
  { ...NONE, shape: 'rectangle', points: [at(25, -80), at(25.1, -79.9)] },
  { ...NONE, shape: 'corridor', points: [at(25, -80), at(25.1, -79.9)], width: 300 },
]
const RING = '-80,25,0 -80,25.1,0 -79.9,25.1,0 -80,25,0'
const kml = (content: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`
const polygonXml = (ring: string) =>
  `<Polygon><outerBoundaryIs><LinearRing><coordinates>\n${ring}\n</coordinates></LinearRing></outerBoundaryIs></Polygon>`

describe('GEO-2 import and export of geofences', () => {
  test.each(SHAPES)('GEO-2 an exported $shape is imported as it was', (boundary) => {
    const exported = geofencesGeoJson([{ name: 'Marina', description: 'Berths', ...boundary }])
    const parsed = parseFile(JSON.stringify(exported))
    expect(parsed).toMatchObject({ kind: 'boundaries', found: [{ name: 'Marina', description: 'Berths' }] })
    const [found] = parsed.kind === 'boundaries' ? parsed.found : []
    const sorted = (points: DrawnShape['points']) => points.map((point) => JSON.stringify(point)).toSorted()
    expect({ ...found?.boundary, points: sorted(found?.boundary.points ?? []) }).toEqual({
      ...boundary,
      points: sorted(boundary.points),
    })
  })

  test('GEO-2 KML polygons have the names of their placemarks', () => {
    const places = ['Marina', 'Depot'].map(
      (name) => `<Placemark><name>${name}</name>${polygonXml(RING)}</Placemark>`,
    )
    expect(parseFile(kml(places.join('')))).toEqual({
      kind: 'boundaries',
      hasHoles: false,
      found: [
        { name: 'Marina', description: null, boundary: POLYGON },
        { name: 'Depot', description: null, boundary: POLYGON },
      ],
    })
  })

  test.each([
    ['a KML point', kml('<Placemark><Point><coordinates>-80,25</coordinates></Point></Placemark>')],
    ['a GeoJSON point', '{"type":"Point","coordinates":[-80,25]}'],
    ['an empty collection', '{"type":"FeatureCollection","features":[]}'],
  ])('GEO-2 %s has no polygon', (_, text) => expect(parseFile(text)).toEqual({ kind: 'noPolygon' }))

  test.each(['', 'hello', '{}', '[1,2]', '<html></html>', '<kml'])('GEO-2 %j is unreadable', (text) =>
    expect(parseFile(text)).toEqual({ kind: 'unreadable' }),
  )

  test('GEO-2 polygons of collections are found, and their holes are mentioned', () => {
    const ring = [
      [-80, 25],
      [-80, 25.1],
      [-79.9, 25.1],
      [-80, 25],
    ]
    const multi = { type: 'MultiPolygon', coordinates: [[ring], [ring, ring]] }
    const text = JSON.stringify({ type: 'Feature', properties: null, geometry: multi })
    const parsed = parseFile(text)
    expect(parsed).toMatchObject({ kind: 'boundaries', hasHoles: true })
    expect(parsed.kind === 'boundaries' && parsed.found).toHaveLength(2)
  })

  test('GEO-2 a boundary that is not valid is skipped by its name, and one without a name gets one', () => {
    const bowTie = { ...POLYGON, points: [at(25, -80), at(25.1, -79.9), at(25.1, -80), at(25, -79.9)] }
    const nowhere = { ...POLYGON, points: [at(Number.NaN, 0), at(1, 1), at(1, 0)] }
    const { geofences, skipped } = importable(
      [
        { name: 'Bow tie', description: null, boundary: bowTie },
        { name: '', description: null, boundary: POLYGON },
        { name: 'Nowhere', description: null, boundary: nowhere },
      ],
      (index) => `Geofence ${index + 1}`,
    )
    expect(geofences.map(({ name }) => name)).toEqual(['Geofence 2'])
    expect(skipped).toEqual(['Bow tie', 'Nowhere'])
  })
})
