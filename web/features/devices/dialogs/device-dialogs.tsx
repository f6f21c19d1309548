import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { subscriptions as routes } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { subscriptionsQuery } from '../../../api/subscriptions-query.ts'
import { useAssign } from '../../../devices/assignment/use-assignment.ts'
import { EditDeviceDialog } from '../../../devices/dialog/edit-device-dialog.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { ShortcutsDialog } from '../../../ui/keys/shortcuts-dialog.tsx'
import { shortId } from '../../../ui/text/short-id.ts'
import { BulkOutcome } from '../bulk/bulk-outcome.tsx'
import { TagsDialog } from '../bulk/tags-dialog.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import type { OpenDialog } from '../open-dialog.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { freeSubscriptions, pairedWithFree } from './paired-with-free.ts'
import { UnassignDeviceDialog } from './unassign-device-dialog.tsx'

const AddDeviceDialog = lazy(() =>
  import('../../../devices/dialog/add-device-dialog.tsx').then((module) => ({
    default: module.AddDeviceDialog,
  })),
)

type Props = {
  dialog: OpenDialog
  close: () => void
  added: (device: DeviceView) => void
  keepSelected: (devices: readonly DeviceView[]) => void
}

/** The dialog that is open. */
export function DeviceDialogs({ dialog, close, added, keepSelected }: Props) {
  switch (dialog.kind) {
    case 'add':
      return (
        <Suspense>
          <AddDeviceDialog close={close} added={added} />
        </Suspense>
      )
    case 'keys':
      return <DeviceShortcuts close={close} />
    case 'edit':
      return <EditDeviceDialog device={dialog.device} close={close} />
    case 'assign':
      return <AssignDialog device={dialog.device} close={close} />
    case 'unassign':
      return <UnassignDeviceDialog device={dialog.device} close={close} />
    case 'delete':
      return <DeleteDialog device={dialog.device} close={close} />
    case 'tags':
      return <TagsDialog devices={dialog.devices} close={close} keepSelected={keepSelected} />
    case 'assignMany':
      return <AssignManyDialog devices={dialog.devices} close={close} keepSelected={keepSelected} />
  }
}

function DeviceShortcuts({ close }: { close: () => void }) {
  const { t } = useTranslation()
  return (
    <ShortcutsDialog
      close={close}
      shortcuts={[
        [['/'], t('keys.search')],
        [['↑', '↓'], t('keys.arrows')],
        [['Enter'], t('devicesPage.keys.open')],
        [['x'], t('devicesPage.keys.select')],
        [['a'], t('devicesPage.keys.selectAll')],
        [['e'], t('devicesPage.keys.edit')],
        [['?'], t('keys.show')],
      ]}
    />
  )
}

type Pair = { device: DeviceView; subscriptionId: string }
type AssignManyDialogProps = {
  devices: readonly DeviceView[]
  close: () => void
  /** Keeps the devices selected that did not get one. */
  keepSelected: (devices: readonly DeviceView[]) => void
}

/** Gives each selected device without a subscription one of those without a device, as far as they go. */
function AssignManyDialog({ devices, close, keepSelected }: AssignManyDialogProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(subscriptionsQuery(client))
  const bulk = useBulk(({ device: { deviceId }, subscriptionId }: Pair) =>
    client.call(routes.assignSubscription, { path: { id: subscriptionId }, body: { deviceId } }),
  )
  const wanting = devices.filter(({ hasSubscription }) => !hasSubscription)
  const pairs = pairedWithFree(wanting, query.data ?? [])
  const left = wanting.length - pairs.length
  const start = () =>
    bulk.start(pairs, {
      onSuccess: (failures) => {
        keepSelected(failures.map(({ item }) => item.device))
        if (failures.length > 0) return
        void toast({ text: t('devicesPage.assignMany.done', { count: pairs.length }) })
        close()
      },
    })
  return (
    <Dialog title={t('devicesPage.assignMany.title')} close={close} locked={bulk.isRunning}>
      <div className={dialog.body}>
        <QueryProblem
          query={query}
          title={t('devicesPage.assign.loadFailed')}
          stale={t('devicesPage.assign.stale')}
        />
        {wanting.length === 0 && <p role="status">{t('devicesPage.assignMany.allHave')}</p>}
        {wanting.length > 0 && query.data !== undefined && (
          <p>{t('devicesPage.assignMany.text', { count: pairs.length })}</p>
        )}
        {left > 0 && query.data !== undefined && (
          <p className={dialog.about}>{t('devicesPage.assignMany.left', { count: left })}</p>
        )}
        <BulkOutcome {...bulk} />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={bulk.isRunning} data-autofocus>
            {t('devicesPage.cancel')}
          </Button>
          <LoadingButton loading={bulk.isRunning} disabled={pairs.length === 0} onClick={start}>
            {t('devicesPage.assignMany.submit', { count: pairs.length })}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}

type AssignDialogProps = { device: DeviceView; close: () => void }

/** Chooses the subscription that the device gets. */
function AssignDialog({ device: { deviceId, deviceName }, close }: AssignDialogProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const query = useQuery(subscriptionsQuery(client))
  const [chosenId, setChosenId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const assign = useAssign(close)
  const onError = useFailureToast(t('devicesPage.assign.failed'), 'subscriptions')
  const free = freeSubscriptions(query.data ?? [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(chosenId === '')
    if (chosenId !== '' && !assign.isPending)
      assign.mutate({ subscriptionId: chosenId, deviceId }, { onError })
  }
  const choices = free.map(({ id, planType }) => ({
    value: id,
    label: t('devicesPage.assign.option', { id: shortId(id), plan: t(`devicesPage.plans.${planType}`) }),
  }))
  return (
    <Dialog title={t('devicesPage.assign.title', { name: deviceName })} close={close}>
      <form className={dialog.body} onSubmit={submit} noValidate>
        <p>{t('devicesPage.assign.text')}</p>
        <QueryProblem
          query={query}
          title={t('devicesPage.assign.loadFailed')}
          stale={t('devicesPage.assign.stale')}
        />
        {query.data !== undefined && free.length === 0 && <p role="status">{t('devicesPage.assign.none')}</p>}
        <NativeSelect
          label={t('devicesPage.assign.label')}
          value={chosenId}
          disabled={query.isPending}
          error={isMissing && chosenId === '' && t('devicesPage.assign.missing')}
          onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
          data={[{ value: '', label: t('devicesPage.assign.choose') }, ...choices]}
          data-autofocus
        />
        {assign.error !== null && <AssignFailure error={assign.error} />}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close}>
            {t('devicesPage.cancel')}
          </Button>
          <LoadingButton type="submit" loading={assign.isPending}>
            {t('devicesPage.assign.submit')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}

const SERVER_ERROR = 500

/** A subscription that could not be assigned: the server refused it, or something failed. */
function AssignFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const isRefused = error instanceof ApiProblem && error.status > 0 && error.status < SERVER_ERROR
  const title = isRefused ? t('devicesPage.assign.refused') : t('devicesPage.assign.error')
  return <ProblemNote error={error} title={title} context="subscriptions" />
}
