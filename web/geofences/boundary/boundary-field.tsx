import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import type { DrawnGeofence } from '../../map/features/geofence-features.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import styles from './boundary-field.module.css'
import map from './boundary-map.module.css'
import { BoundaryNumbers } from './boundary-numbers.tsx'
import { CoordinatesForm } from './coordinates-form.tsx'
import type { DrawingState } from './use-drawing.ts'
import { useSizeText } from './use-size-text.ts'

const BoundaryMap = lazy(() =>
  import('./boundary-map.tsx').then((module) => ({ default: module.BoundaryMap })),
)

type Props = {
  boundary: DrawnShape | null
  change: (boundary: DrawnShape, isDone: boolean) => void
  drawing: DrawingState
  others: readonly DrawnGeofence[]
  /** What is wrong with the boundary. */
  problem: string | null
}

/** A boundary on a map, or by its coordinates. */
export function BoundaryField({ boundary, change, drawing, others, problem }: Props) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const [isTyping, setTyping] = useState(false)
  if (isTyping)
    return (
      <CoordinatesForm
        boundary={boundary}
        use={(typed) => {
          setTyping(false)
          change(typed, true)
        }}
        cancel={() => setTyping(false)}
      />
    )
  return (
    <div className={styles.field}>
      <ErrorBoundary fallback={<p className={styles.note}>{t('preview.failed')}</p>}>
        <Suspense fallback={<div className={map.map} />}>
          <BoundaryMap {...{ boundary, change, drawing, others }} enterCoordinates={() => setTyping(true)} />
        </Suspense>
      </ErrorBoundary>
      {boundary === null ? (
        <p className={styles.note}>{t('geofences.dialog.boundaryMissing')}</p>
      ) : (
        <>
          <p className={styles.size}>
            <strong>{t(`geofences.shapes.${boundary.shape}`)}</strong>{' '}
            <output className="numbers">{sizeText(boundary, true)}</output>
          </p>
          <p className={styles.note}>{t('geofences.edit.hint')}</p>
          <BoundaryNumbers boundary={boundary} change={(changed) => change(changed, true)} />
        </>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
