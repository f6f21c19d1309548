import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../../shared/devices/device.ts'
import { type Subscription, TRANSFER_EVERY_MS } from '../../../../../shared/subscriptions/subscription.ts'
import { devicesQuery } from '../../../../api/devices-query.ts'
import { useSite } from '../../../../api/site.tsx'
import { useAssign } from '../../../../devices/assignment/use-assignment.ts'
import { LoadingButton } from '../../../../ui/buttons/loading-button.tsx'
import dialog from '../../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../../ui/feedback/problem-note.tsx'
import { shortId } from '../../../../ui/text/short-id.ts'
import { useTimes } from '../../../../ui/times/clock.tsx'
import { deviceNameOf } from '../device-name-of.ts'

type Props = { subscription: Subscription; close: () => void }

/** Chooses the device of a free subscription, or another one for an assigned one. */
export function AssignDialog({ subscription, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const times = useTimes()
  const [openedAt] = useState(() => Date.now())
  const fleet = useQuery(devicesQuery(client))
  const [deviceId, setDeviceId] = useState('')
  const assign = useAssign(close)
  const { id, assignedDeviceId } = subscription
  const isMove = assignedDeviceId !== null
  const offered = assignableDevices(fleet.data?.devices ?? [], subscription)
  const chosen = offered.find((device) => device.deviceId === deviceId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === undefined || assign.isPending) return
    assign.mutate({ subscriptionId: id, deviceId })
  }
  return (
    <Dialog
      title={t(isMove ? 'subscription.assign.changeTitle' : 'subscription.assign.title', { id: shortId(id) })}
      close={close}
    >
      <form className={dialog.body} onSubmit={submit}>
        {isMove && (
          <p>
            {t('subscription.assign.changeText', {
              name: deviceNameOf(subscription),
              date: times.date(openedAt + TRANSFER_EVERY_MS),
            })}
          </p>
        )}
        {fleet.data === undefined && (
          <p role="status">
            {t(fleet.isError ? 'subscription.assign.devicesFailed' : 'subscription.assign.devicesLoading')}
          </p>
        )}
        {fleet.data !== undefined && offered.length === 0 && <p>{t('subscription.assign.noDevices')}</p>}
        {offered.length > 0 && (
          <NativeSelect
            label={t('subscription.assign.device')}
            value={deviceId}
            onChange={({ currentTarget: { value } }) => setDeviceId(value)}
            data-autofocus
          >
            <option value="">{t('subscription.assign.choose')}</option>
            {offered.map((device) => (
              <option key={device.deviceId} value={device.deviceId} disabled={device.hasSubscription}>
                {device.hasSubscription
                  ? t('subscription.assign.taken', { name: device.deviceName })
                  : device.deviceName}
              </option>
            ))}
          </NativeSelect>
        )}
        {assign.error !== null && (
          <ProblemNote
            error={assign.error}
            context="subscriptions"
            sentence={({ text }) => t('subscription.assign.failed', { reason: text })}
          />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={assign.isPending}>
            {t('subscription.dismiss')}
          </Button>
          {fleet.data !== undefined && offered.length === 0 ? (
            <Button renderRoot={(root) => <Link {...root} to="/dashboard/devices" />}>
              {t('subscription.assign.toDevices')}
            </Button>
          ) : (
            <LoadingButton
              type="submit"
              className={dialog.verb}
              loading={assign.isPending}
              disabled={chosen === undefined}
            >
              {chosen === undefined
                ? t('subscription.assign.confirm')
                : t(isMove ? 'subscription.assign.moveTo' : 'subscription.assign.confirmTo', {
                    name: chosen.deviceName,
                  })}
            </LoadingButton>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/**
 * The devices to choose from, by name: never the one that is assigned now, and for a free subscription only those without
 * one (specification 2.5). Those that already have one are offered last, and cannot be chosen.
 */
export const assignableDevices = <
  Device extends Pick<DeviceView, 'deviceId' | 'deviceName' | 'hasSubscription'>,
>(
  devices: readonly Device[],
  { assignedDeviceId }: Pick<Subscription, 'assignedDeviceId'>,
): Device[] =>
  devices
    .filter(({ deviceId, hasSubscription }) =>
      assignedDeviceId === null ? !hasSubscription : deviceId !== assignedDeviceId,
    )
    .toSorted(
      (one, other) =>
        Number(one.hasSubscription) - Number(other.hasSubscription) ||
        one.deviceName.localeCompare(other.deviceName),
    )
