import type { Language } from '../../shared/i18n/language.ts'
import type { Translated, Translation } from '../../shared/i18n/translated.ts'
import type { onboardingTexts } from './en/onboarding.ts'
import type { signInTexts } from './en/sign-in.ts'
import type { en } from './en.ts'

/**
 * Which texts a page needs: the order page loads those of the site with its payment, and the settings those of the
 * sign-in.
 */
export type TextPart = 'site' | 'order' | 'signIn'

/** A chunk for each language, with every text of the English one. */
type Loaders<English> = { en: () => Promise<English> } & {
  [Into in Translation]: () => Promise<Translated<English, Into>>
}

const SITE: Loaders<typeof en> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  zh: async () => (await import('./zh.ts')).zh,
  pt: async () => (await import('./pt.ts')).pt,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
}

const ORDER: Loaders<typeof onboardingTexts> = {
  en: async () => (await import('./en/onboarding.ts')).onboardingTexts,
  es: async () => (await import('./es/onboarding.ts')).onboardingTexts,
  zh: async () => (await import('./zh/onboarding.ts')).onboardingTexts,
  pt: async () => (await import('./pt/onboarding.ts')).onboardingTexts,
  ja: async () => (await import('./ja/onboarding.ts')).onboardingTexts,
  fr: async () => (await import('./fr/onboarding.ts')).onboardingTexts,
}

const SIGN_IN: Loaders<typeof signInTexts> = {
  en: async () => (await import('./en/sign-in.ts')).signInTexts,
  es: async () => (await import('./es/sign-in.ts')).signInTexts,
  zh: async () => (await import('./zh/sign-in.ts')).signInTexts,
  pt: async () => (await import('./pt/sign-in.ts')).signInTexts,
  ja: async () => (await import('./ja/sign-in.ts')).signInTexts,
  fr: async () => (await import('./fr/sign-in.ts')).signInTexts,
}

const PARTS = { site: SITE, order: ORDER, signIn: SIGN_IN }

/** The texts of a part of the site in one language. */
export const loadTexts = (part: TextPart, language: Language): Promise<object> => PARTS[part][language]()
