import type { NearestPlace } from '../../shared/geo/nearest-place.ts'
import { compassPoint, coordinatesText, isNear } from '../../shared/geo/place-text.ts'
import type { Point } from '../../shared/geo/point.ts'
import { boundaryOf, metresInside } from '../../shared/geofences/boundary.ts'
import type { Geofence } from '../../shared/geofences/geofence.ts'
import { fill } from '../../shared/i18n/fill.ts'
import { MEASURES, THIN_SPACE } from '../../shared/measures.ts'
import type { ReportWriting } from '../../shared/reports/report-writing.ts'
import type { FindTown } from './town-finder.ts'

type Places = {
  geofences: readonly Geofence[]
  findTown: FindTown
  writing: Pick<ReportWriting, 'texts' | 'units' | 'language'>
}

/**
 * Names places as an account knows them: by its geofence, else by the nearest town, else by coordinates. An address of a
 * geocoder would come before the town.
 */
export function placeNames({ geofences, findTown, writing }: Places): (at: Point) => string {
  const named = geofences.map(({ name, ...shape }) => ({ name, boundary: boundaryOf(shape) }))
  const townText = townTexts(writing)

  /** The geofence at a point; of geofences within each other, the one whose edge is nearest. */
  function geofenceAt(at: Point): string | null {
    let best: { name: string; metres: number } | null = null
    for (const { name, boundary } of named) {
      const metres = metresInside(boundary, at)
      if (metres >= 0 && (best === null || metres < best.metres)) best = { name, metres }
    }
    return best?.name ?? null
  }

  return (at) => {
    const geofence = geofenceAt(at)
    if (geofence !== null) return geofence
    const town = findTown(at)
    return town === null ? coordinatesText(at) : townText(town)
  }
}

function townTexts({ texts, units, language }: Places['writing']) {
  const { unit, perKm } = MEASURES[units].distance
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  return (nearest: NearestPlace): string => {
    const { name: town, distanceKm, bearing } = nearest
    if (isNear(nearest)) return fill(texts.places.near, { town })
    const distance = `${whole.format(distanceKm * perKm)}${THIN_SPACE}${unit}`
    return fill(texts.places.about, { town, distance, wind: texts.compass[compassPoint(bearing)] })
  }
}
