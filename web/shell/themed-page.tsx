import { MantineProvider } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import { ThemeColour } from '../pwa/theme-colour.tsx'
import { schemeOfThisPage } from '../theme/colour-scheme.ts'
import { cssVariables, theme } from '../theme/theme.ts'

/** The look of the site, `auto` by what the viewer's device prefers. */
export function ThemedPage({ scheme, children }: PropsWithChildren<{ scheme: 'light' | 'auto' }>) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme={scheme}
      colorSchemeManager={schemeOfThisPage}
    >
      <ThemeColour />
      {children}
    </MantineProvider>
  )
}
