import { useTranslation } from 'react-i18next'
import { coordinatesText } from '../../../ui/format.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useDurationText } from '../../../ui/times/use-duration-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { type Leg, type Place, shownDurationMs, spanOfLeg } from './trip-days.ts'

export type LegTexts = ReturnType<typeof useLegTexts>

/** The texts of trips and stops. A list creates them once, as a week can have over a hundred entries. */
export function useLegTexts() {
  const { t } = useTranslation()
  const times = useTimes()
  const durationText = useDurationText()
  const { distanceText } = useUnits()
  const placeText = (place: Place) =>
    place.name === null ? coordinatesText(place) : t('card.near', { place: place.name })
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
      if (leg.kind === 'stop') return placeText(leg.stop.place)
      const { from, to } = leg.trip
      return to === null ? placeText(from) : `${placeText(from)} → ${placeText(to)}`
    },
    distance: distanceText,
    idle: (minutes: number) => t('history.idle', { minutes }),
  }
}
