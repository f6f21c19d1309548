import { useTranslation } from 'react-i18next'
import type { NearestPlace } from '../../../shared/geo/nearest-place.ts'
import { compassPoint, isNear } from '../../../shared/geo/place-text.ts'
import { useUnits } from './use-units.tsx'

/** Says where a point is from its nearest town: `near Miami`, or `about 2 mi NW of Miami`. */
export function usePlaceText(): (nearest: NearestPlace) => string {
  const { t } = useTranslation()
  const { roundDistanceText } = useUnits()
  return (nearest) => {
    const { name, distanceKm, bearing } = nearest
    if (isNear(nearest)) return t('card.near', { place: name })
    return t('card.about', {
      place: name,
      distance: roundDistanceText(distanceKm),
      wind: t(`compass.${compassPoint(bearing)}`),
    })
  }
}
