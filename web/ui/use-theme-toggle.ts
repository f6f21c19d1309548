import { useComputedColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../shared/account/preferences.ts'

type ThemeToggle = { dark: boolean; label: string; toggle: () => void }

/** What a theme button needs: the current theme, its label, and the switch to the other theme through `choose`. */
export function useThemeToggle(choose: (theme: Preferences['theme']) => void): ThemeToggle {
  const { t } = useTranslation()
  const dark = useComputedColorScheme('light') === 'dark'
  return {
    dark,
    label: dark ? t('shell.toLight') : t('shell.toDark'),
    toggle: () => choose(dark ? 'light' : 'dark'),
  }
}
