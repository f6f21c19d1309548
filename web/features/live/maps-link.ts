import type { Point } from '../../../shared/geo/point.ts'

export type Platform = 'android' | 'ios' | 'other'

const DIGITS = 6
const ZOOM = 16

/** An address that opens a place where the user is used to maps: the phone's own app, or OpenStreetMap at a desk. */
export function mapsLink({ lat, lng }: Point, name: string, platform: Platform): string {
  const [north, east] = [lat.toFixed(DIGITS), lng.toFixed(DIGITS)]
  const label = encodeURIComponent(name)
  if (platform === 'android') return `geo:${north},${east}?q=${north},${east}(${label})`
  if (platform === 'ios') return `https://maps.apple.com/?ll=${north},${east}&q=${label}`
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=${ZOOM}/${north}/${east}`
}

/** An iPad calls itself a Mac; no Mac is touched with more than one finger. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  if (/android/i.test(userAgent)) return 'android'
  const isPad = /macintosh/i.test(userAgent) && maxTouchPoints > 1
  return isPad || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'other'
}
