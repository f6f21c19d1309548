import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Gateway, gateways } from '../../../../shared/gateways/gateways.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { GatewayForm } from './gateway-form.tsx'
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
  return (
    <GatewayForm
      title={t('settings.gateways.renameTitle', { name })}
      verb={t('settings.gateways.rename')}
      name={name}
      isPending={rename.isPending}
      submit={rename.mutate}
      close={close}
    />
  )
}
