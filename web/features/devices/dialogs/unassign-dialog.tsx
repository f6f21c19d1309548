import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { TRANSFER_EVERY_MS } from '../../../../shared/subscriptions/subscription.ts'
import { useSite } from '../../../api/site.tsx'
import { subscriptionsQuery } from '../../../api/subscriptions-query.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { useUnassign } from '../subscriptions/use-assignment.ts'

type Props = { device: DeviceView; close: () => void }

/** Takes the subscription from the device, after saying what that means; not after this month's transfer. */
export function UnassignDialog({ device: { deviceName: name, subscriptionId }, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const now = useNow()
  const query = useQuery(subscriptionsQuery(client))
  const unassign = useUnassign()
  const subscription = query.data?.find(({ id }) => id === subscriptionId)
  const movableAt = subscription?.transferableAt ?? null
  const title = t('devicesPage.unassign.title', { name })
  if (movableAt !== null)
    return (
      <Dialog title={title} close={close}>
        <div className={dialog.body}>
          <p>
            <strong>{t('devicesPage.unassign.limit')}</strong>
          </p>
          <p>{t('problem.codes.transfer-limit-reached')}</p>
          <p className={dialog.about}>
            {t('devicesPage.unassign.from', { date: times.longDate(movableAt) })}
          </p>
          <div className={dialog.buttons}>
            <Button variant="default" onClick={close} data-autofocus>
              {t('devicesPage.close')}
            </Button>
          </div>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={title} close={close}>
      <div className={dialog.body}>
        <p>{t('devicesPage.unassign.text', { name })}</p>
        <p>{t('devicesPage.unassign.transfer', { date: times.longDate(now + TRANSFER_EVERY_MS) })}</p>
        {unassign.error !== null && (
          <ProblemNote error={unassign.error} title={t('devicesPage.unassign.failed')} />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={unassign.isPending} data-autofocus>
            {t('devicesPage.cancel')}
          </Button>
          <LoadingButton
            className={dialog.verb}
            data-danger
            loading={unassign.isPending}
            onClick={() => subscriptionId !== null && unassign.mutate(subscriptionId, { onSuccess: close })}
          >
            {t('devicesPage.unassign.confirm', { name })}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}
