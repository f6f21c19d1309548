import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../shared/account/preferences.ts'
import { DEFAULT_LANGUAGE } from '../i18n/i18n.ts'

/**
 * Dates and numbers of the dashboard follow the preferred language, and so do its texts once they are translated.
 * Resets when the user leaves the dashboard.
 */
export function usePreferredLanguage(language: Preferences['language']): void {
  const { i18n } = useTranslation()
  useLayoutEffect(() => void i18n.changeLanguage(language), [i18n, language])
  useLayoutEffect(() => () => void i18n.changeLanguage(DEFAULT_LANGUAGE), [i18n])
}
