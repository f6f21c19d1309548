import i18next, { type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { PASSWORD_POLICY } from '../../shared/account/password.ts'
import type { Language } from '../../shared/i18n/language.ts'
import type { SiteTexts } from '../site/site-texts.ts'
import { markLanguage, storeLanguage, visitorLanguage } from './browser-language.ts'
import type { appTexts as en } from './en/app.ts'
import type { boatTexts } from './en/boat.ts'
import type { connectPageTexts } from './en/connect-page.ts'
import type { importTexts } from './en/import.ts'
import type { onboardingTexts } from './en/onboarding.ts'
import type { reportingPageTexts } from './en/reporting-page.ts'
import type { settingsPageTexts } from './en/settings-page.ts'
import type { signInTexts } from './en/sign-in.ts'
import type { subscriptionTexts } from './en/subscription.ts'
import type { whyNotTexts } from './en/why-not.ts'
import type { limits } from './limits.ts'
import { loadTexts, type TextPart } from './load-texts.ts'
import { DEFAULT_LANGUAGE, languageOf } from './resolve-language.ts'

/** The shape that every language has. */
type Texts = typeof en &
  typeof reportingPageTexts &
  typeof settingsPageTexts &
  typeof onboardingTexts &
  typeof signInTexts &
  typeof subscriptionTexts &
  typeof boatTexts &
  typeof connectPageTexts &
  typeof importTexts &
  typeof whyNotTexts

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts; site: SiteTexts }
  }
}

/** What every text may mention. Pages without the texts of the site have no limit but that of passwords. */
const variables: { limits: Partial<typeof limits> } = { limits: { passwordMin: PASSWORD_POLICY.minLength } }
const parts = new Set<TextPart>()
let load = loadTexts
let latestChoice: Language = DEFAULT_LANGUAGE

/** Starts this page in its visitor's language, and remembers it. */
export async function startPageTexts(part: TextPart, loadFrom = loadTexts): Promise<void> {
  i18next.on('languageChanged', markLanguage)
  const language = visitorLanguage()
  storeLanguage(language)
  await startTexts(language, part, loadFrom)
}

/** Starts i18next with the texts of one part, in one language. */
export async function startTexts(
  language: Language,
  part: TextPart = 'site',
  loadFrom = loadTexts,
): Promise<void> {
  load = loadFrom
  parts.clear()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    // React escapes what it renders.
    interpolation: { escapeValue: false, defaultVariables: variables },
  })
  await addTexts(part)
}

/** Loads one more part in the language of the page. English replaces a language that cannot be loaded. */
export async function addTexts(part: TextPart): Promise<void> {
  parts.add(part)
  const language = shownLanguage()
  try {
    await loadParts(language)
  } catch (error) {
    if (language === DEFAULT_LANGUAGE) throw error
    console.error(`Could not load the texts in ${language}, so this page is in English:`, error)
    await loadParts(DEFAULT_LANGUAGE)
    await i18next.changeLanguage(DEFAULT_LANGUAGE)
  }
}

/** Switches the page to a language without a reload, and remembers it. Rejects when its texts cannot be loaded. */
export async function showLanguage(language: Language): Promise<void> {
  latestChoice = language
  if (shownLanguage() !== language) await loadParts(language)
  if (latestChoice !== language) return
  storeLanguage(language)
  if (shownLanguage() !== language) await i18next.changeLanguage(language)
}

/** Writes in a language other than the page's. */
export async function translatorFor(language: Language): Promise<TFunction> {
  await loadPart('site', language)
  return i18next.getFixedT(language)
}

/** The language of the texts on the page. */
export const shownLanguage = (): Language => languageOf(i18next.language) ?? DEFAULT_LANGUAGE

async function loadParts(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => loadPart(part, language)))
}

async function loadPart(part: TextPart, language: Language): Promise<void> {
  const [texts] = await Promise.all([load(part, language), part === 'site' && loadLimits()])
  i18next.addResourceBundle(language, 'translation', texts, true)
}

async function loadLimits(): Promise<void> {
  variables.limits = (await import('./limits.ts')).limits
}
