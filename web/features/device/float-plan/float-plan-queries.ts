import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../../../shared/http/client.ts'
import type { RouteInput } from '../../../../shared/http/route.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { floatPlan } from '../../../../shared/watching/float-plan/float-plan.routes.ts'
import type { FloatPlanView } from '../../../../shared/watching/float-plan/float-plan-view.ts'
import { EVENTS_KEY } from '../../../api/events-key.ts'
import { useSite } from '../../../api/site.tsx'
import { toast } from '../../../ui/feedback/toast.ts'

export type WantedPlan = RouteInput<typeof floatPlan.putFloatPlan>['body']

const POLL_MS = 30 * SECOND_MS

/** Begins as the keys of events do, so that a pushed reminder reloads the plan at once. */
const planKey = (deviceId: string) => [...EVENTS_KEY, 'floatPlan', deviceId]

/** The float plan of a boat, `null` without one. */
export const floatPlanQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: planKey(deviceId),
    refetchInterval: POLL_MS,
    queryFn: async () => (await client.call(floatPlan.getFloatPlan, { path: { deviceId } })).floatPlan,
  })

/** Sets, extends and ends the float plan of a boat. The page shows what fails. */
export function useFloatPlanActions(deviceId: string) {
  const { client } = useSite()
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [path, queryKey] = [{ deviceId }, planKey(deviceId)]
  // an answer from before the change must not replace it
  const onMutate = () => cache.cancelQueries({ queryKey })
  const show = (plan: FloatPlanView | null) => cache.setQueryData(queryKey, plan)
  const put = {
    mutationFn: (body: WantedPlan) => client.call(floatPlan.putFloatPlan, { path, body }),
    onMutate,
    onSuccess: (reply: { floatPlan: FloatPlanView }) => show(reply.floatPlan),
  }
  return {
    set: useMutation(put),
    extend: useMutation(put),
    end: useMutation({
      mutationFn: () => client.call(floatPlan.endFloatPlan, { path }),
      onMutate,
      onSuccess: (reply) => {
        show(reply.floatPlan)
        void toast({ text: t('floatPlan.done') })
      },
    }),
  }
}
