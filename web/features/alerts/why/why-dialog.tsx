import { Button, NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { alerts } from '../../../../shared/alerts/alerts.routes.ts'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { toIso } from '../../../../shared/time.ts'
import { instantOf, minuteAt } from '../../../../shared/trails/day-range.ts'
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
  rules: readonly AlertRule[]
  /** What the list of events is narrowed to. */
  chosen: { ruleId: string | undefined; deviceId: string | undefined }
  close: () => void
}

type Asked = { rule: AlertRule; device: DeviceView; at: number }

const isSame = (asked: Asked, other: Asked | undefined) =>
  asked.rule.id === other?.rule.id && asked.device.deviceId === other.device.deviceId && asked.at === other.at

/** Asks why a rule raised nothing for a device at a time. */
export function WhyDialog({ rules, chosen, close }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { zone, dayOf } = useTimes()
  const { data: fleet } = useQuery(devicesQuery(client))
  const devices = sortDevices(fleet?.devices ?? [], 'name')
  const [ruleId, setRuleId] = useState(chosen.ruleId)
  const [deviceId, setDeviceId] = useState(chosen.deviceId)
  const [minute, setMinute] = useState<string | null>(() => minuteAt(Date.now(), zone))
  const rule = rules.find(({ id }) => id === ruleId) ?? rules[0]
  const device = devices.find((one) => one.deviceId === deviceId) ?? devices[0]
  const at = minute === null ? null : instantOf(minute, zone)
  const asked: Asked | null = rule && device && at !== null ? { rule, device, at } : null
  const why = useMutation({
    mutationFn: async ({ rule, device, at }: Asked) => ({
      rule,
      device,
      at,
      reply: await client.call(alerts.explainAlertRule, {
        path: { id: rule.id },
        query: { deviceId: device.deviceId, at: toIso(at) },
      }),
    }),
  })
  // Another choice takes the answer away: it would be about something else.
  const isCurrent = asked !== null && isSame(asked, why.variables)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asked !== null && !why.isPending) why.mutate(asked)
  }
  return (
    <Dialog title={t('alerts.why.title')} close={close} size={WIDTH_PX}>
      <form className={dialog.body} onSubmit={submit}>
        <p>{t('alerts.why.about')}</p>
        <NativeSelect
          label={t('alerts.events.rule')}
          value={rule?.id}
          onChange={({ currentTarget: { value } }) => setRuleId(value)}
          data={rules.map(({ id: value, name: label }) => ({ value, label }))}
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
          <ProblemNote error={why.error} title={t('alerts.why.failed')} context="alerts" />
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close}>
            {t('dialog.close')}
          </Button>
          <LoadingButton type="submit" loading={why.isPending} disabled={asked === null}>
            {t('alerts.why.ask')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
