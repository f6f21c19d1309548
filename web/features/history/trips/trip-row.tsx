import { IconParking, IconRoute } from '@tabler/icons-react'
import type { Leg } from './trip-days.ts'
import styles from './trip-list.module.css'
import type { LegTexts } from './use-leg-texts.ts'

type Props = {
  leg: Leg
  texts: LegTexts
  isSelected: boolean
  toggle: () => void
  /** In a list of several days without headings. */
  hasDate?: boolean
  hasMaxSpeed?: boolean
}

/** A trip or stop: when, where, and its figures. */
export function TripRow({ leg, texts, isSelected, toggle, hasDate = false, hasMaxSpeed = false }: Props) {
  const Icon = leg.kind === 'trip' ? IconRoute : IconParking
  return (
    <button
      type="button"
      className={styles.leg}
      data-leg={leg.kind}
      aria-pressed={isSelected}
      onClick={toggle}
    >
      <Icon size={18} stroke={1.7} role="img" aria-label={texts.kind(leg)} />
      <span className={styles.text}>
        {hasDate && <span className={styles.where}>{texts.date(leg)}</span>}
        <span className={styles.when}>{texts.range(leg)}</span>
        <span className={styles.where}>{texts.places(leg)}</span>
      </span>
      <span className={styles.figures}>
        {leg.kind === 'trip' && <strong>{texts.distance(leg.trip.distanceKm)}</strong>}
        {leg.end !== null && <span>{texts.duration(leg)}</span>}
        {leg.kind === 'trip' && hasMaxSpeed && <span>{texts.maxSpeed(leg.trip.maxSpeedKmh)}</span>}
        {leg.kind === 'stop' && leg.stop.idleMinutes !== null && leg.stop.idleMinutes > 0 && (
          <span>{texts.idle(leg.stop.idleMinutes)}</span>
        )}
      </span>
    </button>
  )
}
