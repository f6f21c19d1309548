import { expect, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../shared/i18n/language.ts'
import { SESSION_KEY } from '../../shared/site/first-script.ts'
import { publicPath } from '../../shared/site/public-pages.ts'
import { expectAccessible } from './accessible.ts'
import { consoleErrors } from './console-errors.ts'
import { firstLoad } from './first-load.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { LAYOUT_SHIFT_MAX, recordedShift, recordShift } from './recorded-shift.ts'
import { test } from './site-test.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LANDING_MAX_BYTES = 130_000

/** The sections of the landing page, in their order. */
const SECTIONS = [
  'Know where everything is.',
  'A map you can act on',
  'What customers say',
  'From box to map, with help',
  'Asleep for the season, never lost',
  'Help on the water, day and night',
  'One price, every feature',
  'Questions',
  'On your phone in two taps',
]
const CLAIMS = [
  'between location updates while moving 15 s',
  'driving-behavior monitoring 30 ms',
  'of location history to look back on 3+ years',
  'a relay keeps the engine from starting',
  'check-ins, with the position Hourly',
  'awake in each hour 1 minute',
  'in sleep Under 3 mA',
  'on a 100 Ah battery 1.5+ years',
  'chat support 24/7',
  'average wait 18 s',
  'No contracts',
]
const LANDING_LINKS = [
  ['banner', 'Home', '/'],
  ['banner', 'Installation', '/installation'],
  ['banner', 'Pricing', '/#pricing'],
  ['banner', 'Sign in', '/login'],
  ['main', 'Get started', '/onboarding'],
  ['main', 'See marine support', '/current'],
  ['main', 'Open the app', '/dashboard/live'],
] as const

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('PUB-1 the landing page reads, its menus open, and its links lead on', async ({ page }) => {
    await page.setViewportSize(DESK)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know where everything is.')
    await expect(page.getByText('These are samples, shown in the local run only.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play the drive' })).toBeHidden()
    const main = page.getByRole('main')
    const text = (await main.innerText()).replaceAll(/\s+/g, ' ')
    const places = [...SECTIONS, 'Put your first device on the map'].map((section) => text.indexOf(section))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const claim of CLAIMS) expect(text).toContain(claim)
    for (const [area, name, href] of LANDING_LINKS)
      await expect(page.getByRole(area).getByRole('link', { name, exact: true }).first()).toHaveAttribute(
        'href',
        href,
      )
    await page.getByText('Is there a contract?').click()
    await expect(page.getByText('Cancel whenever you like. There is a')).toBeVisible()
    await page.getByText('Solutions', { exact: true }).first().click()
    const dealers = page.getByRole('banner').getByRole('link', { name: /^Dealers/ })
    await expect(dealers).toHaveAttribute('href', '/solutions/dealers')
    await expect(dealers).toBeVisible()
  })
})

for (const [name, viewport] of Object.entries({ DESK, PHONE }))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`PUB-1 the landing page is accessible and still, ${name} ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const errors = consoleErrors(page)
      await recordShift(page)
      await page.goto('/')
      await scrollThrough(page)
      await expectAccessible(page)
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
      expect(widths[0]).toBe(widths[1])
      expect(await recordedShift(page)).toBeLessThan(LAYOUT_SHIFT_MAX)
      expect(errors).toEqual([])
      await context.close()
    })

test('PUB-1 menus close by Escape and by a press elsewhere, and work by keyboard', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto('/')
  const menu = page.getByRole('banner').locator('details').first()
  const summary = menu.locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('open', '')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Builders/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await summary.click()
  await page.mouse.click(DESK.width - 200, DESK.height / 2)
  await expect(menu).not.toHaveAttribute('open')
})

test('PUB-1 the replay waits for readers of reduced motion, and plays for others', async ({ browser }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const context = await browser.newContext({ viewport: DESK, reducedMotion })
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/')
    expect(scripts.filter((url) => url.includes('/island-'))).toEqual([])
    const figure = page.locator('[data-replay]')
    const clock = figure.locator('[data-replay-readout="distance"]')
    const before = await clock.textContent()
    await figure.scrollIntoViewIfNeeded()
    const play = figure.getByRole('button', { name: 'Play the drive' })
    if (reducedMotion === 'reduce') {
      await expect(play).toBeVisible()
      await expect(clock).toHaveText(before ?? '')
      await play.click()
    }
    await expect(clock).not.toHaveText(before ?? '')
    await figure.getByRole('button', { name: 'Pause' }).click()
    await expect(play).toBeVisible()
    await context.close()
  }
})

for (const [screen, viewport] of [
  ['phone', PHONE],
  ['desktop', DESK],
] as const)
  test(`PUB-1 the landing page is at most 130 KB on a ${screen} in every language, with all that the browser loads ahead`, async ({
    browser,
  }) => {
    const bytes: Partial<Record<Language, number>> = {}
    for (const language of LANGUAGES) {
      const context = await browser.newContext({ viewport })
      bytes[language] = (await firstLoad(await context.newPage(), publicPath('/', language))).bytes
      await context.close()
    }
    for (const [language, count] of Object.entries(bytes)) {
      expect(count, language).toBeGreaterThan(20_000)
      expect(count, language).toBeLessThan(LANDING_MAX_BYTES)
    }
  })

test('APP-1 APP-2 who is signed in goes on to the dashboard, from the landing page and from unknown paths', async ({
  page,
  request,
}) => {
  const fleet = await aFleetOf(request, [])
  await openAs(fleet, page, '/dashboard')
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, SESSION_KEY)
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  for (const path of ['/no-such-page', '/es/no-such-page']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    window.scrollTo(0, 0)
  })
}
