import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useSite } from '../../../api/site.tsx'
import { subscriptionsQuery } from '../../../api/subscriptions-query.ts'
import { UnassignDialog } from '../../../devices/assignment/unassign-dialog.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'

type Props = { device: DeviceView; close: () => void }

/** Takes the subscription from the device; not after this month's transfer. */
export function UnassignDeviceDialog({ device: { deviceName, subscriptionId }, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const query = useQuery(subscriptionsQuery(client))
  const subscription = query.data?.find(({ id }) => id === subscriptionId)
  const movableAt = subscription?.transferableAt ?? null
  // it has just lost its subscription elsewhere
  if (subscriptionId === null) return null
  if (movableAt === null)
    return (
      <UnassignDialog
        subscriptionId={subscriptionId}
        deviceName={deviceName}
        failed={t('devicesPage.unassign.failed')}
        close={close}
      />
    )
  return (
    <Dialog title={t('assignment.title', { name: deviceName })} close={close}>
      <div className={dialog.body}>
        <p>
          <strong>{t('devicesPage.unassign.limit')}</strong>
        </p>
        <p>{t('problem.codes.transfer-limit-reached')}</p>
        <p className={dialog.about}>{t('devicesPage.unassign.from', { date: times.longDate(movableAt) })}</p>
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('devicesPage.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
