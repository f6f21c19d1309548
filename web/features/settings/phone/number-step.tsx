import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneInput } from '../../../../shared/account/phone.ts'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { SettingsUnavailable, useSavePhone } from './use-phone-actions.ts'

type Props = {
  phone: string | null
  /** Gets the number to confirm. */
  saved: (phone: string) => void
  close: () => void
}

/** Takes the number. An empty one removes the phone. */
export function NumberStep({ phone, saved, close }: Props) {
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
