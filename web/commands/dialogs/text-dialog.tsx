import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SwitchKind } from '../../../shared/commands/command.ts'
import { switchSetBy } from '../../../shared/commands/command-text.ts'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useCommandFormatter } from '../command-formatter.ts'
import { useSendCommand } from '../use-commands.ts'
import { AcceptedCommand } from './accepted-command.tsx'
import styles from './dialogs.module.css'
import { asksAgain, SignInAgain } from './sign-in-again.tsx'

const CLOSE_AFTER_MS = 2 * SECOND_MS

type Props = {
  device: DeviceView
  close: () => void
  /** Called instead of sending a text that sets a switch. */
  confirmSwitch: (kind: SwitchKind) => void
}

/** Sends a text command. */
export function TextDialog({ device, close, confirmSwitch }: Props) {
  const { t } = useTranslation()
  const { detailText } = useCommandFormatter()
  const send = useSendCommand(device.deviceId)
  const [text, setText] = useState('')
  const [touched, setTouched] = useState(false)
  const isBlank = text.trim() === ''
  const answer = send.data
  const isSent = answer?.Code === 200
  const isWaiting = answer?.Code === 202
  useCloseAfter(isSent, close)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank || send.isPending) return
    const switched = switchSetBy(text)
    if (switched !== null) return confirmSwitch(switched)
    send.mutate({ text: text.trim() })
  }

  if (asksAgain(send))
    return (
      <Dialog
        title={t('commands.text.title', { name: device.deviceName })}
        close={close}
        locked={send.isPending}
      >
        <Suspense>
          <SignInAgain
            verb={t('commands.text.send')}
            send={(token) => send.mutateAsync({ text: text.trim(), token })}
            close={close}
          />
        </Suspense>
      </Dialog>
    )
  return (
    <Dialog
      title={t('commands.text.title', { name: device.deviceName })}
      close={close}
      locked={send.isPending}
    >
      <form onSubmit={submit} noValidate className={dialog.body}>
        {!isSent && !isWaiting && (
          <TextInput
            label={t('commands.text.label')}
            description={t('commands.text.hint')}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setTouched(true)
              send.reset()
            }}
            onKeyDown={({ key }) => key === 'Enter' && setTouched(true)}
            error={touched && isBlank && t('errors.validation')}
            readOnly={send.isPending}
            classNames={{ input: styles.verbatim }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
          />
        )}
        {isWaiting && <AcceptedCommand deviceId={device.deviceId} accepted={answer} />}
        {isSent && (
          <p className={styles.sent} role="status">
            <IconCircleCheck size={18} aria-hidden="true" />
            {t('devices.commandSent')}
          </p>
        )}
        {answer?.Code === 403 && <InlineFailure text={detailText(answer)} />}
        {send.error && (
          <ProblemNote
            error={send.error}
            context="commands"
            sentence={({ text: reason, isKnown }) =>
              isKnown ? t('commands.failed.text', { reason }) : t('devices.commandFailed')
            }
          />
        )}
        <div className={dialog.buttons}>
          {isSent || isWaiting ? (
            <Button onClick={close}>{t('commands.close')}</Button>
          ) : (
            <>
              <Button variant="default" onClick={close} disabled={send.isPending}>
                {t('commands.cancel')}
              </Button>
              <LoadingButton type="submit" disabled={isBlank} loading={send.isPending}>
                {t('commands.text.send')}
              </LoadingButton>
            </>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** Closes the dialog a moment after success. */
function useCloseAfter(done: boolean, close: () => void) {
  const newest = useRef(close)
  newest.current = close
  useEffect(() => {
    if (!done) return
    const timer = window.setTimeout(() => newest.current(), CLOSE_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [done])
}
