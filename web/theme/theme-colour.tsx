import { useComputedColorScheme } from '@mantine/core'
import { SURFACES } from './theme.ts'

/** The colour of the window's own bars: the site's theme, which need not be the system's. */
export function ThemeColour() {
  const tone = useComputedColorScheme('light')
  return <meta name="theme-color" content={SURFACES[tone].ground} />
}
