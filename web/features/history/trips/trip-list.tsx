import { IconParking, IconRoute } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../../../ui/times/clock.tsx'
import type { Leg, LegDay } from './trip-days.ts'
import styles from './trip-list.module.css'
import { type LegTexts, useLegTexts } from './use-leg-texts.ts'

type Props = {
  days: readonly LegDay[]
  selectedStart: string | undefined
  select: (start: string | undefined) => void
}

/** Trips and stops by day. A click shows only that one, a second click the whole route again. */
export function TripList({ days, selectedStart, select }: Props) {
  const { t } = useTranslation()
  const times = useTimes()
  const texts = useLegTexts()
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
      {days.map(({ day, legs }) => (
        <div key={day}>
          <h3>{times.longDate(legs[0]?.start ?? day)}</h3>
          <ol>
            {legs.map((leg) => (
              <li key={`${leg.kind}${leg.start}`}>
                <button
                  type="button"
                  className={styles.leg}
                  data-leg={leg.kind}
                  aria-pressed={leg.start === selectedStart}
                  onClick={() => select(leg.start === selectedStart ? undefined : leg.start)}
                >
                  <LegText leg={leg} texts={texts} />
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

export function LegText({ leg, texts }: { leg: Leg; texts: LegTexts }) {
  const Icon = leg.kind === 'trip' ? IconRoute : IconParking
  return (
    <>
      <Icon size={18} stroke={1.7} role="img" aria-label={texts.kind(leg)} />
      <span className={styles.text}>
        <span className={styles.when}>{texts.range(leg)}</span>
        <span className={styles.where}>{texts.places(leg)}</span>
      </span>
      <span className={styles.figures}>
        {leg.kind === 'trip' && <strong>{texts.distance(leg.trip.distanceKm)}</strong>}
        {leg.end !== null && <span>{texts.duration(leg)}</span>}
        {leg.kind === 'stop' && leg.stop.idleMinutes !== null && leg.stop.idleMinutes > 0 && (
          <span>{texts.idle(leg.stop.idleMinutes)}</span>
        )}
      </span>
    </>
  )
}
