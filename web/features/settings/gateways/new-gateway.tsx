import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GATEWAY_DIALECTS, type GatewayDialect } from '../../../../shared/gateways/dialect-names.ts'
import { GATEWAY_NAME_MAX, gateways } from '../../../../shared/gateways/gateways.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import type { NewKey } from './created-key.tsx'
import { gatewaysQuery } from './gateways-query.ts'

type Props = { close: () => void; created: (key: NewKey) => void }

/** Asks what the server is and what to call it. */
export function NewGateway({ close, created }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [dialect, setDialect] = useState<GatewayDialect>('traccar')
  const create = useMutation({
    mutationFn: (name: string) => client.call(gateways.createGateway, { body: { name, dialect } }),
    onSuccess: ({ gateway, key }) => {
      void queryClient.invalidateQueries(gatewaysQuery(client))
      created({ gateway, secret: key, isReplaced: false })
    },
    onError: useFailureToast(t('settings.gateways.notCreated')),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    create.mutate(String(new FormData(event.currentTarget).get('name')).trim())
  }
  return (
    <Dialog title={t('settings.gateways.add')} close={close} locked={create.isPending}>
      <form className={dialog.body} onSubmit={submit}>
        <NativeSelect
          label={t('settings.gateways.kind')}
          data={GATEWAY_DIALECTS.map((value) => ({ value, label: t(`settings.gateways.kinds.${value}`) }))}
          value={dialect}
          onChange={({ currentTarget }) => {
            const chosen = GATEWAY_DIALECTS.find((one) => one === currentTarget.value)
            if (chosen !== undefined) setDialect(chosen)
          }}
        />
        <TextInput
          name="name"
          label={t('settings.gateways.name')}
          required
          maxLength={GATEWAY_NAME_MAX}
          data-autofocus
        />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={create.isPending}>
            {t('settings.gateways.cancel')}
          </Button>
          <LoadingButton type="submit" className={dialog.verb} loading={create.isPending}>
            {t('settings.gateways.create')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
