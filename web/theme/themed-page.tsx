import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorSchemeManager,
  MantineProvider,
  type VariantColorsResolver,
} from '@mantine/core'
import type { PropsWithChildren } from 'react'
import type { Tone } from '../../shared/tone.ts'
import { FONT_FAMILY, SURFACES, tokensIn } from './surfaces.ts'
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

const BRAND = 'sea'

/** Controls have the brand colour, with dark text on the lighter blue of the dark theme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  if (input.color !== undefined && input.color !== BRAND) return colours
  if (input.variant === 'filled')
    return { ...colours, background: 'var(--brand)', hover: 'var(--brand-hover)', color: 'var(--on-brand)' }
  if (input.variant === 'light')
    return { ...colours, background: 'var(--chosen)', hover: 'var(--chosen)', color: 'var(--brand-text)' }
  return colours
}

const theme = createTheme({
  variantColorResolver,
  primaryColor: BRAND,
  primaryShade: { light: 6, dark: 4 },
  colors: {
    sea: [
      '#eaf2ff',
      '#d3e3ff',
      '#a6c6ff',
      '#7db0ff',
      '#5b9bff',
      '#2f79ff',
      '#0b5fff',
      '#0a52db',
      '#0845b8',
      '#063791',
    ],
    dark: [
      '#e7edf5',
      '#c3cedb',
      '#98a5b8',
      '#6d7b8f',
      '#33435a',
      '#243142',
      '#18222f',
      '#121a25',
      '#0e151f',
      '#0b1119',
    ],
  },
  fontFamily: FONT_FAMILY,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  headings: { fontFamily: FONT_FAMILY, fontWeight: '620' },
  defaultRadius: 8,
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
})

/** The design tokens as CSS variables, in addition to Mantine's own. */
const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: tokensIn('light'),
  dark: tokensIn('dark'),
})
