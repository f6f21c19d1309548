import { useMantineColorScheme } from '@mantine/core'
import { useLayoutEffect } from 'react'
import type { Preferences } from '../../shared/account/preferences.ts'

/** The dashboard is drawn in the preferred theme; what a visitor sees after it is light again. */
export function usePreferredTheme(theme: Preferences['theme']): void {
  const { setColorScheme } = useMantineColorScheme()
  useLayoutEffect(() => setColorScheme(theme), [setColorScheme, theme])
  useLayoutEffect(() => () => setColorScheme('light'), [setColorScheme])
}
