import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AlertRule, NewAlertRule } from '../../../shared/alerts/alert-rule.ts'
import { alerts, createAlertRule } from '../../../shared/alerts/alerts.routes.ts'
import type { Client } from '../../../shared/http/client.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { EVENTS_KEY } from '../../api/events-key.ts'
import { useSite } from '../../api/site.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'

const useReload = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: RULES_KEY })
}

/** Creates a rule, or saves the one that is edited. The dialog shows what fails. */
export function useSaveRule(edited: AlertRule | null) {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: (body: NewAlertRule) =>
      edited === null
        ? client.call(createAlertRule, { body })
        : client.call(alerts.updateAlertRule, {
            path: { id: edited.id },
            body: { ...body, enabled: edited.enabled },
          }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t(edited === null ? 'alerts.dialog.created' : 'alerts.dialog.updated') })
    },
  })
}

export function useEnableRule() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  const showFailure = useFailureToast(t('alerts.failed.save'))
  return useMutation({
    mutationFn: ({ id, enabled }: Pick<AlertRule, 'id' | 'enabled'>) =>
      client.call(alerts.patchAlertRule, { path: { id }, body: { enabled } }),
    onSuccess: reload,
    onError: showFailure,
  })
}

export function useDeleteRule() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: (id: string) => client.call(alerts.deleteAlertRule, { path: { id } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('alerts.delete.deleted') })
    },
  })
}

/** A pushed event invalidates it too: cards show when a rule last fired. */
const RULES_KEY = [...EVENTS_KEY, 'alert-rules'] as const
export const RULES_POLL_MS = 30 * SECOND_MS

/** The alert rules of the account, newest first. */
export const rulesQuery = (client: Client) =>
  queryOptions({
    queryKey: RULES_KEY,
    staleTime: RULES_POLL_MS,
    queryFn: async () => (await client.call(alerts.listAlertRules, {})).alerts,
  })
