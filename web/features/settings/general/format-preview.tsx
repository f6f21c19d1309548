import { useTranslation } from 'react-i18next'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from '../settings-page.module.css'

const EXAMPLE = { speedKmh: 60, distanceKm: 12.4, altitudeM: 36.6 }

/** The current time and example quantities, written as the settings say. */
export function FormatPreview() {
  const { t } = useTranslation()
  const times = useTimes()
  const { speedText, distanceText, lengthText } = useUnits()
  const now = useNow()
  const quantities = [
    times.date(now),
    speedText(EXAMPLE.speedKmh),
    distanceText(EXAMPLE.distanceKm),
    lengthText(EXAMPLE.altitudeM),
  ]
  return (
    <figure className={styles.preview} aria-label={t('settings.preview')}>
      <strong>{times.withZone(times.longDateAndTime(now), now)}</strong>
      <span className="numbers">{quantities.join(' · ')}</span>
    </figure>
  )
}
