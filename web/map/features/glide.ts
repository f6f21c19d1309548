import type { Feature, FeatureCollection, Point as GeoPoint } from 'geojson'
import { nearestCopy } from '../../../shared/geo/antimeridian.ts'
import { haversineKm } from '../../../shared/geo/distance.ts'
import { SECOND_MS } from '../../../shared/time.ts'

const GLIDE_MS = SECOND_MS
/** A longer move between two answers is shown as a jump. */
const JUMP_KM = 3
/** Larger fleets are not redrawn for each frame. */
const GLIDING_MAX = 300

type Move = { feature: Feature<GeoPoint>; from: [lng: number, lat: number] }

/**
 * Shows `to`, with points that glide from their position in `from`, matched by `deviceId`. Returns a function that
 * stops it. Lines, jumps and large fleets do not glide, and nothing does with reduced motion.
 */
export function glide(
  from: FeatureCollection,
  to: FeatureCollection,
  show: (features: FeatureCollection) => void,
): (() => void) | undefined {
  const moves = to.features.length > GLIDING_MAX || prefersReducedMotion() ? [] : movesBetween(from, to)
  if (moves.length === 0) {
    show(to)
    return undefined
  }
  let frame = 0
  let startedAt: number | null = null
  const step = (time: number) => {
    startedAt ??= time
    const fraction = Math.min(1, (time - startedAt) / GLIDE_MS)
    show(fraction === 1 ? to : interpolateMoves(to, moves, fraction))
    if (fraction < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The points that moved by no more than a jump, and from where. */
export function movesBetween(from: FeatureCollection, to: FeatureCollection): Move[] {
  const before = new Map(
    from.features.filter(isPoint).map((feature) => [feature.properties?.deviceId, feature]),
  )
  return to.features.filter(isPoint).flatMap((feature) => {
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    const [fromLng, fromLat] = before.get(feature.properties?.deviceId)?.geometry.coordinates ?? []
    if (fromLng === undefined || fromLat === undefined || (fromLng === lng && fromLat === lat)) return []
    const moved = haversineKm({ lat: fromLat, lng: fromLng }, { lat, lng })
    return moved > JUMP_KM ? [] : [{ feature, from: [fromLng, fromLat] }]
  })
}

export function interpolateMoves(
  to: FeatureCollection,
  moves: readonly Move[],
  fraction: number,
): FeatureCollection {
  const froms = new Map<Feature, Move['from']>(moves.map(({ feature, from }) => [feature, from]))
  return {
    ...to,
    features: to.features.map((feature) => {
      const from = froms.get(feature)
      if (from === undefined || !isPoint(feature)) return feature
      const [lng = 0, lat = 0] = feature.geometry.coordinates
      const [fromLng, fromLat] = from
      const toLng = nearestCopy(lng, fromLng)
      const coordinates = [fromLng + (toLng - fromLng) * fraction, fromLat + (lat - fromLat) * fraction]
      return { ...feature, geometry: { type: 'Point', coordinates } }
    }),
  }
}

const isPoint = (feature: Feature): feature is Feature<GeoPoint> => feature.geometry.type === 'Point'
