import { useMantineColorScheme } from '@mantine/core'
import { useLayoutEffect } from 'react'
import type { Preferences } from '../../shared/account/preferences.ts'

/** Applies the preferred theme to the dashboard, and resets to light when the user leaves it. */
export function usePreferredTheme(theme: Preferences['theme']): void {
  const { setColorScheme } = useMantineColorScheme()
  useLayoutEffect(() => setColorScheme(theme), [setColorScheme, theme])
  useLayoutEffect(() => () => setColorScheme('light'), [setColorScheme])
}
