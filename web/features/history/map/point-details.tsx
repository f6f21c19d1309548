import { useTranslation } from 'react-i18next'
import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import styles from '../../../map/map-popup.module.css'
import { headingText } from '../../../ui/format.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'

/** A point of a route: device, time, speed, heading and altitude. */
export function PointDetails({ point, name }: { point: ColumnPoint; name: string | undefined }) {
  const { t } = useTranslation()
  const { speedText, lengthText } = useUnits()
  const times = useTimes()
  const { shownAt, speedKmh, course, altitudeM } = point
  const details = [
    ...(course === null ? [] : [headingText(t, course)]),
    ...(altitudeM === null ? [] : [lengthText(altitudeM)]),
  ]
  return (
    <div className={styles.text}>
      {name && <strong>{name}</strong>}
      <span>
        {times.withZone(times.dateAndExactTime(shownAt), shownAt)} · {speedText(speedKmh)}
      </span>
      {details.length > 0 && <span>{details.join(' · ')}</span>}
    </div>
  )
}
