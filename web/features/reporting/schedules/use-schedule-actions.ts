import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportSchedules } from '../../../../shared/reports/reports.routes.ts'
import type {
  NewReportSchedule,
  ReportSchedule,
  ReportScheduleChange,
} from '../../../../shared/reports/schedule.ts'
import { useSite } from '../../../api/site.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { REPORTS_KEY } from '../generated/reports-query.ts'
import { SCHEDULES_KEY } from './use-schedules.ts'

/** A change is done once the list shows it. */
const useReload = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: SCHEDULES_KEY })
}

export function useCreateSchedule() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: (body: NewReportSchedule) => client.call(reportSchedules.createSchedule, { body }),
    onSuccess: async ({ schedule: { name } }) => {
      await reload()
      void toast({ text: t('reports.schedules.created', { name }) })
    },
  })
}

type Update = { id: string; change: ReportScheduleChange }

export function useUpdateSchedule() {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: ({ id, change }: Update) =>
      client.call(reportSchedules.updateSchedule, { path: { id }, body: change }),
    onSuccess: async ({ schedule: { name } }) => {
      await reload()
      void toast({ text: t('reports.schedules.saved', { name }) })
    },
  })
}

/** Turns a schedule on or off at once. */
export function useToggleSchedule({ id, name }: ReportSchedule) {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: (enabled: boolean) =>
      client.call(reportSchedules.updateSchedule, { path: { id }, body: { enabled } }),
    onError: useFailureToast(t('reports.schedules.toggleFailed', { name }), 'reports'),
    onSettled: reload,
  })
}

/** Generates and delivers the report of a schedule now. */
export function useRunSchedule({ id, name }: ReportSchedule) {
  const { client } = useSite()
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const reload = useReload()
  return useMutation({
    mutationFn: () => client.call(reportSchedules.runSchedule, { path: { id } }),
    onSuccess: () => void toast({ text: t('reports.schedules.started', { name }) }),
    onError: useFailureToast(t('reports.schedules.runFailed', { name }), 'reports'),
    onSettled: () => Promise.all([reload(), queryClient.invalidateQueries({ queryKey: REPORTS_KEY })]),
  })
}

export function useDeleteSchedule({ id, name }: ReportSchedule) {
  const { client } = useSite()
  const { t } = useTranslation()
  const reload = useReload()
  return useMutation({
    mutationFn: () => client.call(reportSchedules.deleteSchedule, { path: { id } }),
    onSuccess: async () => {
      await reload()
      void toast({ text: t('reports.schedules.deleted', { name }) })
    },
  })
}
