import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { LengthInput } from './length-input.tsx'

type Props = { boundary: DrawnShape; change: (boundary: DrawnShape) => void; error?: string | undefined }

/** The radius of a circle, or the width of a corridor. */
export function BoundaryNumbers({ boundary, change, error }: Props) {
  const { t } = useTranslation()
  if (boundary.shape === 'circle')
    return (
      <LengthInput
        label={(unit) => t('geofences.coordinates.radius', { unit })}
        metres={boundary.radius}
        change={(radius) => change({ ...boundary, radius })}
        error={error}
      />
    )
  if (boundary.shape === 'corridor')
    return (
      <LengthInput
        label={(unit) => t('geofences.coordinates.width', { unit })}
        metres={boundary.width}
        change={(width) => change({ ...boundary, width })}
        error={error}
      />
    )
  return null
}
