import { useTranslation } from 'react-i18next'
import { bearingDegrees } from '../../../../shared/geo/bearing.ts'
import { haversineMetres } from '../../../../shared/geo/distance.ts'
import type { Point } from '../../../../shared/geo/point.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import styles from './anchor.module.css'
import { AnchorSign } from './anchor-sign.tsx'
import { MovableAnchor } from './movable-anchor.tsx'
import { placeFromCircle, placeInCircle, RADIUS } from './place-in-circle.ts'

type Props = {
  anchor: Point
  boat: Point | null
  radiusM: number
  distanceM: number | null
  /** The way of the boat in the last hours. */
  swing?: readonly Point[] | undefined
  /** Called once somebody has dragged the anchor elsewhere; without it, the anchor stays where it is. */
  moveAnchor?: ((anchor: Point) => void) | undefined
}

/** A boat in the circle around its anchor, north up. */
export function SwingCircle({ anchor, boat, radiusM, distanceM, swing = [], moveAnchor }: Props) {
  const { t } = useTranslation()
  const { lengthText } = useUnits()
  const isKnown = boat !== null && distanceM !== null
  const place = isKnown ? placeInCircle(bearingDegrees(anchor, boat), distanceM, radiusM) : null
  const way = swing.map((point) => {
    const { x, y } = placeInCircle(bearingDegrees(anchor, point), haversineMetres(anchor, point), radiusM)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const radius = lengthText(radiusM)
  const label = isKnown
    ? t('anchorWatch.circle', { distance: lengthText(distanceM), radius })
    : t('anchorWatch.circleUnknown', { radius })
  return (
    <svg className={styles.circle} viewBox="-100 -100 200 200" role="img" aria-label={label}>
      <circle r={RADIUS} className={styles.edge} />
      <path d={`M0 ${-RADIUS - 5}v10`} className={styles.north} />
      {way.length > 1 && <path d={`M${way.join('L')}`} className={styles.swing} />}
      {place && <path d={`M0 0L${place.x} ${place.y}`} className={styles.rode} />}
      {place && <circle cx={place.x} cy={place.y} r="8" className={styles.boat} />}
      {moveAnchor === undefined ? (
        <AnchorSign />
      ) : (
        <MovableAnchor
          drop={(x, y) => moveAnchor(placeFromCircle(anchor, { x, y }, radiusM))}
          key={`${anchor.lat} ${anchor.lng}`}
        />
      )}
    </svg>
  )
}
