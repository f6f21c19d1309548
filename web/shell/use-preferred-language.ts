import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../shared/i18n/language.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { toast } from '../ui/feedback/toast.ts'

/** Shows the dashboard in the account's language, also after it was changed in the settings. Null: not known. */
export function usePreferredLanguage(language: Language | null): void {
  const { t } = useTranslation()
  useEffect(() => {
    if (language === null) return
    showLanguage(language).catch((error: unknown) => {
      console.error(`Could not switch to ${language}:`, error)
      void toast({ text: t('language.notLoaded'), failed: true, kind: 'language' })
    })
  }, [language, t])
}
