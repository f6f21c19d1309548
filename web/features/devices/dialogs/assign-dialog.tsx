import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useSite } from '../../../api/site.tsx'
import { subscriptionsQuery } from '../../../api/subscriptions-query.ts'
import { useAssign } from '../../../devices/assignment/use-assignment.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { shortId } from '../../../ui/text/short-id.ts'
import { AssignFailure } from '../subscriptions/assign-failure.tsx'
import { freeSubscriptions } from '../subscriptions/paired-with-free.ts'

type Props = { device: DeviceView; close: () => void }

/** Chooses the subscription that the device gets. */
export function AssignDialog({ device: { deviceId, deviceName }, close }: Props) {
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
