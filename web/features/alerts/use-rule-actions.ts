import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AlertRule, NewAlertRule } from '../../../shared/alerts/alert-rule.ts'
import { alerts, createAlertRule } from '../../../shared/alerts/alerts.routes.ts'
import { useSite } from '../../api/site.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { RULES_KEY } from './rules-query.ts'

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
