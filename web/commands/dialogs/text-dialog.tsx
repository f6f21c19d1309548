import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import dialog from '../../ui/dialog.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { failureReason } from '../failure-reason.ts'
import { useSendCommand } from '../use-send-command.ts'
import { AcceptedCommand } from './accepted-command.tsx'
import styles from './dialogs.module.css'

const CLOSES_AFTER_MS = 2 * SECOND_MS

/** Sends a command as text. */
export function TextDialog({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  const send = useSendCommand(device.deviceId)
  const [text, setText] = useState('')
  const [touched, setTouched] = useState(false)
  const blank = text.trim() === ''
  const taken = send.data
  const sent = taken?.Code === 200
  useClosing(sent, close)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!blank && !send.isPending) send.mutate(text.trim())
  }
  const failure = () => {
    if (taken?.Code === 403) return taken.ErrMsg || t('devices.commandFailed')
    if (send.error === null) return null
    const reason = failureReason(t, send.error)
    return reason === '' ? t('devices.commandFailed') : t('commands.failed.text', { reason })
  }
  const failed = failure()

  return (
    <Dialog
      title={t('commands.text.title', { name: device.deviceName })}
      close={close}
      locked={send.isPending}
    >
      <form onSubmit={submit} noValidate className={dialog.body}>
        {!sent && taken?.Code !== 202 && (
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
            error={touched && blank && t('errors.validation')}
            readOnly={send.isPending}
            classNames={{ input: styles.verbatim }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
          />
        )}
        {taken?.Code === 202 && <AcceptedCommand deviceId={device.deviceId} taken={taken} />}
        {sent && (
          <p className={styles.sent} role="status">
            <IconCircleCheck size={18} aria-hidden="true" />
            {t('devices.commandSent')}
          </p>
        )}
        {failed !== null && <InlineFailure text={failed} />}
        <div className={dialog.buttons}>
          {sent || taken?.Code === 202 ? (
            <Button onClick={close}>{t('commands.close')}</Button>
          ) : (
            <>
              <Button variant="default" onClick={close} disabled={send.isPending}>
                {t('commands.cancel')}
              </Button>
              <LoadingButton type="submit" disabled={blank} loading={send.isPending}>
                {t('commands.text.send')}
              </LoadingButton>
            </>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** Closes by itself a while after all went well. */
function useClosing(done: boolean, close: () => void) {
  const newest = useRef(close)
  newest.current = close
  useEffect(() => {
    if (!done) return
    const closing = window.setTimeout(() => newest.current(), CLOSES_AFTER_MS)
    return () => window.clearTimeout(closing)
  }, [done])
}
