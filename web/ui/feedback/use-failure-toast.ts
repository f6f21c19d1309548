import { useTranslation } from 'react-i18next'
import { problemText } from './problem-text.ts'
import { toast } from './toast.ts'

/** Shows the reason why a call failed in a toast with this title. */
export function useFailureToast(title: string): (error: unknown) => void {
  const { t } = useTranslation()
  return (error) => {
    const { text, code } = problemText(t, error)
    void toast({ title, text, code, failed: true })
  }
}
