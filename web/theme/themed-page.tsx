import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import type { Tone } from '../../shared/tone.ts'
import { SURFACES } from './surfaces.ts'
import { cssVariables, theme } from './theme.ts'
import { useTone } from './use-tone.ts'

/** Stores no colour scheme in the browser. It is a preference of the account, and light until that is loaded. */
const nothingStored: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}

/** Applies the site's theme. With `auto` it follows the system's colour scheme. */
export function ThemedPage({ scheme, children }: PropsWithChildren<{ scheme: Tone | 'auto' }>) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme={scheme}
      colorSchemeManager={nothingStored}
    >
      <BrowserBarColour />
      {children}
    </MantineProvider>
  )
}

/** Colours the browser's own bars by the site's theme, which may differ from the system's. */
function BrowserBarColour() {
  const tone = useTone()
  return <meta name="theme-color" content={SURFACES[tone].ground} />
}
