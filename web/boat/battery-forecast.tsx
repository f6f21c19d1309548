import { useTranslation } from 'react-i18next'
import { HOUR_MS } from '../../shared/time.ts'
import { EMPTY_VOLTS } from '../../shared/tracking/view/battery-forecast.ts'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import { useUnits } from '../ui/units/use-units.tsx'
import styles from './battery-forecast.module.css'
import { comingTime } from './coming-time.ts'

/** When a battery is empty (epoch ms), to the hour; `volts` is its newest voltage. */
export function BatteryForecast({ at, volts }: { at: number; volts: number }) {
  const { t, i18n } = useTranslation()
  const { voltageText } = useUnits()
  const times = useTimes()
  const now = useNow()
  const empty = voltageText(EMPTY_VOLTS)
  if (volts <= EMPTY_VOLTS)
    return <strong className={styles.empty}>{t('onBoard.empty', { volts: empty })}</strong>
  // the tracker has sent nothing since
  if (at < now) return null
  const hour = Math.round(at / HOUR_MS) * HOUR_MS
  return (
    <span className={styles.forecast}>
      {t('onBoard.emptyAt', { volts: empty, time: comingTime(hour, now, times, i18n.language) })}
    </span>
  )
}
