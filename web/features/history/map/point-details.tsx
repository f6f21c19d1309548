import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import styles from '../../../map/map-popup.module.css'
import { headingText, withUnit } from '../../../ui/format.ts'
import { useZoneTimes } from '../../../ui/times/zone-times.ts'
import { useUnits } from '../../../ui/units.tsx'

/** A point of a route: device, time, speed, heading and altitude. */
export function PointDetails({ point, name }: { point: ColumnPoint; name: string | undefined }) {
  const { speedText } = useUnits()
  const times = useZoneTimes()
  const { shownAt, speedKmh, course, altitudeM } = point
  const details = [
    ...(course === null ? [] : [headingText(course)]),
    ...(altitudeM === null ? [] : [withUnit(altitudeM, 'm')]),
  ]
  return (
    <div className={styles.words}>
      {name && <strong>{name}</strong>}
      <span>
        {times.dayAndExact(shownAt)} · {speedText(speedKmh)}
      </span>
      {details.length > 0 && <span>{details.join(' · ')}</span>}
    </div>
  )
}
