import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { SwitchKind } from '../../../shared/commands/command.ts'
import { AWAKE_INTERVAL_SECONDS, SWITCH_TEXTS } from '../../../shared/commands/command-text.ts'
import { commands } from '../../../shared/commands/commands.routes.ts'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'
import type { Client } from '../../../shared/http/client.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { DEVICES_KEY } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { ConfirmButtons } from '../../ui/buttons/confirm-buttons.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { UNKNOWN } from '../../ui/format.ts'
import { AgeText } from '../../ui/times/age.tsx'
import { durationInOneUnit } from '../../ui/times/duration-text.ts'
import { useNow } from '../../ui/times/now.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { useCommandFormatter } from '../command-formatter.ts'
import { RELAY_ICONS } from '../relay-icons.ts'
import { useSendCommand } from '../use-commands.ts'
import { AcceptedCommand } from './accepted-command.tsx'
import styles from './dialogs.module.css'
import { type ExpectedWait, expectedWait } from './expected-wait.ts'
import { interlockPreview } from './interlock-preview.ts'
import { asksAgain, SignInAgain } from './sign-in-again.tsx'

const REFRESH_LIST_AFTER_MS = SECOND_MS
/** Which of the specification's failure texts applies. */
const FAILED = { cut: 'relay', restore: 'relay', storeOn: 'storage', storeOff: 'storage' } as const

type Props = { name: SwitchKind; device: DeviceView; close: () => void }

/** Confirms a switch: what it does to which device, and how long it takes. */
export function SwitchDialog({ name, device, close }: Props) {
  const { t } = useTranslation()
  const { detailText } = useCommandFormatter()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { deviceId, deviceName } = device
  const send = useSendCommand(deviceId)
  const RelayIcon = name === 'cut' || name === 'restore' ? RELAY_ICONS[name] : null
  const verb = t(`commands.verbs.${name}`, { name: deviceName })
  const answer = send.data

  const onSuccess = ({ Code }: { Code: number }) => {
    if (Code !== 200) return
    sendHint(client, deviceId, name, Date.now())
    window.setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: DEVICES_KEY }),
      REFRESH_LIST_AFTER_MS,
    )
    close()
  }

  if (answer?.Code === 202)
    return (
      <Dialog title={verb} close={close}>
        <div className={dialog.body}>
          <AcceptedCommand deviceId={deviceId} accepted={answer} />
          <div className={dialog.buttons}>
            <Button onClick={close}>{t('commands.close')}</Button>
          </div>
        </div>
      </Dialog>
    )
  if (asksAgain(send))
    return (
      <Dialog title={verb} close={close} locked={send.isPending}>
        <Suspense>
          <SignInAgain
            verb={verb}
            send={(token) => send.mutateAsync({ text: SWITCH_TEXTS[name], token }, { onSuccess })}
            close={close}
          />
        </Suspense>
      </Dialog>
    )
  return (
    <Dialog title={verb} close={close} locked={send.isPending}>
      <div className={dialog.body}>
        <p>{t(`commands.consequences.${name}`, { seconds: AWAKE_INTERVAL_SECONDS })}</p>
        {name === 'cut' && <CutFacts tracking={device.tracking} />}
        <p>{waitText(t, expectedWait(name, device))}</p>
        {answer?.Code === 403 && <InlineFailure text={detailText(answer)} />}
        {send.error && (
          <ProblemNote
            error={send.error}
            context="commands"
            sentence={({ text }) => t(`commands.failed.${FAILED[name]}`, { reason: text })}
          />
        )}
        <ConfirmButtons
          cancelText={t('commands.cancel')}
          verb={verb}
          close={close}
          confirm={() => send.mutate({ text: SWITCH_TEXTS[name] }, { onSuccess })}
          isPending={send.isPending}
          isDanger={name === 'cut'}
          icon={RelayIcon && <RelayIcon size={18} stroke={1.8} aria-hidden="true" />}
        />
      </div>
    </Dialog>
  )
}

function waitText(t: TFunction, wait: ExpectedWait): string {
  if (wait.kind !== 'nextReport') return t(`commands.times.${wait.kind}`)
  return t('commands.times.nextReport', { interval: durationInOneUnit(t, wait.intervalSeconds, Math.ceil) })
}

/** The speed and the age of the position, and what the relay interlock makes of them. */
function CutFacts({ tracking }: { tracking: Tracking | null }) {
  const { t } = useTranslation()
  const { speedText } = useUnits()
  const { interlockLimits } = useCommandFormatter()
  const preview = interlockPreview(tracking, useNow())
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('commands.facts.speed')}</dt>
          <dd>{tracking === null ? UNKNOWN : speedText(tracking.speed)}</dd>
        </div>
        <div>
          <dt>{t('commands.facts.fix')}</dt>
          <dd>{tracking?.GPSTime ? <AgeText at={tracking.GPSTime} /> : t('commands.facts.none')}</dd>
        </div>
      </dl>
      <p className={styles.interlock} data-held={preview !== 'open' || undefined}>
        {t(`commands.interlock.${preview}`, interlockLimits)}
      </p>
    </>
  )
}

/** Tells the server which state an accepted switch should lead to. The hint is optional, so a failure is only logged. */
function sendHint(client: Client, deviceId: string, name: SwitchKind, now: number): void {
  const path = { id: deviceId }
  const updatedAt = toIso(now)
  if (name === 'cut' || name === 'restore') {
    const relayStatus = name === 'cut' ? 'cut' : 'restored'
    client
      .call(commands.hintRelayStatus, { path, body: { relayStatus, updatedAt } })
      .catch((error: unknown) => console.warn('Failed to update relay status:', error))
    return
  }
  client
    .call(commands.hintStorageMode, { path, body: { isInStorageMode: name === 'storeOn', updatedAt } })
    .catch((error: unknown) => console.warn('Failed to update storage mode:', error))
}
