import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { appTexts as es } from '../../web/i18n/es/app.ts'
import { connectPageTexts } from '../../web/i18n/es/connect-page.ts'
import { onboardingTexts } from '../../web/i18n/es/onboarding.ts'
import { paymentTexts } from '../../web/i18n/es/payments.ts'
import { signInTexts } from '../../web/i18n/es/sign-in.ts'
import { siteShellTexts } from '../../web/i18n/es/site/shell.ts'
import { emailsTo, findEmail, signIn } from '../make/accounts/browser-account.ts'
import { aGeofenceBody } from '../make/geofences/geofence.ts'
import { hasPdftotext, textIn } from '../make/pdf/read-pdf.ts'
import { englishWordsIn } from '../make/texts/english-words.ts'
import { connectTracker } from './fleet.ts'
import { orderFromElsewhere } from './order-form.ts'
import { test } from './site-test.ts'

const OWN_PASSWORD = 'Una-clave-larga-2026'
const { onboarding } = onboardingTexts
const { signIn: signInEs } = signInTexts
/** Names that stay: places as maps write them, a language, a command, and addresses on the web. */
const NAMES = /Biscayne Bay|Sunrise|Cooper City|English|npm start|https?:\S+/g
const MINUTE_MS = 60_000

test.use({ locale: 'es-MX', timezoneId: 'America/Bogota', serviceWorkers: 'block' })

test('PUB-5 in Spanish, from the landing page to the weekly report, there is not one English word', async ({
  page,
  request,
}) => {
  const findEnglish = await englishWordsIn('es')
  const englishWords = (text: string) => findEnglish(text.replaceAll(NAMES, ''))
  const expectSpanish = async (where: string) =>
    expect.soft(englishWords((await spokenTexts(page)).join('\n')), where).toEqual([])
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const email = `pedido-${randomBytes(4).toString('hex')}@example.com`
  const trackerId = `ESP-${randomBytes(4).toString('hex').toUpperCase()}`
  await page.setViewportSize({ width: 1440, height: 900 })
  await orderFromElsewhere(page)

  await test.step('orders', async () => {
    await page.goto('/es/')
    await expectSpanish('landing page')
    await page.getByRole('banner').getByRole('link', { name: siteShellTexts.siteShell.getStarted }).click()
    await expect(page.getByRole('heading', { level: 2, name: onboarding.steps.plan })).toBeVisible()
    await expect(page.getByRole('link', { name: onboarding.home })).toHaveAttribute('href', '/es/')
    await expectSpanish('plans')
    await button(onboarding.continue).click()
    const { fields } = onboarding
    const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
    await fill(fields.firstName, 'Lucía')
    await fill(fields.lastName, 'Ramos')
    await fill(fields.email, email)
    await fill(fields.phone, '305 555 0100')
    await expectSpanish('person')
    await button(onboarding.continue).click()
    await fill(fields.street, 'Calle Ocho 1')
    await fill(fields.city, 'Miami')
    await fill(fields.state, 'FL')
    await fill(fields.zip, '33139')
    await expectSpanish('address')
    await button(onboarding.continue).click()
    await button(paymentTexts.payments.test.kinds.succeeds).click()
    await expectSpanish('payment')
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await expect(page.getByRole('heading', { name: onboarding.done.title })).toBeFocused()
    await expectSpanish('order complete')
  })

  await test.step('signs in with the mailed password', async () => {
    const mail = await findEmail(email, request, /contraseña temporal es (\S+)/)
    expect.soft(englishWords(mail?.input ?? '')).toEqual([])
    const temporary = mail?.[1] ?? ''
    await page.goto('/login')
    await expectSpanish('sign-in')
    await page.getByLabel(signInEs.email).fill(email)
    await page.getByRole('textbox', { name: signInEs.password }).fill(temporary)
    await button(signInEs.submit).click()
    await expect(page.getByRole('heading', { name: signInEs.ownPasswordTitle })).toBeVisible()
    await expectSpanish('own password')
    await page.getByLabel(signInEs.newPassword).fill(OWN_PASSWORD)
    await page.getByLabel(signInEs.confirmPassword).fill(OWN_PASSWORD)
    await button(signInEs.ownPasswordSubmit).click()
    await expect(page.getByRole('region', { name: es.firstSteps.title })).toBeVisible()
    await expectSpanish('overview')
  })

  const { accessToken } = await signIn({ email }, request, OWN_PASSWORD)
  const headers = { authorization: `Bearer ${accessToken}` }

  await test.step('adds the first device, which sends its position', async () => {
    const firstSteps = page.getByRole('region', { name: es.firstSteps.title })
    await firstSteps.getByRole('button', { name: es.firstSteps.actions.device }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(es.addDevice.id).fill(trackerId)
    await dialog.getByLabel(es.addDevice.name, { exact: true }).fill('Lancha')
    await expectSpanish('new device')
    await dialog.getByRole('button', { name: es.addDevice.submit }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/devices/${trackerId}/connect$`))
    await expect(page.getByRole('region', { name: connectPageTexts.connect.settings })).toBeVisible()
    await expectSpanish('tracker settings')
    await page.goto('/dashboard/devices')
    await expect(page.locator('[data-device-row]')).toHaveText(['Lancha'])
    await expectSpanish('devices')
    await drive(trackerId, accessToken, request)
    await page.goto(`/dashboard/live?deviceId=${trackerId}`)
    await expect(page.getByRole('region', { name: 'Lancha' })).toBeVisible()
    await expectSpanish('live map')
  })

  await test.step('gets an alert', async () => {
    const findAlert = () => findEmail(email, request, /Lancha entró en Puerto/)
    await expect.poll(findAlert, { timeout: 30_000 }).not.toBeNull()
    expect.soft(englishWords((await emailsTo(email, request)).join('\n'))).toEqual([])
  })

  await test.step('forwards the weekly report', async () => {
    const data = { reportType: 'weekly_analytics', format: 'pdf' }
    const { report } = await (await request.post('/api/reporting/generate', { headers, data })).json()
    const findFile = async () => {
      const { reports } = await (await request.get('/api/reporting/generated', { headers })).json()
      return reports.find(({ id }: { id: string }) => id === report.id).fileUrl
    }
    await expect.poll(findFile, { timeout: 30_000 }).not.toBeNull()
    const pdf = await (await request.get(await findFile())).body()
    test.skip(!hasPdftotext, 'poppler-utils is not installed')
    expect.soft(englishWords(textIn(pdf).join('\n'))).toEqual([])
  })
})

/** From outside of a geofence, which sends an email, into it. */
async function drive(trackerId: string, accessToken: string, request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const geofence = { ...aGeofenceBody(), name: 'Puerto', sendEmailNotifications: true }
  expect((await request.post('/api/geofences', { headers, data: geofence })).status()).toBe(201)
  const tracker = await connectTracker(request, accessToken, trackerId)
  const positions = Array.from({ length: 8 }, (_, index) => ({
    time: new Date(Date.now() - (8 - index) * MINUTE_MS).toISOString(),
    lat: 26.12,
    lng: -80.14 + index * 0.006,
    speedKmh: 36,
    ignition: true,
  }))
  for (const position of positions)
    await tracker.publishAsync(telemetryTopic(trackerId), JSON.stringify(position), { qos: 1 })
  await tracker.endAsync()
}

/** The texts that a reader sees or a screen reader says. */
const spokenTexts = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt']
    const named = [...document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join())].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    )
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ]
  })
