import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../../../shared/http/client.ts'
import type {
  NewNotificationRule,
  NotificationRule,
  NotificationRuleChange,
} from '../../../../shared/reporting/notification-rule.ts'
import { reporting } from '../../../../shared/reporting/reporting.routes.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { copyOf } from '../dialog/rule-draft.ts'

/** A change is done once the list shows it. */
const useReload = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: RULES_KEY })
}

export function useCreateRule() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: (body: NewNotificationRule) => client.call(reporting.createNotificationRule, { body }),
    onSuccess: async ({ rule: { name } }) => {
      await reload()
      void toast({ text: t('reporting.dialog.created', { name }) })
    },
  })
}

type Update = { id: string; change: NotificationRuleChange }

export function useUpdateRule() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: ({ id, change }: Update) =>
      client.call(reporting.updateNotificationRule, { path: { id }, body: change }),
    onSuccess: async ({ rule: { name } }) => {
      await reload()
      void toast({ text: t('reporting.dialog.saved', { name }) })
    },
  })
}

/** Switches a rule on or off at once. */
export function useToggleRule({ id, name }: NotificationRule) {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: (enabled: boolean) =>
      client.call(reporting.updateNotificationRule, { path: { id }, body: { enabled } }),
    onError: useFailureToast(t('reporting.card.toggleFailed', { name })),
    onSettled: reload,
  })
}

export function useDuplicateRule(rule: NotificationRule) {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: () =>
      client.call(reporting.createNotificationRule, {
        body: copyOf(rule, (name) => t('reporting.copyName', { name })),
      }),
    onSuccess: async ({ rule: { name } }) => {
      await reload()
      void toast({ text: t('reporting.dialog.created', { name }) })
    },
    onError: useFailureToast(t('reporting.card.duplicateFailed', { name: rule.name })),
  })
}

export function useDeleteRule({ id, name }: NotificationRule) {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: () => client.call(reporting.deleteNotificationRule, { path: { id } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('reporting.delete.deleted', { name }) })
    },
  })
}

const RULES_KEY = ['notification-rules'] as const
const POLL_MS = 30 * SECOND_MS

/** The notification rules of the account, with their counts. */
export const rulesQuery = (client: Client) =>
  queryOptions({
    queryKey: RULES_KEY,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    queryFn: async () => (await client.call(reporting.listNotificationRules, {})).rules,
  })
