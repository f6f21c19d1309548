import { useTranslation } from 'react-i18next'
import { SPEED_COLOUR_STOPS } from '../../../map/layers/line-colours.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './trail-legend.module.css'

const FASTEST_KMH = Math.max(...SPEED_COLOUR_STOPS.map(([speedKmh]) => speedKmh))
const percentOf = (speedKmh: number) => (speedKmh / FASTEST_KMH) * 100
const GRADIENT = `linear-gradient(to right, ${SPEED_COLOUR_STOPS.map(
  ([speedKmh, colour]) => `${colour} ${percentOf(speedKmh)}%`,
).join(', ')})`

/** Explains the colours of the selected device's trail. */
export function TrailLegend() {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  return (
    <div className={styles.legend}>
      <span>{t('legend.title')}</span>
      <div>
        <div className={styles.bar} style={{ background: GRADIENT }} />
        <ol>
          {SPEED_COLOUR_STOPS.map(([speedKmh]) => (
            <li key={speedKmh} style={{ left: `${percentOf(speedKmh)}%` }}>
              {speedText(speedKmh)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
