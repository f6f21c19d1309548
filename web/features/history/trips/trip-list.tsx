import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useDurationText } from '../../../ui/times/duration-text.ts'
import { useNow } from '../../../ui/times/now.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { LegItem } from './leg-item.tsx'
import { sortTrips, totalsOf } from './sort-trips.ts'
import { type Leg, type LegDay, PURPOSE_FILTERS, purposeOf, type TripLeg, tripsIn } from './trip-days.ts'
import styles from './trip-list.module.css'
import tripNoteStyles from './trip-note.module.css'
import { TripToolbar, type TripTools } from './trip-tools.tsx'
import { useLegTexts } from './use-leg-texts.ts'

type Props = {
  days: readonly LegDay[]
  selectedStart: string | undefined
  select: (start: string | undefined) => void
  tools?: TripTools
}

/**
 * Trips and stops by day, or the trips by one of their figures. A click shows only that one, a second click the whole
 * route again.
 */
export function TripList({ days, selectedStart, select, tools }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const sort = tools?.sort ?? 'start'
  const texts = useLegTexts(sort)
  const loadedAt = tools?.loadedAt ?? 0
  const all = useMemo(() => tripsIn(days.flatMap(({ legs }) => legs)), [days])
  const purpose = tools?.purpose
  const trips = useMemo(
    () =>
      sortTrips(
        purpose === undefined ? all : all.filter((leg) => purposeOf(leg) === purpose),
        sort,
        loadedAt,
      ),
    [all, purpose, sort, loadedAt],
  )
  const shownIn = (legs: readonly Leg[]) =>
    purpose === undefined ? legs : tripsIn(legs).filter((leg) => purposeOf(leg) === purpose)
  const listOf = (legs: readonly Leg[]) => (
    <ol>
      {legs.map((leg) => (
        <LegItem
          key={`${leg.kind}${leg.start}`}
          leg={leg}
          texts={texts}
          isSelected={leg.start === selectedStart}
          select={select}
          tools={tools}
        />
      ))}
    </ol>
  )
  return (
    <section className={styles.list} aria-labelledby="trips-and-stops">
      <header>
        <h2 id="trips-and-stops">{t('history.trips')}</h2>
        {selectedStart !== undefined && (
          <button type="button" className={styles.whole} onClick={() => select(undefined)}>
            {t('history.wholeRoute')}
          </button>
        )}
      </header>
      {days.length === 0 && <p>{t('history.noTrips')}</p>}
      {tools && days.length > 0 && <TripToolbar {...{ trips, tools }} />}
      {tools && <PurposeSums trips={all} loadedAt={loadedAt} />}
      {purpose !== undefined && trips.length === 0 && <p>{t('history.purpose.none')}</p>}
      {sort === 'start'
        ? days
            .map(({ day, legs }) => ({ day, legs: shownIn(legs) }))
            .filter(({ legs }) => legs.length > 0)
            .map(({ day, legs }) => (
              <div key={day}>
                <div className={styles.day}>
                  <h3>{times.longDate(legs[0]?.start ?? day)}</h3>
                  <DayTotals trips={tripsIn(legs)} />
                </div>
                {listOf(legs)}
              </div>
            ))
        : listOf(trips)}
    </section>
  )
}

/** The sums of the trips that start on a day. */
function DayTotals({ trips }: { trips: readonly TripLeg[] }) {
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

/** The trips and distances by purpose, once a trip is marked. */
function PurposeSums({ trips, loadedAt }: { trips: readonly TripLeg[]; loadedAt: number }) {
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
    <dl className={tripNoteStyles.sums} aria-label={t('history.purpose.sums')}>
      {sums.map(({ purpose, trips: count, distanceKm }) => (
        <div key={purpose} className={tripNoteStyles.sum}>
          <dt>{t(`history.purpose.${purpose}`)}</dt>
          <dd>{t('history.purpose.sum', { count, distance: distanceText(distanceKm) })}</dd>
        </div>
      ))}
    </dl>
  )
}
