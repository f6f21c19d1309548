import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { alerts } from '../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../shared/http/client.ts'
import type { RouteInput } from '../../shared/http/route.ts'
import { HOUR_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { anchor } from '../../shared/watching/anchor/anchor.routes.ts'
import { ANCHOR_RULE_ID } from '../../shared/watching/anchor/anchor-rule-id.ts'
import type { AnchorWatchView } from '../../shared/watching/anchor/anchor-view.ts'
import { EVENTS_KEY } from '../api/events-key.ts'
import { useSite } from '../api/site.tsx'
import { toast } from '../ui/feedback/toast.ts'

export type WantedWatch = RouteInput<typeof anchor.setAnchorWatch>['body']

const POLL_MS = 10 * SECOND_MS
const ALARMS_SHOWN = 10
/** A night. */
export const ALARM_HOURS = 12

/** Begins as the keys of events do, so that a pushed alarm reloads the watch at once. */
const watchKey = (deviceId: string) => [...EVENTS_KEY, 'anchorWatch', deviceId]

/** The anchor watch of a boat, `null` without one. */
export const anchorWatchQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: watchKey(deviceId),
    refetchInterval: POLL_MS,
    queryFn: async () => (await client.call(anchor.getAnchorWatch, { path: { deviceId } })).anchorWatch,
  })

/** The newest alarms of the last hours. They have the times of the tracker, whose clock may be slow. */
export const anchorAlarmsQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, 'anchorAlarms', deviceId],
    refetchInterval: POLL_MS,
    queryFn: async () => {
      const from = toIso(Date.now() - ALARM_HOURS * HOUR_MS)
      const query = { deviceId, ruleId: ANCHOR_RULE_ID, from, limit: ALARMS_SHOWN }
      return (await client.call(alerts.listRuleEvents, { query })).events
    },
  })

/** Sets or adjusts the watch of a boat, acknowledges its alarm, and lifts it. The page shows what fails. */
export function useAnchorActions(deviceId: string) {
  const { client } = useSite()
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [path, queryKey] = [{ deviceId }, watchKey(deviceId)]
  // an answer from before the change must not replace it
  const onMutate = () => cache.cancelQueries({ queryKey })
  const show = (anchorWatch: AnchorWatchView | null) => cache.setQueryData(queryKey, anchorWatch)
  return {
    set: useMutation({
      mutationFn: (body: WantedWatch) => client.call(anchor.setAnchorWatch, { path, body }),
      onMutate,
      onSuccess: ({ anchorWatch }) => show(anchorWatch),
    }),
    acknowledge: useMutation({
      mutationFn: () => client.call(anchor.acknowledgeAnchorWatch, { path }),
      onMutate,
      onSuccess: ({ anchorWatch }) => show(anchorWatch),
    }),
    lift: useMutation({
      mutationFn: () => client.call(anchor.liftAnchorWatch, { path }),
      onMutate,
      onSuccess: ({ anchorWatch }) => {
        show(anchorWatch)
        void toast({ text: t('anchorWatch.lift.done') })
      },
    }),
  }
}
