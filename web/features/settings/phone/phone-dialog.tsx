import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { account } from '../../../../shared/account/account.routes.ts'
import { PhoneInput } from '../../../../shared/account/phone.ts'
import { ApiProblem, type Client } from '../../../../shared/http/client.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

type Props = { saved: { phone: string | null; phoneConfirmed: boolean }; close: () => void }

/** Saves a phone number, and confirms it by a code that is sent to it. */
export function PhoneDialog({ saved, close }: Props) {
  const { t } = useTranslation()
  const [unconfirmed, setUnconfirmed] = useState(saved.phoneConfirmed ? null : saved.phone)
  return (
    <Dialog title={t('settings.phone.title')} close={close}>
      {unconfirmed === null ? (
        <NumberStep phone={saved.phone} saved={setUnconfirmed} close={close} />
      ) : (
        <CodeStep phone={unconfirmed} change={() => setUnconfirmed(null)} close={close} />
      )}
    </Dialog>
  )
}

type CodeStepProps = { phone: string; change: () => void; close: () => void }

/** Sends a code on request, and takes it. */
function CodeStep({ phone, change, close }: CodeStepProps) {
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

type NumberStepProps = {
  phone: string | null
  /** Gets the number to confirm. */
  saved: (phone: string) => void
  close: () => void
}

/** Takes the number. An empty one removes the phone. */
function NumberStep({ phone, saved, close }: NumberStepProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(phone ?? '')
  const [isWrong, setWrong] = useState(false)
  const save = useSavePhone()
  const isRefused = save.error instanceof ApiProblem && save.error.code === 'invalid-phone'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = PhoneInput.safeParse(text)
    setWrong(!parsed.success)
    if (!parsed.success || save.isPending) return
    save.mutate(parsed.data, {
      onSuccess: (settings) =>
        settings.phone === null || settings.phoneConfirmed ? close() : saved(settings.phone),
    })
  }
  return (
    <form className={dialog.body} onSubmit={submit} noValidate>
      <TextInput
        name="phone"
        type="tel"
        label={t('settings.phone.number')}
        description={t('settings.phone.numberText')}
        value={text}
        error={(isWrong || isRefused) && t('settings.phone.wrong')}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setWrong(false)
          save.reset()
        }}
        autoComplete="tel"
        data-autofocus
      />
      {save.error !== null && !isRefused && (
        <ProblemNote
          error={save.error}
          title={t(
            save.error instanceof SettingsUnavailable
              ? 'settings.phone.unavailable'
              : 'settings.phone.notSaved',
          )}
        />
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={close} disabled={save.isPending}>
          {t('settings.phone.cancel')}
        </Button>
        <LoadingButton type="submit" loading={save.isPending}>
          {t(text.trim() === '' && phone !== null ? 'settings.phone.remove' : 'settings.phone.save')}
        </LoadingButton>
      </div>
    </form>
  )
}

const NOT_FOUND = 404

/** The server has no settings of users (specification 2.8). */
class SettingsUnavailable extends Error {
  override readonly name = 'SettingsUnavailable'
}

/** Saves the number. A server that has no settings yet is asked to create them. */
async function savePhone(client: Client, phone: string) {
  const body = { phone: phone === '' ? null : phone }
  try {
    return await client.call(account.updateUserSettings, { body })
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === NOT_FOUND)) throw error
    return await client.call(account.createUserSettings, { body }).catch((cause: unknown) => {
      throw new SettingsUnavailable('The settings could not be created', { cause })
    })
  }
}

function useSavePhone() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (phone: string) => savePhone(client, phone),
    onSuccess: (settings) => queryClient.setQueryData(phoneQuery(client).queryKey, settings),
  })
}

function useSendPhoneCode() {
  const { client } = useSite()
  return useMutation({ mutationFn: () => client.call(account.sendPhoneCode, {}) })
}

function useConfirmPhone() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => client.call(account.confirmPhone, { body: { code } }),
    onSuccess: (settings) => queryClient.setQueryData(phoneQuery(client).queryKey, settings),
  })
}
