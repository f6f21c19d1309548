import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { GATEWAY_NAME_MAX, type Gateway, gateways } from '../../../../shared/gateways/gateways.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { gatewaysQuery } from './gateways-query.ts'

export function RenameGateway({ gateway, close }: { gateway: Gateway; close: () => void }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { gatewayId, name } = gateway
  const rename = useMutation({
    mutationFn: (newName: string) =>
      client.call(gateways.renameGateway, { path: { gatewayId }, body: { name: newName } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(gatewaysQuery(client))
      close()
    },
    onError: useFailureToast(t('settings.gateways.notRenamed')),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    rename.mutate(String(new FormData(event.currentTarget).get('name')).trim())
  }
  return (
    <Dialog title={t('settings.gateways.renameTitle', { name })} close={close} locked={rename.isPending}>
      <form className={dialog.body} onSubmit={submit}>
        <TextInput
          name="name"
          label={t('settings.gateways.name')}
          defaultValue={name}
          required
          maxLength={GATEWAY_NAME_MAX}
          data-autofocus
        />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={rename.isPending}>
            {t('settings.gateways.cancel')}
          </Button>
          <LoadingButton type="submit" className={dialog.verb} loading={rename.isPending}>
            {t('settings.gateways.rename')}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
