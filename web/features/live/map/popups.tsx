import { useTranslation } from 'react-i18next'
import type { PositionedDevice } from '../../../map/features/device-features.ts'
import type { TrailPoint } from '../../../map/features/trail-point.ts'
import styles from '../../../map/map-popup.module.css'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'

/** Shown red at or below this voltage (specification 1.9). The card uses other bands. */
const LOW_VOLTS = 11.5

/** A device's name, the time of its position, and its voltage. */
export function DevicePopup({ device: { deviceName, tracking } }: { device: PositionedDevice }) {
  const { t } = useTranslation()
  const now = useNow()
  const times = useTimes()
  const { voltageText } = useUnits()
  const { batteryVoltage, GPSTime } = tracking
  const isLow = batteryVoltage !== null && batteryVoltage <= LOW_VOLTS
  return (
    <div className={styles.text}>
      <strong>{deviceName}</strong>
      <span>{GPSTime ? times.withZone(times.exact(GPSTime, now), GPSTime) : t('point.unknownTime')}</span>
      {batteryVoltage !== null && (
        <span className={isLow ? styles.low : undefined}>
          {voltageText(batteryVoltage)}
          {isLow && ` · ${t('point.lowVolts')}`}
        </span>
      )}
    </div>
  )
}

/** The time and speed of a trail point, and the device's name unless it is the selected one. */
export function TrailPointPopup({ found: { trail, point }, name }: { found: TrailPoint; name: string }) {
  const { speedText } = useUnits()
  const now = useNow()
  const times = useTimes()
  return (
    <div className={styles.text}>
      {!trail.selected && <strong>{name}</strong>}
      <span>
        {times.withZone(times.exact(point.shownAt, now), point.shownAt)} · {speedText(point.speedKmh)}
      </span>
    </div>
  )
}
