import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { onboardingTexts } from './en/onboarding.ts'
import { en } from './en.ts'
import { limits } from './limits.ts'

export const DEFAULT_LANGUAGE = 'en'

/** The shape that every language must have. es, fr, zh, ja and pt will be loaded on demand. */
type Texts = typeof en & typeof onboardingTexts

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts }
  }
}

export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { en: { translation: en } },
    // React escapes what it renders.
    interpolation: { escapeValue: false, defaultVariables: { limits } },
  })
}
