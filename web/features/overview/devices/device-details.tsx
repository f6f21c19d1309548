import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { movesNow } from '../../../map/markers/is-current.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { AgeText } from '../../../ui/times/age-text.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import type { DayFigures } from '../day/device-day.ts'
import { useDayTexts } from '../day/use-day-texts.ts'
import { DeviceHealth } from './device-health.tsx'
import styles from './device-row.module.css'

/** Speed, day, battery, signal and age of a device. The speed shows only while the position is current. */
export function DeviceDetails({ tracking, day }: { tracking: Tracking; day: DayFigures | null }) {
  const { speedText } = useUnits()
  const dayTexts = useDayTexts()
  return (
    <>
      <span className={styles.speed}>{movesNow(tracking) && speedText(tracking.speed)}</span>
      <span className={styles.day}>
        <span>{day ? dayTexts.distance(day) : UNKNOWN}</span>
        {day && day.engineOnMinutes !== null && <small>{dayTexts.engine(day.engineOnMinutes)}</small>}
      </span>
      <DeviceHealth tracking={tracking} />
      <span className={styles.age}>{tracking.GPSTime && <AgeText at={tracking.GPSTime} />}</span>
    </>
  )
}
