import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../shared/tone.ts'
import { PlainTheme } from '../../theme/plain-theme.tsx'
import { OnboardingPage } from './onboarding-page.tsx'

/**
 * The site of `/onboarding`. It is separate from the app, because visitors on a phone wait for it: no router, no sign-in
 * and no component library before the payment.
 */
export function OnboardingSite() {
  const { t } = useTranslation()
  const [tone, setTone] = useState<Tone>('light')
  return (
    <>
      <title>{t('onboarding.pageTitle')}</title>
      <PlainTheme tone={tone} />
      <OnboardingPage tone={tone} toggleTone={() => setTone(tone === 'dark' ? 'light' : 'dark')} />
    </>
  )
}
