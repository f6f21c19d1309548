import { useTranslation } from 'react-i18next'
import type { Point } from '../../../shared/geo/point.ts'
import { coordinatesText } from '../../ui/format.ts'
import { useNearestPlace } from '../live/use-nearest-place.ts'

/** Farther than this from any town a name says less than the coordinates. */
const NAMED_WITHIN_KM = 50

/** A place by the town it is at or near. */
export function Near({ at }: { at: Point }) {
  const { t } = useTranslation()
  const nearest = useNearestPlace(at)
  if (nearest === null || nearest.distanceKm > NAMED_WITHIN_KM) return coordinatesText(at)
  return t('card.near', { place: nearest.name })
}
