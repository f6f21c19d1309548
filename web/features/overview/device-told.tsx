import type { Tracking } from '../../../shared/devices/tracking.ts'
import { dashboardMotion } from '../../../shared/tracking/dashboard-motion.ts'
import { timeWithDay, UNKNOWN } from '../../ui/format.ts'
import { useNow } from '../../ui/now.tsx'
import { tellsNow } from '../../ui/tells-now.ts'
import { useUnits } from '../../ui/units.tsx'
import { useRoughAgeText } from '../../ui/use-age-text.ts'
import type { DayFigures } from './device-day.ts'
import { DeviceHealth } from './device-health.tsx'
import styles from './device-row.module.css'
import { useDayTexts } from './use-day-texts.ts'

/** Speed, day, health and age of a device. A speed is said only while it can still be true. */
export function DeviceTold({ tracking, day }: { tracking: Tracking; day: DayFigures | null }) {
  const { speedText } = useUnits()
  const { wayText, engineText } = useDayTexts()
  const moves = tellsNow(tracking.freshness) && dashboardMotion(tracking) === 'moving'
  return (
    <>
      <span className={styles.speed}>{moves ? speedText(tracking.speed) : null}</span>
      <span className={styles.day}>
        <span>{day ? wayText(day) : UNKNOWN}</span>
        {day && day.engineOnMinutes !== null && <small>{engineText(day.engineOnMinutes)}</small>}
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
