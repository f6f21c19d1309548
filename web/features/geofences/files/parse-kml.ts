import { type FoundBoundary, type LngLat, polygonOf } from './polygon-of.ts'

/** The polygons of a KML text, with the names of their placemarks; `null` if it is not KML. */
export function parseKml(text: string): { found: FoundBoundary[]; hasHoles: boolean } | null {
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
