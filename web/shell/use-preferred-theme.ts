import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../shared/account/preferences.ts'
import { useSavePreferences } from '../api/use-preferences.ts'
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts'
import { useThemeToggle } from '../ui/use-theme-toggle.ts'

const SCHEMES: Record<Preferences['theme'], MantineColorScheme> = {
  light: 'light',
  dark: 'dark',
  system: 'auto',
}

/** Applies the preferred theme to the dashboard, and resets to light when the user leaves it. */
export function usePreferredTheme(theme: Preferences['theme']): void {
  const { setColorScheme } = useMantineColorScheme()
  useLayoutEffect(() => setColorScheme(SCHEMES[theme]), [setColorScheme, theme])
  useLayoutEffect(() => () => setColorScheme('light'), [setColorScheme])
}

/** Switches the account's theme and saves it as a preference. */
export function usePreferredThemeToggle() {
  const { t } = useTranslation()
  const save = useSavePreferences({ onFailure: useFailureToast(t('shell.notSaved')) })
  return useThemeToggle((theme) => save({ theme }))
}
