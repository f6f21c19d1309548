import { useLayoutEffect } from 'react'
import type { Tone } from '../../shared/tone.ts'
import { FONT_FAMILY, SURFACES, tokensIn } from './surfaces.ts'

/** The theme of a site without the component library. */
export function PlainTheme({ tone }: { tone: Tone }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = tone
  }, [tone])
  return (
    <>
      <meta name="theme-color" content={SURFACES[tone].ground} />
      <style>{tokenRules(tone)}</style>
    </>
  )
}

/** The CSS variables that the component library would set. */
function tokenRules(tone: Tone): string {
  const tokens = { ...tokensIn(tone), '--mantine-font-family': FONT_FAMILY }
  const rules = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  return `:root{${rules.join(';')}}`
}
