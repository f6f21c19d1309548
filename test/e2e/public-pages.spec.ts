import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { consoleErrors } from './console-errors.ts'
import { test } from './site-test.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const PAGES = [
  '/solutions/builders',
  '/solutions/dealers',
  '/solutions/insurance',
  '/solutions/renters',
  '/solutions/owners',
  '/installation',
  '/current',
] as const

// Links that call and write need contact details: web/site/pages/pages.test.tsx.
const CALLS_TO_ACTION = [
  ['/solutions/builders', 'Order units', '/onboarding'],
  ['/solutions/dealers', 'Boost Your Revenue', '/onboarding'],
  ['/solutions/dealers', 'Start Your Trial', '/onboarding'],
  ['/solutions/insurance', 'Get Started', '/onboarding'],
  ['/solutions/insurance', 'Partner With Us', '/onboarding'],
  ['/solutions/renters', 'Protect Your Fleet', '/onboarding'],
  ['/solutions/renters', 'Start Free Trial', '/onboarding'],
  ['/solutions/owners', 'Get Started', '/onboarding'],
  ['/current', 'Register Today', '/onboarding?plan=marine'],
] as const

const FIGURES = [
  ['/solutions/builders', ['$89.99', '20%', '$18', '1–2']],
  ['/solutions/dealers', ['$150 – $300', '$1,200 – $2,000', '$500 – $800', '30-day money-back guarantee']],
  ['/solutions/insurance', ['15 s', '30 ms', '3+ years']],
  ['/solutions/renters', ['$599.40', '$899.90', '$1,499.30']],
  ['/solutions/owners', ['$9.99', '$59.94', '< 3 mA', '1.5+ years', '24–48 hours']],
  [
    '/installation',
    ['60 seconds', '20 km/h', ...['Red', 'Black', 'Orange', 'Yellow'], 'Battery positive', 'Relay, pin 85'],
  ],
  ['/current', ['$99 a year', '24/7', '18 s', 'Included', '$248.93', '$158.94']],
] as const

/** The comparison and the four features of marine support. */
const MARINE = [
  'Traditional mechanic',
  'A chat that answers',
  'Towing included',
  'A position to show',
  'Readings to go by',
]

const main = (page: Page) => page.getByRole('main')

/** Every address that a page links to, resolved. */
const linksOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('a')].map((link) => link.href))

/** The ids of a page as it is delivered. */
async function idsOf(path: string, request: APIRequestContext): Promise<string[]> {
  const reply = await request.get(path)
  expect(reply.status(), path).toBe(200)
  return [...(await reply.text()).matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? [])
}

test('PUB-2 PUB-3 PUB-4 every link and anchor of the public pages works, and stays on the site', async ({
  page,
  request,
}) => {
  const found = new Set<string>()
  for (const path of PAGES) {
    await page.goto(path)
    for (const href of await linksOf(page)) found.add(href)
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  }
  const origin = new URL(page.url()).origin
  const links = [...found].map((href) => new URL(href))
  expect(links.filter((link) => link.origin !== origin)).toEqual([])
  for (const { pathname, search, hash } of links) {
    const ids = await idsOf(pathname + search, request)
    if (hash !== '') expect(ids, `${pathname}${hash}`).toContain(hash.slice(1))
  }
  const guide = await idsOf('/installation', request)
  expect(guide).toEqual(expect.arrayContaining(['2wire', '4wire']))
})

test('PUB-2 PUB-4 calls to action lead where the specification says', async ({ page }) => {
  for (const [path, name, href] of CALLS_TO_ACTION) {
    await page.goto(path)
    const links = main(page).getByRole('link', { name, exact: true })
    for (const link of await links.all())
      await expect(link, `${name} on ${path}`).toHaveAttribute('href', href)
    await links.first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Choose Your Plan' })).toBeVisible()
  }
  await expect(page.getByRole('radio', { name: 'marine' })).toBeChecked()
})

test('PUB-3 PUB-4 PUB-7 the pages say the prices, the claims, the wires and the support hours', async ({
  page,
}) => {
  for (const [path, figures] of FIGURES) {
    await page.goto(path)
    for (const figure of figures) await expect(main(page), path).toContainText(figure)
    await expect(page.locator('body')).not.toContainText('{{')
    await expect(page.getByRole('contentinfo')).toContainText('Monday–Friday, 9 AM – 6 PM EST')
  }
  // the last page is that of marine support
  await expect(main(page).locator('blockquote')).toHaveCount(4)
  for (const text of MARINE) await expect(main(page)).toContainText(text)
})

for (const viewport of SIZES)
  test(`PUB-2 PUB-3 PUB-4 the public pages are accessible at ${viewport.width} px in both themes`, async ({
    page,
  }) => {
    const errors = consoleErrors(page)
    await page.setViewportSize(viewport)
    for (const path of PAGES) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(viewport.width)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
    }
    expect(errors).toEqual([])
  })

test('PUB-2 questions open and close by keyboard, without a script', async ({ browser }) => {
  const reader = await browser.newContext({ javaScriptEnabled: false })
  const page = await reader.newPage()
  await page.goto('/solutions/owners')
  const answer = page.getByText('Two wires are enough for tracking.')
  await expect(answer).toBeHidden()
  await page.locator('summary', { hasText: 'Can I install it myself?' }).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
  await page.goto('/installation')
  await expect(page.getByRole('img', { name: /red wire goes from the tracker/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enlarge the diagram' })).toHaveCount(0)
  await reader.close()
})

for (const viewport of SIZES)
  test(`PUB-3 a diagram opens larger and closes by keyboard at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/installation#4wire')
    const diagram = page.getByRole('img', { name: /Yellow goes to pin 85/ })
    const enlarge = page.getByRole('button', { name: 'Enlarge the diagram' }).nth(1)
    const dialog = page.getByRole('dialog', { name: '4-wire diagram' })
    const width = async () => (await diagram.last().boundingBox())?.width ?? 0
    const before = await width()
    await enlarge.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    expect(await width()).toBeGreaterThan(before)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
  })

test('PUB-3 the guide prints as five pages of content, with all answers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/installation')
  const printed = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(5)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(hidden).toBeHidden()
  await expect(page.getByRole('button', { name: 'Enlarge the diagram' })).toHaveCount(0)
  await expect(page.getByText('Orange is on a wire that is always live.')).toBeVisible()
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
  expect(ink).toBe('rgb(15, 27, 45)')
})
