import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { useRouteBase } from '../../map/base/use-base-style.ts'
import { BaseMap } from '../../map/base-map.tsx'
import { GeofenceCamera } from '../../map/camera/geofence-camera.tsx'
import { maxZoomOf } from '../../map/camera/max-zoom.ts'
import { BoundaryHandles } from '../../map/drawing/boundary-handles.tsx'
import { DrawBoundary } from '../../map/drawing/draw-boundary.tsx'
import type { DrawnGeofence } from '../../map/features/geofence-features.ts'
import { EditedGeofenceLayer } from '../../map/layers/edited-geofence-layer.tsx'
import { GeofencesLayer } from '../../map/layers/geofences-layer.tsx'
import { NoMap } from '../../map/no-map.tsx'
import styles from './boundary-map.module.css'
import { DrawingTools } from './drawing-tools.tsx'
import type { DrawingState } from './use-drawing.ts'
import { NEW_CORRIDOR_WIDTH_M } from './use-drawing.ts'
import { usePlaces } from './use-places.ts'

type Props = {
  boundary: DrawnShape | null
  /** `isDone` is false while a handle is being dragged. */
  change: (boundary: DrawnShape, isDone: boolean) => void
  drawing: DrawingState
  enterCoordinates: () => void
  /** The other geofences, shown beneath. */
  others: readonly DrawnGeofence[]
}

/** A map in a dialog, on which one boundary is drawn and edited. */
export function BoundaryMap({ boundary, change, drawing, enterCoordinates, others }: Props) {
  const { t } = useTranslation()
  const { base } = useRouteBase()
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const [opened] = useState(() => (boundary === null ? others : [boundary]))
  const { isLoaded, places } = usePlaces(opened)
  const handleLabel = useHandleLabel()
  if (failed) return <NoMap />
  return (
    <div className={styles.map}>
      <BaseMap base={base} label={t('geofences.edit.map')} failed={fail}>
        <GeofencesLayer geofences={others} />
        {boundary !== null && drawing.shape === null && (
          <>
            <EditedGeofenceLayer boundary={boundary} />
            <BoundaryHandles boundary={boundary} change={change} label={handleLabel} />
          </>
        )}
        {drawing.shape !== null && (
          <DrawBoundary {...drawing} shape={drawing.shape} widthM={NEW_CORRIDOR_WIDTH_M} />
        )}
        <GeofenceCamera subject={isLoaded ? 'loaded' : null} places={places} maxZoom={maxZoomOf(base)} />
      </BaseMap>
      <div className={styles.tools}>
        <DrawingTools drawing={drawing} enterCoordinates={enterCoordinates} />
      </div>
    </div>
  )
}

function useHandleLabel() {
  const { t } = useTranslation()
  return ({ kind, index }: { kind: 'corner' | 'middle' | 'centre' | 'edge'; index: number }) =>
    t(`geofences.edit.handle.${kind}`, { number: index + 1 })
}
