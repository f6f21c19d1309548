import { useTranslation } from 'react-i18next'
import type { NearestPlace } from '../../../shared/geo/nearest-place.ts'
import { compassPoint } from '../format.ts'
import { useUnits } from './use-units.tsx'

/** A town's centre is accurate to a kilometre, and its houses extend further. */
const NEAR_KM = 2

/** Says where a point is from its nearest town: `near Miami`, or `about 2 mi NW of Miami`. */
export function usePlaceText(): (nearest: NearestPlace) => string {
  const { t } = useTranslation()
  const { roundDistanceText } = useUnits()
  return ({ name, distanceKm, bearing }) => {
    if (distanceKm < NEAR_KM) return t('card.near', { place: name })
    return t('card.about', {
      place: name,
      distance: roundDistanceText(distanceKm),
      wind: compassPoint(bearing),
    })
  }
}
