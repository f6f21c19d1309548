import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../../../ui/times/clock.tsx'
import { DayTotals } from './day-totals.tsx'
import { sortTrips } from './sort-trips.ts'
import { type Leg, type LegDay, tripsIn } from './trip-days.ts'
import styles from './trip-list.module.css'
import { TripRow } from './trip-row.tsx'
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
  const texts = useLegTexts()
  const sort = tools?.sort ?? 'start'
  const loadedAt = tools?.loadedAt ?? 0
  const trips = useMemo(
    () => sortTrips(tripsIn(days.flatMap(({ legs }) => legs)), sort, loadedAt),
    [days, sort, loadedAt],
  )
  const listOf = (legs: readonly Leg[]) => (
    <ol>
      {legs.map((leg) => {
        const isSelected = leg.start === selectedStart
        return (
          <li key={`${leg.kind}${leg.start}`}>
            <TripRow
              {...{ leg, texts, isSelected }}
              toggle={() => select(isSelected ? undefined : leg.start)}
              hasDate={sort !== 'start'}
              hasMaxSpeed={sort === 'maxSpeed'}
            />
            {isSelected && leg.kind === 'trip' && tools && (
              <Button
                className={styles.exportTrip}
                size="xs"
                variant="default"
                leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
                loading={tools.isExporting}
                onClick={() => tools.exportTrip(leg)}
              >
                {t('history.exportTrip')}
              </Button>
            )}
          </li>
        )
      })}
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
      {sort === 'start'
        ? days.map(({ day, legs }) => (
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
