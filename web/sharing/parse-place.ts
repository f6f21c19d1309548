import { Point } from '../../shared/geo/point.ts'

/** Two decimal numbers, separated by a comma, a semicolon or spaces. */
const PLACE = /^\s*(?<lat>[-+]?\d+(\.\d+)?)\s*[,;\s]\s*(?<lng>[-+]?\d+(\.\d+)?)\s*$/

/** With decimal commas, which leave no comma to separate by. */
const COMMAS = /^\s*(?<lat>[-+]?\d+,\d+)\s*[;\s]\s*(?<lng>[-+]?\d+,\d+)\s*$/

/** Parses `latitude, longitude` in degrees; `null` for anything else and for values out of range. */
export function parsePlace(text: string): Point | null {
  const plain = COMMAS.test(text) ? text.replaceAll(',', '.') : text
  const { lat, lng } = PLACE.exec(plain)?.groups ?? {}
  const parsed = Point.safeParse({ lat: Number(lat), lng: Number(lng) })
  return parsed.success ? parsed.data : null
}
