import { site } from '../../../site.config.ts'
import { SURFACES } from '../../theme/surfaces.ts'
import type { LanguageTexts } from '../site-page.ts'

/**
 * What browsers show of the installed app, under the operator's name. It is one file for all languages, so browsers
 * choose among its descriptions.
 */
export function manifest(texts: readonly LanguageTexts[]): string {
  const descriptions = Object.fromEntries(texts.map(({ language, t }) => [language, t('siteShell.app')]))
  const { en: description, ...others } = descriptions
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.name,
    description,
    description_localized: others,
    lang: 'en',
    start_url: '/dashboard/live',
    scope: '/',
    display: 'standalone',
    background_color: SURFACES.light.ground,
    theme_color: SURFACES.light.ground,
    categories: ['business', 'navigation', 'travel'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...['192', '512'].map((size) => icon(size, `/icon-${size}.png`)),
      ...['192', '512'].map((size) => ({ ...icon(size, `/icon-maskable-${size}.png`), purpose: 'maskable' })),
    ],
  })
}

const icon = (size: string, src: string) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })
