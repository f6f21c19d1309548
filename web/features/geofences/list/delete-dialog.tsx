import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { useDeleteGeofence } from '../../../geofences/use-geofence-actions.ts'
import { ConfirmButtons } from '../../../ui/buttons/confirm-buttons.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'

/** Asks for confirmation and deletes the geofence. */
export function DeleteDialog({ geofence, close }: { geofence: Geofence; close: () => void }) {
  const { t } = useTranslation()
  const { geofenceId, name } = geofence
  const remove = useDeleteGeofence()
  return (
    <Dialog title={t('geofences.delete.title', { name })} close={close}>
      <div className={dialog.body}>
        <p>{t('geofences.delete.text')}</p>
        {remove.error !== null && <ProblemNote error={remove.error} context="geofences" />}
        <ConfirmButtons
          cancelText={t('geofences.cancel')}
          verb={t('geofences.delete.confirm', { name })}
          close={close}
          confirm={() => remove.mutate(geofenceId, { onSuccess: close })}
          isPending={remove.isPending}
        />
      </div>
    </Dialog>
  )
}
