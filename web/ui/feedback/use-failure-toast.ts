import { useTranslation } from 'react-i18next'
import type { FailureContext } from '../../i18n/en/problem.ts'
import { problemText } from './problem-text.ts'
import { toast } from './toast.ts'

/** Shows the reason why a call failed in a toast with this title. */
export function useFailureToast(title: string, context?: FailureContext): (error: unknown) => void {
  const { t } = useTranslation()
  return (error) => {
    const { text, code } = problemText(t, error, context)
    void toast({ title, text, code, failed: true })
  }
}
