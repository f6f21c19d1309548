import { Button, NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { toIso } from '../../../shared/time.ts'
import { instantOf, minuteAt } from '../../../shared/trails/day-range.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { sortDevices } from '../../devices/sort-devices.ts'
import type { FailureContext } from '../../i18n/en/problem.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { ZoneNote } from '../../ui/times/zone-note.tsx'
import styles from './why.module.css'

const NOON = '12:00'
const WIDTH_PX = 560

/** A geofence or a rule that may have raised something. */
type Subject = { id: string; name: string }
/** About which subject and device, and which time, epoch ms. */
type Asked<One> = { subject: One; device: DeviceView; at: number }

type Props<One, Reply> = {
  subjects: readonly One[]
  /** The filter of the list of events, which fills in the form. */
  chosen: { subjectId: string | undefined; deviceId: string | undefined }
  texts: { title: string; about: string; subject: string; failed: string; ask: string }
  context: FailureContext
  explain: (subjectId: string, query: { deviceId: string; at: string }) => Promise<Reply>
  answer: (answered: Asked<One> & { reply: Reply }) => ReactNode
  close: () => void
}

const isSame = (asked: Asked<Subject>, other: Asked<Subject> | undefined) =>
  asked.subject.id === other?.subject.id &&
  asked.device.deviceId === other.device.deviceId &&
  asked.at === other.at

/** Asks why a geofence or rule raised nothing for a device at a time. */
export function WhyDialog<One extends Subject, Reply>({
  subjects,
  chosen,
  texts,
  context,
  explain,
  answer,
  close,
}: Props<One, Reply>) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { zone, dayOf } = useTimes()
  const { data: fleet } = useQuery(devicesQuery(client))
  const devices = sortDevices(fleet?.devices ?? [], 'name')
  const [subjectId, setSubjectId] = useState(chosen.subjectId)
  const [deviceId, setDeviceId] = useState(chosen.deviceId)
  const [minute, setMinute] = useState<string | null>(() => minuteAt(Date.now(), zone))
  const subject = subjects.find(({ id }) => id === subjectId) ?? subjects[0]
  const device = devices.find((one) => one.deviceId === deviceId) ?? devices[0]
  const at = minute === null ? null : instantOf(minute, zone)
  const asked: Asked<One> | null = subject && device && at !== null ? { subject, device, at } : null
  const why = useMutation({
    mutationFn: async ({ subject, device, at }: Asked<One>) => ({
      subject,
      device,
      at,
      reply: await explain(subject.id, { deviceId: device.deviceId, at: toIso(at) }),
    }),
  })
  // Another choice removes the answer, which was about the previous one.
  const isCurrent = asked !== null && isSame(asked, why.variables)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asked !== null && !why.isPending) why.mutate(asked)
  }
  return (
    <Dialog title={texts.title} close={close} size={WIDTH_PX}>
      <form className={dialog.body} onSubmit={submit}>
        <p>{texts.about}</p>
        <NativeSelect
          label={texts.subject}
          value={subject?.id}
          onChange={({ currentTarget: { value } }) => setSubjectId(value)}
          data={subjects.map(({ id: value, name: label }) => ({ value, label }))}
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
          {isCurrent && why.data && answer(why.data)}
        </div>
        {isCurrent && why.error !== null && (
          <ProblemNote error={why.error} title={texts.failed} context={context} />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close}>
            {t('dialog.close')}
          </Button>
          <LoadingButton type="submit" loading={why.isPending} disabled={asked === null}>
            {texts.ask}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
