import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLayoutEffect } from 'react'
import type { Preferences } from '../../shared/account/preferences.ts'

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
