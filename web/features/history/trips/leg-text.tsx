import { IconParking, IconRoute } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Leg, TripLeg } from './trip-days.ts'
import { PURPOSE_ICONS } from './trip-days.ts'
import styles from './trip-list.module.css'
import noteStyles from './trip-note.module.css'
import type { LegTexts } from './use-leg-texts.ts'

/** A trip or a stop: when, where, how far, and what is noted on it. */
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
        {leg.kind === 'trip' && leg.trip.logbook && <Noted leg={leg} />}
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

/** The note on a trip, in a line. */
function Noted({ leg }: { leg: TripLeg }) {
  const { t } = useTranslation()
  const { purpose = null, note = null } = leg.trip.logbook ?? {}
  const Icon = purpose === null ? null : PURPOSE_ICONS[purpose]
  return (
    <span className={noteStyles.written}>
      {Icon && (
        <Icon size={14} stroke={1.7} role="img" aria-label={t(`history.purpose.${purpose ?? 'unmarked'}`)} />
      )}
      {note}
    </span>
  )
}
