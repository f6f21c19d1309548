import type { audienceTexts } from '../i18n/en/site/audience.ts'
import type { buildersTexts } from '../i18n/en/site/builders.ts'
import type { currentTexts } from '../i18n/en/site/current.ts'
import type { dealersTexts } from '../i18n/en/site/dealers.ts'
import type { installationTexts } from '../i18n/en/site/installation.ts'
import type { insuranceTexts } from '../i18n/en/site/insurance.ts'
import type { landingTexts } from '../i18n/en/site/landing.ts'
import type { ownersTexts } from '../i18n/en/site/owners.ts'
import type { rentersTexts } from '../i18n/en/site/renters.ts'
import type { siteShellTexts } from '../i18n/en/site/shell.ts'

/** The English texts of all public pages, which are prerendered in a language once all of them are translated. */
export type SiteTexts = typeof siteShellTexts &
  typeof landingTexts &
  typeof audienceTexts &
  typeof buildersTexts &
  typeof currentTexts &
  typeof dealersTexts &
  typeof installationTexts &
  typeof insuranceTexts &
  typeof ownersTexts &
  typeof rentersTexts
