import { NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GATEWAY_DIALECTS, type GatewayDialect } from '../../../../shared/gateways/dialect-names.ts'
import { gateways } from '../../../../shared/gateways/gateways.routes.ts'
import { useSite } from '../../../api/site.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import type { NewKey } from './created-key.tsx'
import { GatewayForm } from './gateway-form.tsx'
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
  return (
    <GatewayForm
      title={t('settings.gateways.add')}
      verb={t('settings.gateways.create')}
      isPending={create.isPending}
      submit={create.mutate}
      close={close}
    >
      <NativeSelect
        label={t('settings.gateways.kind')}
        data={GATEWAY_DIALECTS.map((value) => ({ value, label: t(`settings.gateways.kinds.${value}`) }))}
        value={dialect}
        onChange={({ currentTarget }) => {
          const chosen = GATEWAY_DIALECTS.find((one) => one === currentTarget.value)
          if (chosen !== undefined) setDialect(chosen)
        }}
      />
    </GatewayForm>
  )
}
