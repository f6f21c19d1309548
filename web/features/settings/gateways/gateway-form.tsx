import { Button, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GATEWAY_NAME_MAX } from '../../../../shared/gateways/gateways.routes.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

type Props = {
  title: string
  verb: string
  /** The name that the gateway has. */
  name?: string
  isPending: boolean
  submit: (name: string) => void
  close: () => void
  /** What is asked before the name. */
  children?: ReactNode
}

/** A dialog that asks for the name of a gateway. */
export function GatewayForm({ title, verb, name, isPending, submit, close, children }: Props) {
  const { t } = useTranslation()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(String(new FormData(event.currentTarget).get('name')).trim())
  }
  return (
    <Dialog title={title} close={close} locked={isPending}>
      <form className={dialog.body} onSubmit={onSubmit}>
        {children}
        <TextInput
          name="name"
          label={t('settings.gateways.name')}
          {...(name !== undefined && { defaultValue: name })}
          required
          maxLength={GATEWAY_NAME_MAX}
          data-autofocus
        />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={isPending}>
            {t('settings.gateways.cancel')}
          </Button>
          <LoadingButton type="submit" className={dialog.verb} loading={isPending}>
            {verb}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
