import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ProblemText, problemText } from '../../../ui/feedback/problem-text.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useGenerate } from '../generated/use-generate.ts'
import { useTakesLong } from '../generated/use-takes-long.ts'
import { type QuickAction, quickReport } from './quick-report.ts'

/** Generates the report of a quick action as a PDF and downloads it, under the name that the server gives it. */
export function useQuickReport(action: QuickAction) {
  const { t } = useTranslation()
  const times = useTimes()
  const generate = useGenerate()
  const mutation = useMutation({
    mutationFn: () => {
      const { reportType, dateRange } = quickReport(action, times.dayOf(Date.now()))
      return generate({ reportType, format: 'pdf', filters: { dateRange } })
    },
    onSuccess: ({ fileUrl }) => {
      if (fileUrl === null) return
      // the browser saves an attachment, and the page stays
      window.location.assign(fileUrl)
      const name = t(`reports.quick.actions.${action}.name`)
      void toast({ text: t('reports.quick.done', { name }) })
    },
  })
  const { isPending, data, error, mutate } = mutation
  const failure = (): Pick<ProblemText, 'text' | 'code'> | null => {
    if (error !== null) return problemText(t, error, 'reports')
    if (data?.status !== 'failed') return null
    const reason = data.error ?? 'internal'
    return { text: t(`reports.generated.errors.${reason}`), code: reason }
  }
  return {
    isRunning: isPending,
    takesLong: useTakesLong(isPending),
    notice: data?.status === 'generating' ? t('reports.quick.notYet') : null,
    failure: failure(),
    run: () => {
      if (!isPending) mutate()
    },
  }
}
