import { useTranslation } from 'react-i18next'
import type { NearestPlace } from '../../../../shared/geo/nearest-place.ts'
import { compassPoint, coordinatesText } from '../../../../shared/geo/place-text.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useDurationText } from '../../../ui/times/duration-text.ts'
import { usePlaceText } from '../../../ui/units/use-place-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { TripSort } from './sort-trips.ts'
import {
  isPrivateTrip,
  type Leg,
  type Place,
  shownDurationMs,
  spanOfLeg,
  type TripView,
} from './trip-days.ts'
import { townOf, tripPlaces } from './trip-places.ts'

export type LegTexts = ReturnType<typeof useLegTexts>

/** The texts of trips and stops. A list creates them once, as a week can have over a hundred entries. */
export function useLegTexts(sort: TripSort = 'start') {
  const { t } = useTranslation()
  const times = useTimes()
  const durationText = useDurationText()
  const { distanceText, speedText } = useUnits()
  const places = usePlaceTexts()
  return {
    kind: ({ kind }: Leg) => t(`history.${kind}`),
    range: (leg: Leg) => {
      const { from, to } = spanOfLeg(leg)
      return t('history.fromTo', {
        from: times.time(from),
        to: leg.end === null ? t('history.ongoing') : times.time(to),
      })
    },
    /** `null` for a leg that has not ended. */
    duration: (leg: Leg) => (leg.end === null ? null : durationText(shownDurationMs(spanOfLeg(leg)))),
    /** The nearest towns, or coordinates if there are none. */
    places: (leg: Leg) => {
      if (leg.kind === 'stop') return places.place(leg.stop.place)
      return isPrivateTrip(leg) ? t('history.privateTrip') : places.trip(leg.trip)
    },
    /** `null` in order of time, where a heading has the date. */
    date: (leg: Leg) => (sort === 'start' ? null : times.longDate(leg.start)),
    distance: distanceText,
    /** `null` unless the trips are sorted by it. */
    maxSpeed: (leg: Leg) =>
      sort === 'maxSpeed' && leg.kind === 'trip'
        ? t('player.maxSpeed', { speed: speedText(leg.trip.maxSpeedKmh) })
        : null,
    idle: (minutes: number) => t('history.idle', { minutes }),
  }
}

/** Closer to the centre of a town, the direction means nothing. */
const CENTER_KM = 0.1

/** The texts of places, which differ wherever the places do. Coordinates where no town is nearby. */
/** A private trip, and a stop between private trips, have none. */
function usePlaceTexts() {
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
