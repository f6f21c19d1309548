import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import { BoundaryDialog } from '../../geofences/boundary/boundary-dialog.tsx'
import { GeofenceDialog } from '../../geofences/dialog/geofence-dialog.tsx'
import { DWELL_MINUTES, draftOf, emptyDraft } from '../../geofences/dialog/geofence-draft.ts'
import { DeleteDialog } from './list/delete-dialog.tsx'
import { TestDialog } from './list/test-dialog.tsx'

export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'boundary' | 'test' | 'delete'; geofence: Geofence }

/** The dialog that is open. */
export function GeofenceDialogs({ open, close }: { open: OpenDialog; close: () => void }) {
  const { t } = useTranslation()
  if (open.kind === 'create')
    return (
      <GeofenceDialog
        title={t('geofences.dialog.createTitle')}
        draft={emptyDraft(DWELL_MINUTES.typed)}
        boundary={null}
        boundaryField="map"
        edited={null}
        close={close}
      />
    )
  const { kind, geofence } = open
  if (kind === 'boundary') return <BoundaryDialog geofence={geofence} close={close} />
  if (kind === 'test') return <TestDialog geofence={geofence} close={close} />
  if (kind === 'delete') return <DeleteDialog geofence={geofence} close={close} />
  return (
    <GeofenceDialog
      title={t('geofences.dialog.editTitle', { name: geofence.name })}
      draft={draftOf(geofence)}
      boundary={geofence}
      boundaryField="kept"
      edited={geofence}
      close={close}
    />
  )
}
