import { MantineProvider } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import { schemeOfThisPage } from './colour-scheme.ts'
import { cssVariables, theme } from './theme.ts'
import { ThemeColour } from './theme-colour.tsx'

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
