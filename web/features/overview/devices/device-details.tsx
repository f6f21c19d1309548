import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { dashboardMotion } from '../../../../shared/tracking/motion/dashboard-motion.ts'
import { isCurrent } from '../../../map/markers/is-current.ts'
import { timeWithDay, UNKNOWN } from '../../../ui/format.ts'
import { useNow } from '../../../ui/times/now.tsx'
import { useRoughAgeText } from '../../../ui/times/use-age-text.ts'
import { useUnits } from '../../../ui/units.tsx'
import type { DayFigures } from '../day/device-day.ts'
import { useDayTexts } from '../day/use-day-texts.ts'
import { DeviceHealth } from './device-health.tsx'
import styles from './device-row.module.css'

/** Speed, day, battery, signal and age of a device. The speed shows only while the position is current. */
export function DeviceDetails({ tracking, day }: { tracking: Tracking; day: DayFigures | null }) {
  const { speedText } = useUnits()
  const dayTexts = useDayTexts()
  const isMoving = isCurrent(tracking.freshness) && dashboardMotion(tracking) === 'moving'
  return (
    <>
      <span className={styles.speed}>{isMoving ? speedText(tracking.speed) : null}</span>
      <span className={styles.day}>
        <span>{day ? dayTexts.distance(day) : UNKNOWN}</span>
        {day && day.engineOnMinutes !== null && <small>{dayTexts.engine(day.engineOnMinutes)}</small>}
      </span>
      <DeviceHealth tracking={tracking} />
      <span className={styles.age}>{tracking.GPSTime && <RoughAge at={tracking.GPSTime} />}</span>
    </>
  )
}

function RoughAge({ at }: { at: string }) {
  const ageText = useRoughAgeText()
  return (
    <time dateTime={at} title={timeWithDay(at)}>
      {ageText(at, useNow())}
    </time>
  )
}
