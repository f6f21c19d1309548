import type { Map as MapLibreMap } from 'maplibre-gl'
import { drawMarker } from './draw-marker.ts'
import { type MarkerImage, parseMarkerName } from './marker-names.ts'

const PIXEL_RATIO = 2
const MARKER_SIZE = 56
const TOWN_SIZE = 10
const sizeOf = (image: MarkerImage | null) => (image?.kind === 'town' ? TOWN_SIZE : MARKER_SIZE)

/** Draws a marker's image when the map first needs it. Other names belong to the base style. */
export function resolveMarkerImage(map: MapLibreMap, name: string): void {
  const image = parseMarkerName(name)
  const side = sizeOf(image) * PIXEL_RATIO
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (image === null || context === null || map.hasImage(name)) return
  context.scale(PIXEL_RATIO, PIXEL_RATIO)
  context.translate(sizeOf(image) / 2, sizeOf(image) / 2)
  drawMarker(context, image)
  map.addImage(name, context.getImageData(0, 0, side, side), { pixelRatio: PIXEL_RATIO })
}
