import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { boundaryProblems } from '../../../shared/geofences/check-boundary.ts'
import { RADIUS_M, VERTICES, WIDTH_M } from '../../../shared/geofences/geofence.ts'
import { useUnits } from '../../ui/units/use-units.tsx'

const POINTS_MIN = { polygon: VERTICES.min, rectangle: 2, corridor: 2, circle: 1 }
const POINT_PATH = /^points\.(?<index>\d+)$/

/** Says what is wrong with a boundary, and at which point. `null` if nothing is. */
export function useBoundaryProblem(): (boundary: DrawnShape) => string | null {
  const { t } = useTranslation()
  const { radiusText } = useUnits()
  const limits = (range: { min: number; max: number }) => ({
    min: radiusText(range.min),
    max: radiusText(range.max),
  })
  return (boundary) => {
    const { shape, radius, width } = boundary
    if (shape === 'circle' && !isWithin(radius, RADIUS_M))
      return t('geofences.problem.radius-required', limits(RADIUS_M))
    if (shape === 'corridor' && !isWithin(width, WIDTH_M))
      return t('geofences.problem.width-required', limits(WIDTH_M))
    const [first] = boundaryProblems(boundary)
    if (first === undefined) return null
    const problem = t(`geofences.problem.${first.code}`, { min: POINTS_MIN[shape], max: VERTICES.max })
    const index = POINT_PATH.exec(first.path)?.groups?.index
    return index === undefined
      ? problem
      : t('geofences.problem.atPoint', { number: Number(index) + 1, problem })
  }
}

const isWithin = (metres: number | null, { min, max }: { min: number; max: number }) =>
  metres !== null && metres >= min && metres <= max
