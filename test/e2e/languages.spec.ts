import { expect, type Page } from '@playwright/test'
import { settingsTexts as enSettings } from '../../web/i18n/en/settings.ts'
import { appTexts as es } from '../../web/i18n/es/app.ts'
import { onboardingTexts as orderEs } from '../../web/i18n/es/onboarding.ts'
import { settingsTexts as esSettings } from '../../web/i18n/es/settings.ts'
import { signInTexts as esSignIn } from '../../web/i18n/es/sign-in.ts'
import { signInTexts as frSignIn } from '../../web/i18n/fr/sign-in.ts'
import { signInTexts as jaSignIn } from '../../web/i18n/ja/sign-in.ts'
import { pseudo, withTexts } from '../make/texts/pseudo.ts'
import { consoleErrors } from './console-errors.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { screenFaults } from './screen-faults.ts'
import { test } from './site-test.ts'

const MINUTE_MS = 60_000
const WIDTHS = [390, 1440]
const HEIGHT = 900

/** Without words in their names and no town nearby, so that a word on a screen is one that was not translated. */
const DEVICES = ['42', '43-7'].map((name, index) => ({
  name,
  tags: ['1'],
  positions: Array.from({ length: 6 }, (_, minute) => ({
    time: new Date(Date.now() - (6 - minute) * MINUTE_MS).toISOString(),
    lat: 32.1 + minute / 100,
    lng: -45.1 - index / 10,
    speedKmh: 60,
    ignition: true,
    batteryVolts: 11.4,
    cellular: 24,
  })),
}))

const SCREENS = (id: string) => [
  '/dashboard',
  '/dashboard/live',
  `/dashboard/live?deviceId=${id}`,
  '/dashboard/history',
  `/dashboard/history?deviceId=${id}`,
  '/dashboard/geofences',
  '/dashboard/geofences?tab=list',
  '/dashboard/geofences?tab=events',
  '/dashboard/alerts',
  '/dashboard/alerts/events',
  '/dashboard/reporting',
  '/dashboard/reporting?tab=rules',
  '/dashboard/reporting?tab=generated',
  '/dashboard/reporting?tab=analytics',
  '/dashboard/devices',
  `/dashboard/devices/${id}`,
  `/dashboard/devices/${id}/connect`,
  '/dashboard/shares',
  '/dashboard/maintenance',
  '/dashboard/settings',
  '/dashboard/settings?tab=notifications',
  '/dashboard/settings?tab=tracking',
  '/dashboard/settings?tab=account',
  '/dashboard/settings?tab=members',
  '/dashboard/settings?tab=audit',
  '/dashboard/settings?tab=gateways',
  '/dashboard/settings?tab=api',
  '/dashboard/settings?tab=billing',
  '/dashboard/subscription',
  '/dashboard/subscription?tab=units',
  '/dashboard/subscription?tab=pricing',
]

test.use({ serviceWorkers: 'block' })

test('PUB-5 every screen of the dashboard has room for a long language on a phone and a desktop, and no text of its own', async ({
  page,
  request,
}) => {
  await speakPseudo(page)
  const account = await aFleetOf(request, DEVICES)
  const [id] = Object.values(account.ids)
  await openAs(account, page, '/dashboard')
  const faults: string[] = []
  for (const path of SCREENS(id ?? '')) {
    await page.goto(path)
    await expect(page.getByRole('main'), path).toContainText('ŧ')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.waitForLoadState('networkidle')
      for (const fault of await screenFaults(page)) faults.push(`${path} at ${width} px: ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

/** Replaces the English texts by those of a language with accents that takes more room. */
async function speakPseudo(page: Page): Promise<void> {
  const bodies = new Map<string, string>()
  await page.route(
    /\/assets\/((sign-in|boat|connect|import|why-not|reporting|settings|subscription)-)?texts-en-/,
    async (route) => {
      const url = route.request().url()
      const response = await route.fetch()
      const body = bodies.get(url) ?? withTexts(await response.text(), pseudo)
      bodies.set(url, body)
      await route.fulfill({ response, body })
    },
  )
}

test('PUB-5 a language chosen in the settings changes the screen at once, and stays after a reload', async ({
  page,
  request,
}) => {
  const account = await aFleetOf(request, [])
  await openAs(account, page, '/dashboard/settings')
  const errors = consoleErrors(page)
  const language = page.locator('select', { has: page.locator('option[value=ja]') })
  await language.selectOption('日本語')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('main')).toContainText(/[ぁ-ん]/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('main')).toContainText(/[ぁ-ん]/)
  expect(await page.evaluate(() => [localStorage.i18nextLng, localStorage.i18next])).toEqual(['ja', 'ja'])
  expect(errors).toEqual([])
})

test('PUB-5 the sign-in follows its menu, also inside of a step, and its browser remembers the language', async ({
  page,
}) => {
  await page.goto('/login')
  const errors = consoleErrors(page)
  const menu = page.locator('select', { has: page.locator('option[value=ja]') })
  await page.getByLabel('Email').fill('mia@example.com')
  for (const [language, title, field, forgot] of [
    ['fr', frSignIn.signIn.title, frSignIn.signIn.password, frSignIn.signIn.forgot],
    ['ja', jaSignIn.signIn.title, jaSignIn.signIn.password, jaSignIn.signIn.forgot],
  ] as const) {
    await menu.selectOption(language)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('textbox', { name: field })).toBeVisible()
    await expect(page.getByRole('button', { name: forgot })).toBeVisible()
    await expect(page.locator('input[name=username]')).toHaveValue('mia@example.com')
  }
  await page.getByRole('button', { name: jaSignIn.signIn.toSignUp }).click()
  await page.locator('input[name=password]').fill('kurz')
  await page.locator('input[name=password]').blur()
  await expect(page.getByText(jaSignIn.signIn.passwordFaults.digit).first()).toBeVisible()
  await menu.selectOption('fr')
  await expect(page.getByRole('heading', { name: frSignIn.signIn.signUpTitle })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: frSignIn.signIn.title })).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('PUB-5 in a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('PUB-5 pages without an account are in Spanish and load nothing of other languages', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(...(/texts-\w+/.exec(request.url()) ?? [])))
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: esSignIn.signIn.title })).toBeVisible()
    await page.goto('/onboarding')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByText(orderEs.onboarding.plan.quantity)).toBeVisible()
    await page.goto('/share/unknown')
    await expect(page.getByText(es.problem.codes['not-found_viewer'])).toBeVisible()
    expect([...new Set(loaded)].filter((name) => !name.endsWith('-es'))).toEqual([])
  })

  test('PUB-5 an account in English is asked once, in Spanish, whether it wants Spanish', async ({
    page,
    request,
  }) => {
    const account = await aFleetOf(request, [])
    await openAs(account, page, '/dashboard/settings')
    const offer = page.getByText(es.language.offer)
    await expect(page.getByRole('heading', { name: enSettings.settings.title })).toBeVisible()
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Seguir en inglés' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: enSettings.settings.title })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  test('PUB-5 an account that accepts is in Spanish from then on', async ({ page, request }) => {
    const account = await aFleetOf(request, [])
    await openAs(account, page, '/dashboard/settings')
    await page.getByRole('button', { name: es.language.use }).click()
    await expect(page.getByRole('heading', { name: esSettings.settings.title })).toBeVisible()
    await expect(page.getByText(es.language.offer)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: esSettings.settings.title })).toBeVisible()
  })
})
