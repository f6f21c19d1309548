import type { Map as MapLibreMap } from 'maplibre-gl'
import { drawMarker } from './draw-marker.ts'
import { type MarkerImage, parseMarkerName } from './marker-names.ts'

const PIXEL_RATIO = 2
const MARKER_SIZE = 56
const TOWN_SIZE = 10
const sizeOf = (picture: MarkerImage | null) => (picture?.kind === 'town' ? TOWN_SIZE : MARKER_SIZE)

/** Draws a marker's picture when the map first needs it. Names of other pictures are the base map's own. */
export function resolveMarkerImage(map: MapLibreMap, name: string): void {
  const picture = parseMarkerName(name)
  const side = sizeOf(picture) * PIXEL_RATIO
  const pen = new OffscreenCanvas(side, side).getContext('2d')
  if (picture === null || pen === null || map.hasImage(name)) return
  pen.scale(PIXEL_RATIO, PIXEL_RATIO)
  pen.translate(sizeOf(picture) / 2, sizeOf(picture) / 2)
  drawMarker(pen, picture)
  map.addImage(name, pen.getImageData(0, 0, side, side), { pixelRatio: PIXEL_RATIO })
}
