import { useTranslation } from 'react-i18next'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useDurationText } from '../../../ui/times/use-duration-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { TripSort } from './sort-trips.ts'
import { type Leg, shownDurationMs, spanOfLeg } from './trip-days.ts'
import { isPrivateTrip } from './trip-purpose.ts'
import { usePlaceTexts } from './use-place-texts.ts'

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
