import { useTranslation } from 'react-i18next'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { totalsOf } from './sort-trips.ts'
import type { TripLeg } from './trip-days.ts'
import styles from './trip-note.module.css'
import { PURPOSE_FILTERS, purposeOf } from './trip-purpose.ts'

/** The trips and distances by purpose, once a trip is marked. */
export function PurposeSums({ trips, loadedAt }: { trips: readonly TripLeg[]; loadedAt: number }) {
  const { t } = useTranslation()
  const { distanceText } = useUnits()
  const sums = PURPOSE_FILTERS.map((purpose) => ({
    purpose,
    ...totalsOf(
      trips.filter((leg) => purposeOf(leg) === purpose),
      loadedAt,
    ),
  })).filter((sum) => sum.trips > 0)
  if (sums.every(({ purpose }) => purpose === 'unmarked')) return null
  return (
    <dl className={styles.sums} aria-label={t('history.purpose.sums')}>
      {sums.map(({ purpose, trips: count, distanceKm }) => (
        <div key={purpose} className={styles.sum}>
          <dt>{t(`history.purpose.${purpose}`)}</dt>
          <dd>{t('history.purpose.sum', { count, distance: distanceText(distanceKm) })}</dd>
        </div>
      ))}
    </dl>
  )
}
