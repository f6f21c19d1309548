import { IconParking, IconRoute } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '../../ui/units.tsx'
import { useDurationText } from '../live/use-duration-text.ts'
import { Near } from './near.tsx'
import { type Leg, type LegDay, spanOfLeg } from './trip-days.ts'
import styles from './trip-list.module.css'
import { useZoneTimes } from './zone-times.ts'

type Props = {
  days: readonly LegDay[]
  selectedStart: string | undefined
  select: (start: string | undefined) => void
}

/** Trips and stops by day; one that is pressed is shown alone, pressed again the whole route. */
export function TripList({ days, selectedStart, select }: Props) {
  const { t } = useTranslation()
  const times = useZoneTimes()
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
          <h3>{times.day(Date.parse(legs[0]?.start ?? day))}</h3>
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
                  <LegWords leg={leg} />
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function LegWords({ leg }: { leg: Leg }) {
  const { t } = useTranslation()
  const times = useZoneTimes()
  const { distanceText } = useUnits()
  const durationText = useDurationText()
  const { from, to } = useMemo(() => spanOfLeg(leg), [leg])
  const range = t('history.fromTo', {
    from: times.time(from),
    to: leg.end === null ? t('history.ongoing') : times.time(to),
  })
  const Icon = leg.kind === 'trip' ? IconRoute : IconParking
  return (
    <>
      <Icon size={18} stroke={1.7} role="img" aria-label={t(`history.${leg.kind}`)} />
      <span className={styles.words}>
        <span className={styles.when}>{range}</span>
        <span className={styles.where}>
          {leg.kind === 'stop' && <Near at={leg.stop.place} />}
          {leg.kind === 'trip' && <Near at={leg.trip.from} />}
          {leg.kind === 'trip' && leg.trip.to && (
            <>
              {' → '}
              <Near at={leg.trip.to} />
            </>
          )}
        </span>
      </span>
      <span className={styles.figures}>
        {leg.kind === 'trip' && <strong>{distanceText(leg.trip.distanceKm)}</strong>}
        {leg.end !== null && <span>{durationText(to - from)}</span>}
        {leg.kind === 'stop' && leg.stop.idleMinutes !== null && leg.stop.idleMinutes > 0 && (
          <span>{t('history.idle', { minutes: leg.stop.idleMinutes })}</span>
        )}
      </span>
    </>
  )
}
