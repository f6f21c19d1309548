import { useTranslation } from 'react-i18next'
import { useNow } from '../../../ui/times/now.tsx'
import { useDurationText } from '../../../ui/times/use-duration-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { totalsOf } from './sort-trips.ts'
import type { TripLeg } from './trip-days.ts'
import styles from './trip-list.module.css'

/** The sums of the trips that start on a day. */
export function DayTotals({ trips }: { trips: readonly TripLeg[] }) {
  const { t } = useTranslation()
  const { distanceText } = useUnits()
  const durationText = useDurationText()
  const { distanceKm, drivingMs } = totalsOf(trips, useNow())
  if (trips.length === 0) return null
  return (
    <p className={styles.totals}>
      {t('history.dayTotals', {
        count: trips.length,
        distance: distanceText(distanceKm),
        duration: durationText(drivingMs),
      })}
    </p>
  )
}
