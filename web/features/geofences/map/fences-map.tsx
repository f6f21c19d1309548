import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../../shared/geofences/boundary.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { NEW_CORRIDOR_WIDTH_M } from '../../../geofences/boundary/new-corridor.ts'
import type { DrawingState } from '../../../geofences/boundary/use-drawing.ts'
import { usePlaces } from '../../../geofences/boundary/use-places.ts'
import { useRouteBase } from '../../../map/base/use-route-base.ts'
import { BaseMap } from '../../../map/base-map.tsx'
import { GeofenceCamera } from '../../../map/camera/geofence-camera.tsx'
import { maxZoomOf } from '../../../map/camera/max-zoom.ts'
import { DrawBoundary } from '../../../map/drawing/draw-boundary.tsx'
import { EditedGeofenceLayer } from '../../../map/layers/edited-geofence-layer.tsx'
import { GeofencesLayer } from '../../../map/layers/geofences-layer.tsx'
import { MapNotices } from '../../../map/map-notices.tsx'
import { NoMap } from '../../../map/no-map.tsx'
import { DevicesOnMap } from './devices-on-map.tsx'

type Props = {
  geofences: readonly Geofence[]
  isLoaded: boolean
  drawing: DrawingState
  /** A finished boundary that is being named. */
  drawn: DrawnShape | null
  selected: Geofence | undefined
  /** Undefined while drawing, when a press adds a corner. */
  select: ((geofenceId: string) => void) | undefined
}

/** The satellite map with all geofences and devices. */
export function FencesMap({ geofences, isLoaded, drawing, drawn, selected, select }: Props) {
  const { t } = useTranslation()
  const { base, keyMissing } = useRouteBase()
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const all = usePlaces(geofences)
  const one = usePlaces(selected === undefined ? geofences : [selected])
  if (failed) return <NoMap />
  const subject = isLoaded && all.isLoaded ? (selected?.geofenceId ?? 'all') : null
  return (
    <>
      <BaseMap base={base} label={t('geofences.map')} failed={fail}>
        <GeofencesLayer geofences={geofences} selectedId={selected?.geofenceId ?? null} select={select} />
        {drawn !== null && <EditedGeofenceLayer boundary={drawn} />}
        <DevicesOnMap />
        {drawing.shape !== null && (
          <DrawBoundary {...drawing} shape={drawing.shape} widthM={NEW_CORRIDOR_WIDTH_M} />
        )}
        <GeofenceCamera subject={subject} places={one.places} maxZoom={maxZoomOf(base)} />
      </BaseMap>
      <MapNotices keyMissing={keyMissing} base={base} />
    </>
  )
}
