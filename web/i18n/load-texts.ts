import type { Language } from '../../shared/i18n/language.ts'

/**
 * Which texts a page needs: the order page loads those of the site with its payment, reporting, the settings and the
 * subscription page their own, and the settings those of the sign-in too. Those of boats load with the page of a device,
 * the card of a boat, the pages of rules, and where a tracker is connected; those of connecting and of importing with
 * their pages and that of a device; and why there was no alert with the pages of geofences and of alerts.
 */
export type TextPart =
  | 'site'
  | 'order'
  | 'signIn'
  | 'reporting'
  | 'settings'
  | 'subscription'
  | 'boat'
  | 'connect'
  | 'import'
  | 'whyNot'

/** Each language is a folder, and each part a chunk of it. */
const PARTS: Record<TextPart, (language: Language) => Promise<object>> = {
  boat: async (language) => (await import(`./${language}/boat.ts`)).boatTexts,
  connect: async (language) => (await import(`./${language}/connect-page.ts`)).connectPageTexts,
  import: async (language) => (await import(`./${language}/import.ts`)).importTexts,
  whyNot: async (language) => (await import(`./${language}/why-not.ts`)).whyNotTexts,
  site: async (language) => (await import(`./${language}/app.ts`)).appTexts,
  order: async (language) => (await import(`./${language}/onboarding.ts`)).onboardingTexts,
  reporting: async (language) => (await import(`./${language}/reporting-page.ts`)).reportingPageTexts,
  settings: async (language) => (await import(`./${language}/settings-page.ts`)).settingsPageTexts,
  subscription: async (language) => (await import(`./${language}/subscription.ts`)).subscriptionTexts,
  signIn: async (language) => (await import(`./${language}/sign-in.ts`)).signInTexts,
}

/** The texts of a part of the site in one language. */
export const loadTexts = (part: TextPart, language: Language): Promise<object> => PARTS[part](language)
