import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useConfirmPhone, useSendPhoneCode } from './use-phone-actions.ts'

type Props = { phone: string; change: () => void; close: () => void }

/** Sends a code on request, and takes it. */
export function CodeStep({ phone, change, close }: Props) {
  const { t } = useTranslation()
  const code = useRef<HTMLInputElement>(null)
  const send = useSendPhoneCode()
  const confirm = useConfirmPhone()
  const isSent = send.isSuccess
  useEffect(() => {
    if (isSent) code.current?.focus()
  }, [isSent])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSent) return send.mutate()
    const entered = String(new FormData(event.currentTarget).get('code')).trim()
    confirm.mutate(entered, {
      onSuccess: () => {
        void toast({ text: t('settings.phone.confirmed', { phone }) })
        close()
      },
    })
  }
  const error = confirm.error ?? send.error
  return (
    <form className={dialog.body} onSubmit={submit}>
      <p>{t(isSent ? 'settings.phone.codeSent' : 'settings.phone.codeText', { phone })}</p>
      {isSent && (
        <TextInput
          ref={code}
          name="code"
          label={t('settings.phone.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*[0-9]{6}\s*"
          title={t('settings.phone.codeWrong')}
          required
          withAsterisk={false}
          onChange={confirm.reset}
        />
      )}
      {error !== null && <ProblemNote error={error} />}
      <div className={dialog.buttons}>
        {isSent ? (
          <Button
            variant="subtle"
            loading={send.isPending}
            onClick={() => {
              confirm.reset()
              send.mutate()
            }}
          >
            {t('settings.phone.again')}
          </Button>
        ) : (
          <Button variant="subtle" onClick={change}>
            {t('settings.phone.change')}
          </Button>
        )}
        <Button variant="default" onClick={close}>
          {t('settings.phone.cancel')}
        </Button>
        <LoadingButton type="submit" loading={isSent ? confirm.isPending : send.isPending} data-autofocus>
          {t(isSent ? 'settings.phone.confirm' : 'settings.phone.send')}
        </LoadingButton>
      </div>
    </form>
  )
}
