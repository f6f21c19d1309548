import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export function useThemeToggle() {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  return {
    dark,
    label: dark ? t('shell.toLight') : t('shell.toDark'),
    toggle: () => setColorScheme(dark ? 'light' : 'dark'),
  }
}
