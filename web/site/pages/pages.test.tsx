import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { entriesOf } from '../../../shared/entries-of.ts'
import type { Branding } from '../../../shared/site/branding.ts'
import { site } from '../../../site.config.ts'
import type { SitePageProps } from '../site-page.ts'
import { textValues } from '../text-values.ts'
import { BuildersPage } from './audience/builders-page.tsx'
import { DealersPage } from './audience/dealers-page.tsx'
import { InsurancePage } from './audience/insurance-page.tsx'
import { OwnersPage } from './audience/owners-page.tsx'
import { RentersPage } from './audience/renters-page.tsx'
import { CurrentPage } from './current-page.tsx'
import { InstallationPage } from './installation/installation-page.tsx'

const PAGES = {
  '/solutions/builders': BuildersPage,
  '/solutions/dealers': DealersPage,
  '/solutions/insurance': InsurancePage,
  '/solutions/renters': RentersPage,
  '/solutions/owners': OwnersPage,
  '/installation': InstallationPage,
  '/current': CurrentPage,
} as const
type Path = keyof typeof PAGES

const HOURS = 'Monday–Friday, 9 AM – 6 PM EST'
const SUPPORT = { phone: '+1 (305) 555-0100', email: 'help@example.com', hours: { en: HOURS } }
const PARTNERS = { phone: '+1 305 555 0199', email: 'partners@example.com' }
const NOBODY = { phone: null, email: null }
const NO_SUPPORT = { ...NOBODY, hours: null }

const files = import.meta.glob<Record<string, object>>('../../i18n/en/site/*.ts', { eager: true })
const texts = Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)))

async function siteT(): Promise<SitePageProps['t']> {
  const i18n = i18next.createInstance()
  await i18n.init({
    lng: 'en',
    defaultNS: 'site',
    resources: { en: { site: texts } },
    interpolation: { escapeValue: false, defaultVariables: textValues('en') },
  })
  return i18n.getFixedT('en', 'site')
}

/** The hrefs of a page by the text of their links, as the operator's branding has it. */
async function linksOf(path: Path, branding: Partial<Branding>) {
  const Page = PAGES[path]
  const html = renderToStaticMarkup(<Page t={await siteT()} language="en" site={{ ...site, ...branding }} />)
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)]
  return { html, links: links.map(([, href, text]) => `${text}: ${href}`) }
}

test('PUB-2 PUB-7 builders write to partner sales and call them', async () => {
  const { links } = await linksOf('/solutions/builders', { partners: PARTNERS })
  expect(links).toEqual(
    expect.arrayContaining([
      'Become a Partner: mailto:partners@example.com?subject=Partnership',
      'Apply for Partnership: mailto:partners@example.com?subject=Partnership',
      'Call Partner Sales: tel:+13055550199',
    ]),
  )
})

test('PUB-2 without partner sales, builders reach support', async () => {
  const { links } = await linksOf('/solutions/builders', { partners: NOBODY, support: SUPPORT })
  expect(links).toEqual(
    expect.arrayContaining([
      'Become a Partner: mailto:help@example.com?subject=Partnership',
      'Call Partner Sales: tel:+13055550100',
    ]),
  )
})

test('PUB-2 builders are asked to write only where somebody reads it', async () => {
  const path = '/solutions/builders'
  expect((await linksOf(path, { support: SUPPORT })).html).toContain('Write to us')
  const { html, links } = await linksOf(path, { support: NO_SUPPORT, partners: NOBODY })
  expect(html).not.toContain('Write to us')
  expect(links).toContain('Order units: /onboarding')
})

test.each([
  ['/solutions/dealers', 'Talk to Sales: tel:+13055550100'],
  ['/solutions/renters', 'Call +1 (305) 555-0100: tel:+13055550100'],
  ['/installation', 'Call +1 (305) 555-0100: tel:+13055550100'],
  ['/installation', 'Email help@example.com: mailto:help@example.com'],
  ['/current', 'Call +1 (305) 555-0100: tel:+13055550100'],
  ['/current', 'Email help@example.com: mailto:help@example.com'],
] as const)('PUB-2 PUB-3 PUB-4 %s has the link %s', async (path, link) => {
  expect((await linksOf(path, { support: SUPPORT })).links).toContain(link)
})

test('PUB-3 PUB-7 the guide says the support hours that the operator has set', async () => {
  expect((await linksOf('/installation', { support: SUPPORT })).html).toContain(HOURS)
  const { html, links } = await linksOf('/installation', { support: NO_SUPPORT })
  expect(html).not.toContain(HOURS)
  expect(links).toContain('Sign in: /login')
})

test.each(entriesOf(PAGES))('PUB-2 %s invents no contact', async (path) => {
  const { html } = await linksOf(path, { support: NO_SUPPORT, partners: NOBODY })
  expect(html).not.toMatch(/(tel|mailto):/)
})

test('PUB-4 customers of the operator replace the samples', async () => {
  const testimonials = [{ quote: { en: 'They towed me home.' }, name: 'Ana', role: { en: 'Skipper' } }]
  expect((await linksOf('/current', {})).html.match(/<blockquote>/g)).toHaveLength(4)
  const { html } = await linksOf('/current', { testimonials })
  expect(html).toContain('<blockquote>They towed me home.</blockquote>')
  expect(html).not.toContain('data-sample')
})
