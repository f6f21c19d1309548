import { Button, NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { geofences as routes } from '../../../../shared/geofences/geofences.routes.ts'
import { MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { instantOf, minuteAt } from '../../../../shared/trails/day-range.ts'
import { EXPLAINED_MS } from '../../../../shared/watching/explain/question.ts'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { sortDevices } from '../../../devices/sort-devices.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import styles from './why.module.css'
import { WhyAnswer } from './why-answer.tsx'

const NOON = '12:00'
const WIDTH_PX = 560

type Props = {
  geofences: readonly Geofence[]
  /** The filters of the list of events, which fill in the form. */
  chosen: { geofenceId?: string | undefined; deviceId?: string | undefined }
  close: () => void
}

type Asked = { geofence: Geofence; device: DeviceView; at: number }

const isSame = (asked: Asked, other: Asked | undefined) =>
  asked.geofence.geofenceId === other?.geofence.geofenceId &&
  asked.device.deviceId === other.device.deviceId &&
  asked.at === other.at

/** Asks why a geofence raised nothing for a device at a time. */
export function WhyDialog({ geofences, chosen, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { zone, dayOf } = useTimes()
  const { data: fleet } = useQuery(devicesQuery(client))
  const devices = sortDevices(fleet?.devices ?? [], 'name')
  const [geofenceId, setGeofenceId] = useState(chosen.geofenceId)
  const [deviceId, setDeviceId] = useState(chosen.deviceId)
  const [minute, setMinute] = useState<string | null>(() => minuteAt(Date.now(), zone))
  const geofence = geofences.find((one) => one.geofenceId === geofenceId) ?? geofences[0]
  const device = devices.find((one) => one.deviceId === deviceId) ?? devices[0]
  const at = minute === null ? null : instantOf(minute, zone)
  const asked: Asked | null = geofence && device && at !== null ? { geofence, device, at } : null
  const why = useMutation({
    mutationFn: async ({ geofence, device, at }: Asked) => ({
      geofence,
      device,
      at,
      reply: await client.call(routes.explainGeofence, {
        path: { id: geofence.geofenceId },
        query: { deviceId: device.deviceId, at: toIso(at) },
      }),
    }),
  })
  // Another choice removes the answer, which was about the previous one.
  const isCurrent = asked !== null && isSame(asked, why.variables)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asked !== null && !why.isPending) why.mutate(asked)
  }
  return (
    <Dialog title={t('whyNot.title')} close={close} size={WIDTH_PX}>
      <form className={dialog.body} onSubmit={submit}>
        <p>{t('whyNot.about', { minutes: EXPLAINED_MS / MINUTE_MS })}</p>
        <NativeSelect
          label={t('events.geofence')}
          value={geofence?.geofenceId}
          onChange={({ currentTarget: { value } }) => setGeofenceId(value)}
          data={geofences.map(({ geofenceId: value, name: label }) => ({ value, label }))}
          data-autofocus
        />
        <NativeSelect
          label={t('events.device')}
          value={device?.deviceId}
          onChange={({ currentTarget: { value } }) => setDeviceId(value)}
          data={devices.map(({ deviceId: value, deviceName: label }) => ({ value, label }))}
        />
        <DateField
          label={t('whyNot.time')}
          value={minute ?? ''}
          change={setMinute}
          timeOf={() => NOON}
          lastDay={dayOf(Date.now())}
        />
        <ZoneNote />
        <div aria-live="polite" className={styles.answer}>
          {isCurrent && why.data && <WhyAnswer {...why.data} />}
        </div>
        {isCurrent && why.error !== null && (
          <ProblemNote error={why.error} title={t('whyNot.failed')} context="geofences" />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close}>
            {t('dialog.close')}
          </Button>
          <LoadingButton type="submit" loading={why.isPending} disabled={asked === null}>
            {t('whyNot.ask')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
