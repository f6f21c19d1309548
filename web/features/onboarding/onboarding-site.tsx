import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../shared/tone.ts'
import { FONT_FAMILY, SURFACES, tokensIn } from '../../theme/surfaces.ts'
import { OnboardingPage } from './onboarding-page.tsx'

/**
 * The site of `/onboarding`. It is separate from the app, because visitors on a phone wait for it: no router, no sign-in
 * and no component library before the payment.
 */
export function OnboardingSite() {
  const { t } = useTranslation()
  const [tone, setTone] = useState<Tone>('light')
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = tone
  }, [tone])
  return (
    <>
      <title>{t('onboarding.pageTitle')}</title>
      <meta name="theme-color" content={SURFACES[tone].ground} />
      <style>{tokenRules(tone)}</style>
      <OnboardingPage tone={tone} toggleTone={() => setTone(tone === 'dark' ? 'light' : 'dark')} />
    </>
  )
}

/** What the component library would set. */
function tokenRules(tone: Tone): string {
  const tokens = { ...tokensIn(tone), '--mantine-font-family': FONT_FAMILY }
  const rules = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  return `:root{${rules.join(';')}}`
}
