import type { Language } from '../../shared/i18n/language.ts'

/**
 * Which texts a page needs: the order page loads those of the site with its payment, and the settings those of the
 * sign-in.
 */
export type TextPart = 'site' | 'order' | 'signIn'

/** Each language is a folder, and each part a chunk of it. */
const PARTS: Record<TextPart, (language: Language) => Promise<object>> = {
  site: async (language) => (await import(`./${language}/app.ts`)).appTexts,
  order: async (language) => (await import(`./${language}/onboarding.ts`)).onboardingTexts,
  signIn: async (language) => (await import(`./${language}/sign-in.ts`)).signInTexts,
}

/** The texts of a part of the site in one language. */
export const loadTexts = (part: TextPart, language: Language): Promise<object> => PARTS[part](language)
