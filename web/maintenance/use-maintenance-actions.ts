import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { maintenance } from '../../shared/maintenance/maintenance.routes.ts'
import type {
  MaintenanceDoneInput,
  MaintenanceStatus,
  NewMaintenanceInterval,
} from '../../shared/maintenance/maintenance.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { useSite } from '../api/site.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts'
import { MAINTENANCE_KEY } from './maintenance-query.ts'

/** Long enough to see that it was the wrong one. */
const UNDO_SHOWN_MS = 8 * SECOND_MS

const useReload = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: MAINTENANCE_KEY })
}

/** Adds an interval, or saves the one that is edited. The dialog shows what fails. */
export function useSaveMaintenance(edited: MaintenanceStatus | null) {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: ({ deviceId, ...settings }: NewMaintenanceInterval) => {
      if (edited === null)
        return client.call(maintenance.createMaintenance, { body: { deviceId, ...settings } })
      const { lastDone, ...rest } = settings
      const body = lastDone ? { ...rest, lastDone } : rest
      return client.call(maintenance.updateMaintenance, { path: { id: edited.id }, body })
    },
    onSuccess: async () => {
      await reload()
      void toast({ text: t('maintenance.form.saved') })
    },
  })
}

/** Marks something as done, and offers to undo that for some seconds. */
export function useCompleteMaintenance({ id, name }: Pick<MaintenanceStatus, 'id' | 'name'>) {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  const undo = useMutation({
    mutationFn: (at: string) => client.call(maintenance.undoMaintenance, { path: { id }, query: { at } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('maintenance.undone', { name }) })
    },
    onError: useFailureToast(t('maintenance.undoFailed')),
  })
  return useMutation({
    mutationFn: async (done: MaintenanceDoneInput) => {
      const reply = await client.call(maintenance.completeMaintenance, { path: { id }, body: done })
      return reply.maintenance.done
    },
    onSuccess: async ([newest], { at }) => {
      await reload()
      const doneAt = at ?? newest?.at
      void toast({
        text: t('maintenance.markedDone', { name }),
        shownMs: UNDO_SHOWN_MS,
        ...(doneAt != null && { action: { label: t('maintenance.undo'), act: () => undo.mutate(doneAt) } }),
      })
    },
    onError: useFailureToast(t('maintenance.doneFailed')),
  })
}

export function useRemoveMaintenance() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: (id: string) => client.call(maintenance.deleteMaintenance, { path: { id } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('maintenance.removed') })
    },
  })
}
