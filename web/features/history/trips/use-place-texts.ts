import { useTranslation } from 'react-i18next'
import type { NearestPlace } from '../../../../shared/geo/nearest-place.ts'
import { compassPoint, coordinatesText } from '../../../../shared/geo/place-text.ts'
import { usePlaceText } from '../../../ui/units/use-place-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { Place, TripView } from './trip-days.ts'
import { townOf, tripPlaces } from './trip-places.ts'

/** Closer to the centre of a town, the direction means nothing. */
const CENTER_KM = 0.1

/** The texts of places, which differ wherever the places do. Coordinates where no town is nearby. */
/** A private trip, and a stop between private trips, have none. */
export function usePlaceTexts() {
  const { t } = useTranslation()
  const { distanceText } = useUnits()
  const nearestText = usePlaceText()
  const place = (at: Place | null) => {
    if (at === null) return t('history.placeHidden')
    const town = townOf(at)
    return town === null ? coordinatesText(at) : nearestText(town)
  }
  const side = ({ distanceKm, bearing }: NearestPlace) =>
    distanceKm < CENTER_KM
      ? t('history.townCenter')
      : t('history.fromTown', {
          distance: distanceText(distanceKm),
          wind: t(`compass.${compassPoint(bearing)}`),
        })

  const trip = ({ from, to }: Pick<TripView, 'from' | 'to'>): string => {
    if (from === null) return t('history.privateTrip')
    const places = tripPlaces(from, to)
    if (to === null || places.kind === 'unfinished') return place(from)
    if (places.kind === 'roundTrip') return t('history.roundTrip', { place: place(from) })
    if (places.kind === 'towns') return t('history.places', { from: place(from), to: place(to) })
    const [start, end] = [side(places.from), side(places.to)]
    if (start === end) return t('history.places', { from: coordinatesText(from), to: coordinatesText(to) })
    return t('history.placesInTown', { from: start, to: end, place: places.from.name })
  }
  return { place, trip }
}
