import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSavePreferences } from '../api/use-preferences.ts'

type ThemeToggle = { dark: boolean; label: string; toggle: () => void }

/** For visitors: the theme of this page, as long as it is open. */
export function useThemeToggle(): ThemeToggle {
  const { setColorScheme } = useMantineColorScheme()
  return useToggle(setColorScheme)
}

/** For the signed-in: the theme that they prefer. */
export function usePreferredThemeToggle(): ThemeToggle {
  const save = useSavePreferences()
  return useToggle((theme) => save({ theme }))
}

function useToggle(choose: (theme: 'light' | 'dark') => void): ThemeToggle {
  const { t } = useTranslation()
  const dark = useComputedColorScheme('light') === 'dark'
  return {
    dark,
    label: dark ? t('shell.toLight') : t('shell.toDark'),
    toggle: () => choose(dark ? 'light' : 'dark'),
  }
}
