import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { type BoundarySize, sizeOf } from '../../map/boundaries/measure.ts'
import { useUnits } from '../../ui/units/use-units.tsx'

/** Writes how large a boundary is, in the account's units: its dimensions, and with `withArea` its area. */
export function useSizeText(): (boundary: DrawnShape, withArea?: boolean) => string {
  const { t } = useTranslation()
  const { areaText, radiusText } = useUnits()
  const dimensionsOf = (size: BoundarySize): string => {
    if (size.shape === 'polygon') return t('geofences.size.polygon', { area: areaText(size.areaM2) })
    if (size.shape === 'circle') return t('geofences.size.circle', { radius: radiusText(size.radiusM) })
    if (size.shape === 'rectangle')
      return t('geofences.size.rectangle', {
        east: radiusText(size.eastM),
        north: radiusText(size.northM),
      })
    return t('geofences.size.corridor', {
      length: radiusText(size.lengthM),
      width: radiusText(size.widthM),
    })
  }
  return (boundary, withArea = false) => {
    const size = sizeOf(boundary)
    const dimensions = dimensionsOf(size)
    if (!withArea) return dimensions
    const area = areaText(size.areaM2)
    if (size.shape === 'polygon')
      return t('geofences.size.withPerimeter', { area, perimeter: radiusText(size.perimeterM) })
    return t('geofences.size.withArea', { dimensions, area })
  }
}
