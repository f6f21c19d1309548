import { Skeleton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeviceDeletion } from '../../../../shared/devices/deletion.ts'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { devices } from '../../../../shared/devices/devices.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { useReload } from '../../../devices/use-reload.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import styles from './delete-dialog.module.css'

type Props = { device: DeviceView; close: () => void }

/** Says what happens to all that depends on the device, and deletes it. */
export function DeleteDialog({ device: { deviceId, deviceName: name }, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const deletionTexts = useDeletionTexts()
  const query = useQuery({
    queryKey: ['device-deletion', deviceId],
    queryFn: () => client.call(devices.getDeletion, { path: { id: deviceId } }),
    // as things are now, not as they were when the dialog was open before
    gcTime: 0,
  })
  const remove = useDeleteDevice(deviceId)
  return (
    <ConfirmDialog
      title={t('devicesPage.delete.title', { name })}
      cancelText={t('devicesPage.cancel')}
      verb={t('devicesPage.delete.confirm', { name })}
      close={close}
      confirm={() => remove.mutate(undefined, { onSuccess: close })}
      isPending={remove.isPending}
      isDisabled={query.data === undefined}
      locked={remove.isPending}
    >
      <QueryProblem query={query} title={t('devicesPage.delete.loadFailed')} stale="" context="devices" />
      {query.isPending && (
        <div role="status" aria-label={t('devicesPage.delete.loading')}>
          <Skeleton height={14} width="80%" />
          <Skeleton height={14} width="70%" mt={10} />
          <Skeleton height={14} width="75%" mt={10} />
        </div>
      )}
      {query.data && (
        <>
          <p>
            <strong>{t('devicesPage.delete.intro')}</strong>
          </p>
          <ul className={styles.consequences}>
            {deletionTexts(query.data).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {remove.error !== null && (
        <ProblemNote error={remove.error} title={t('devicesPage.delete.failed')} context="devices" />
      )}
    </ConfirmDialog>
  )
}

function useDeleteDevice(deviceId: string) {
  const { t } = useTranslation()
  const { client } = useSite()
  const reload = useReload()
  return useMutation({
    mutationFn: () => client.call(devices.deleteDevice, { path: { id: deviceId } }),
    onSuccess: () => void toast({ text: t('devicesPage.delete.done') }),
    onError: useFailureToast(t('devicesPage.delete.failed'), 'devices'),
    onSettled: reload,
  })
}

/** The consequences of deleting a device, in sentences. What stays is left out. */
function useDeletionTexts(): (deletion: DeviceDeletion) => string[] {
  const { t } = useTranslation()
  const times = useTimes()
  return (deletion) => {
    const { subscriptionFreed, subscriptionAssignableAt: from } = deletion
    const subscription =
      from === null
        ? t('devicesPage.delete.subscription')
        : t('devicesPage.delete.subscriptionFrom', { date: times.longDate(from) })
    const counts: [count: number, key: CountKey][] = [
      [deletion.shareLinksEnded, 'sharesEnded'],
      [deletion.shareLinksNarrowed, 'sharesNarrowed'],
      [deletion.geofencesDisabled, 'geofencesDisabled'],
      [deletion.geofencesNarrowed, 'geofencesNarrowed'],
      [deletion.rulesDisabled, 'rulesDisabled'],
      [deletion.rulesNarrowed, 'rulesNarrowed'],
      [deletion.schedulesDisabled, 'schedulesDisabled'],
      [deletion.schedulesNarrowed, 'schedulesNarrowed'],
      [deletion.commandsDropped, 'commands'],
      [deletion.maintenanceRemoved, 'maintenance'],
      [deletion.tripNotesRemoved, 'tripNotes'],
    ]
    return [
      t(deletion.positionsStored ? 'devicesPage.delete.positions' : 'devicesPage.delete.noPositions'),
      ...counts.flatMap(([count, key]) => (count === 0 ? [] : t(`devicesPage.delete.${key}`, { count }))),
      ...(deletion.hasCredentials ? [t('devicesPage.delete.credentials')] : []),
      ...(subscriptionFreed ? [subscription] : []),
    ]
  }
}

type CountKey =
  | 'sharesEnded'
  | 'sharesNarrowed'
  | 'geofencesDisabled'
  | 'geofencesNarrowed'
  | 'rulesDisabled'
  | 'rulesNarrowed'
  | 'schedulesDisabled'
  | 'schedulesNarrowed'
  | 'commands'
  | 'maintenance'
  | 'tripNotes'
