import { useTranslation } from 'react-i18next'
import type { Point } from '../../shared/geo/point.ts'
import { wirePoint } from '../map/boundaries/wire-points.ts'
import { GeofenceDialog } from './dialog/geofence-dialog.tsx'
import { DWELL_MINUTES, emptyDraft } from './dialog/geofence-draft.ts'

/** The radius of the circle around the place, metres. */
const RADIUS_M = 200

/** `name` is that of the geofence, to begin with. */
export type FenceHere = { at: Point; name: string; close: () => void }

/** A new geofence around a place: a circle, which can be changed. */
export function FenceHereDialog({ at, name, close }: FenceHere) {
  const { t } = useTranslation()
  return (
    <GeofenceDialog
      title={t('geofences.dialog.createTitle')}
      draft={{ ...emptyDraft(DWELL_MINUTES.drawn), name }}
      boundary={{ shape: 'circle', points: [wirePoint(at)], radius: RADIUS_M, width: null }}
      boundaryField="map"
      edited={null}
      close={close}
    />
  )
}
