import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gateways, type NewUnit, UNITS_AT_ONCE_MAX } from '../../../../shared/gateways/gateways.routes.ts'
import { DEVICES_KEY } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { gatewaysQuery } from './gateways-query.ts'

export type Refused = { unitId: string; code: string }[]

/** Makes units devices, as many at once as a call takes. Replies with how many were added, and the others. */
export function useAddUnits(gatewayId: string) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn(units: readonly NewUnit[]) {
      const refused: Refused = []
      let added = 0
      for (let first = 0; first < units.length; first += UNITS_AT_ONCE_MAX) {
        const body = { units: units.slice(first, first + UNITS_AT_ONCE_MAX) }
        const reply = await client.call(gateways.addUnits, { path: { gatewayId }, body })
        added += reply.devices.length
        refused.push(...reply.refused)
      }
      return { added, refused }
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(gatewaysQuery(client)),
        queryClient.invalidateQueries({ queryKey: DEVICES_KEY }),
      ]),
    onError: useFailureToast(t('settings.gateways.notAdded')),
  })
}
