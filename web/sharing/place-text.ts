import { Point } from '../../shared/geo/point.ts'

/** Two numbers with a point for their decimals, with a comma or blanks between them. */
const PLACE = /^\s*(?<lat>[-+]?\d+(\.\d+)?)\s*[,;\s]\s*(?<lng>[-+]?\d+(\.\d+)?)\s*$/

/** The place that a text gives as latitude and longitude; `null` where it gives none. */
export function placeIn(text: string): Point | null {
  const { lat, lng } = PLACE.exec(text)?.groups ?? {}
  const read = Point.safeParse({ lat: Number(lat), lng: Number(lng) })
  return read.success ? read.data : null
}
