import type { Map as MapLibreMap } from 'maplibre-gl'
import { drawMarker, MARKER_SIZE } from './draw-marker.ts'
import { markerPicture } from './marker-names.ts'

const PIXEL_RATIO = 2

/** Draws a marker's picture when the map first needs it. Names of other pictures are the base map's own. */
export function resolveMarkerImage(map: MapLibreMap, name: string): void {
  const picture = markerPicture(name)
  const pen = new OffscreenCanvas(MARKER_SIZE * PIXEL_RATIO, MARKER_SIZE * PIXEL_RATIO).getContext('2d')
  if (picture === null || pen === null || map.hasImage(name)) return
  pen.scale(PIXEL_RATIO, PIXEL_RATIO)
  drawMarker(pen, picture)
  const side = MARKER_SIZE * PIXEL_RATIO
  map.addImage(name, pen.getImageData(0, 0, side, side), { pixelRatio: PIXEL_RATIO })
}
