import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { subscriptions as routes } from '../../../../shared/subscriptions/subscriptions.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { subscriptionsQuery } from '../../../api/subscriptions-query.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { pairedWithFree } from '../subscriptions/paired-with-free.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import { useBulk } from './use-bulk.ts'

type Pair = { device: DeviceView; subscriptionId: string }
type Props = {
  devices: readonly DeviceView[]
  close: () => void
  /** Keeps the devices selected that did not get one. */
  keepSelected: (devices: readonly DeviceView[]) => void
}

/** Gives each selected device without a subscription one of those without a device, as far as they go. */
export function AssignManyDialog({ devices, close, keepSelected }: Props) {
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
