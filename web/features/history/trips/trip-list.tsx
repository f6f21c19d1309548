import { Button } from '@mantine/core'
import { IconDownload, IconHexagonPlus, IconParking, IconRoute } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../../../ui/times/clock.tsx'
import { DayTotals } from './day-totals.tsx'
import { FenceStop } from './fence-stop.tsx'
import { sortTrips } from './sort-trips.ts'
import { type Leg, type LegDay, tripsIn } from './trip-days.ts'
import styles from './trip-list.module.css'
import { TripToolbar, type TripTools } from './trip-tools.tsx'
import { type LegTexts, useLegTexts } from './use-leg-texts.ts'

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
            <button
              type="button"
              className={styles.leg}
              data-leg={leg.kind}
              aria-pressed={isSelected}
              onClick={() => select(isSelected ? undefined : leg.start)}
            >
              <LegText leg={leg} texts={texts} />
            </button>
            {isSelected && leg.kind === 'trip' && tools && (
              <Button
                className={styles.legTool}
                size="xs"
                variant="default"
                leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
                loading={tools.isExporting}
                onClick={() => tools.exportTrip(leg)}
              >
                {t('history.exportTrip')}
              </Button>
            )}
            {isSelected && leg.kind === 'stop' && tools && (
              <FenceStop
                place={leg.stop.place}
                deviceName={tools.deviceName}
                button={(open) => (
                  <Button
                    className={styles.legTool}
                    size="xs"
                    variant="default"
                    leftSection={<IconHexagonPlus size={16} stroke={1.7} aria-hidden />}
                    onClick={open}
                  >
                    {t('geofences.fenceHere')}
                  </Button>
                )}
              />
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

export function LegText({ leg, texts }: { leg: Leg; texts: LegTexts }) {
  const Icon = leg.kind === 'trip' ? IconRoute : IconParking
  const [date, maxSpeed] = [texts.date(leg), texts.maxSpeed(leg)]
  return (
    <>
      <Icon size={18} stroke={1.7} role="img" aria-label={texts.kind(leg)} />
      <span className={styles.text}>
        {date !== null && <span className={styles.where}>{date}</span>}
        <span className={styles.when}>{texts.range(leg)}</span>
        <span className={styles.where}>{texts.places(leg)}</span>
      </span>
      <span className={styles.figures}>
        {leg.kind === 'trip' && <strong>{texts.distance(leg.trip.distanceKm)}</strong>}
        {leg.end !== null && <span>{texts.duration(leg)}</span>}
        {maxSpeed !== null && <span>{maxSpeed}</span>}
        {leg.kind === 'stop' && leg.stop.idleMinutes !== null && leg.stop.idleMinutes > 0 && (
          <span>{texts.idle(leg.stop.idleMinutes)}</span>
        )}
      </span>
    </>
  )
}
