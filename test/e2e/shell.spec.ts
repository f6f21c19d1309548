import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { aBrowserAccount, signInAs } from '../make/accounts/browser-account.ts'
import { expectAccessible } from './accessible.ts'
import { consoleErrors, TILE_HOST } from './console-errors.ts'
import { aFleetOf, type Fleet, openAs } from './fleet.ts'
import { test } from './site-test.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const DESTINATIONS = [
  ['Overview', '/dashboard', 'Overview'],
  ['Live', '/dashboard/live', 'Live'],
  ['History', '/dashboard/history', 'Route history'],
  ['Geofences', '/dashboard/geofences', 'Geofences'],
  ['Alert rules', '/dashboard/alerts', 'Alert rules'],
  ['Reporting', '/dashboard/reporting', 'Reporting'],
  ['Devices', '/dashboard/devices', 'Devices'],
  ['Share links', '/dashboard/shares', 'Share links'],
  ['Settings', '/dashboard/settings', 'Settings'],
  ['Subscription', '/dashboard/subscription', 'Subscription'],
] as const
/** No other journey checks the accessibility of this page. */
const CHECKED_HERE = 'Settings'

const REDIRECTS = [
  ['/live?style=dark', '/dashboard/live?style=dark'],
  ['/history', '/dashboard/history'],
  ['/reports', '/dashboard/reporting'],
  ['/devices', '/dashboard/devices'],
  ['/shares', '/dashboard/shares'],
  ['/settings', '/dashboard/settings'],
  ['/subscription', '/dashboard/subscription'],
  ['/', '/dashboard'],
  ['/nowhere/at/all', '/dashboard'],
  ['/dashboard/nowhere', '/dashboard'],
  ['/login', '/dashboard'],
  ['/callback', '/dashboard'],
] as const

test.beforeEach(async ({ page }) => {
  await page.route(`${TILE_HOST}**`, (route) => route.abort())
})

test('APP-1 APP-2 a visitor is redirected from unknown paths to the landing page, and from the dashboard to sign in', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  for (const path of ['/nowhere', '/callback']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
  for (const path of ['/reports', '/dashboard', '/dashboard/nowhere']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?to=/)
  }
  await expect(page).toHaveTitle('Sign in · Vectra')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  expect(errors).toEqual([])
})

test('APP-1 APP-3 APP-5 APP-7 on desktop every destination has a link, a path and a title', async ({
  page,
  request,
}) => {
  const errors = consoleErrors(page)
  await page.setViewportSize(DESK)
  await page.goto('/dashboard/alerts')
  await signInAs(await aBrowserAccount(request), page)
  await expect(page).toHaveURL('/dashboard/alerts')

  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await expect(sidebar.getByRole('listitem')).toHaveCount(DESTINATIONS.length)
  await expect(sidebar.getByRole('link', { name: 'Devices 0 in your account' })).toBeVisible()
  await expect(sidebar.getByRole('button', { name: /^Report a bug/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(sidebar.getByRole('link', { name: /^Chat with support/ })).toBeVisible()
  const status = sidebar.getByRole('link', { name: /^Status/ })
  await expect(status).toHaveAttribute('href', /^https:/)
  await expect(status).toHaveAttribute('target', '_blank')
  await expect(sidebar.getByText('Version 1.4.1')).toBeVisible()

  for (const [entry, path, title] of DESTINATIONS) {
    await sidebar.getByRole('link', { name: entry }).click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page).toHaveTitle(`${title} · Vectra`)
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(new RegExp(`^${entry}`))
    if (entry === CHECKED_HERE) await expectAccessiblePage(page, CHECKED_HERE)
    if (path === '/dashboard/live') {
      const map = await page.getByRole('main').boundingBox()
      const menu = await sidebar.boundingBox()
      const { width, height } = DESK
      expect(map).toEqual({ x: menu?.width, y: 0, width: width - (menu?.width ?? 0), height })
    }
  }
  for (const [from, to] of REDIRECTS) {
    await visit(page, from)
    await expect(page).toHaveURL(to)
  }
  for (const [from, to] of [
    ['/reports', '/dashboard/reporting'],
    ['/nowhere', '/dashboard'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  }
  await expect(sidebar).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/dashboard')
  expect(errors).toEqual([])
})

test('APP-6 on a phone the destinations are in the bottom navigation and the menu', async ({
  page,
  request,
}) => {
  const errors = consoleErrors(page)
  const account = await aFleetOf(request, [])
  await page.setViewportSize(PHONE)
  await openAs(account, page, '/dashboard')
  await expect(page.getByText(`Hello, ${account.email.split('@')[0]}`)).toBeVisible()

  const bottom = page.getByRole('navigation', { name: 'Main' })
  await expect(bottom.getByRole('link')).toHaveText([
    /^Overview/,
    /^Live/,
    /^History/,
    /^Devices/,
    /^Settings/,
  ])
  for (const dark of [false, true]) {
    for (const entry of ['Overview', CHECKED_HERE]) {
      await bottom.getByRole('link', { name: entry }).click()
      await expect(page).toHaveTitle(`${entry} · Vectra`)
    }
    await expectAccessiblePage(page, CHECKED_HERE)
    await page.getByRole('button', { name: 'Account' }).click()
    await expectAccessible(page)
    if (!dark) await page.getByRole('menuitem', { name: 'Use dark theme' }).click()
  }
  for (const entry of ['History', 'Alert rules', 'Reporting', 'Subscription', 'Sign out'])
    await expect(page.getByRole('menuitem', { name: entry })).toBeVisible()
  expect(errors).toEqual([])
})

test('APP-4 APP-8 APP-11 APP-12 SET-5 theme and units are saved with the account', async ({
  page,
  request,
}) => {
  await page.goto('/dashboard/settings')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await signInAs(await aBrowserAccount(request), page)
  const html = page.locator('html')
  const choice = (name: string) => page.getByRole('radio', { name })

  await test.step('a change applies immediately and survives a reload', async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByText('Dark', { exact: true }).click()
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await saved
    await expect(choice('Miles')).toBeChecked()
    const savedToo = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByText('Kilometers').click()
    await savedToo
    await page.reload()
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(choice('Kilometers')).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('the dashboard waits for the preferences, and is light if they fail', async () => {
    let reply = () => {}
    const replied = new Promise<void>((resolve) => {
      reply = resolve
    })
    await page.route('**/vectra/preferences', async (route) => {
      if (route.request().method() === 'GET') await replied
      await route.fulfill({ status: 503, json: { message: 'Service Unavailable' } })
    })
    await page.reload()
    await expect(page.getByText('Loading Vectra…')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    reply()
    await expect(page.getByText('Couldn’t load your settings')).toBeVisible()
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
  })

  await test.step('a change that fails to save is reverted, with a toast for 5 s', async () => {
    await page.getByText('Kilometers').click()
    const toast = page.getByRole('alert').filter({ hasText: 'Couldn’t save your change' })
    await expect(toast).toBeVisible()
    const shownAt = Date.now()
    await expect(choice('Miles')).toBeChecked()
    await expect(toast).toBeHidden()
    expect(Date.now() - shownAt).toBeGreaterThan(3500)
  })
})

test('T06 APP-9 APP-10 signing out in one tab signs out the other, and removes all tokens', async ({
  page,
  request,
  context,
}) => {
  const account = await aBrowserAccount(request)
  await page.goto('/login')
  await signInAs(account, page)
  await expect(page).toHaveURL('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard/settings')
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(await storageKeys(page)).toContain('vectra.access-token')

  const revoked = other.waitForRequest((sent) => /RevokeToken$/.test(sent.headers()['x-amz-target'] ?? ''))
  await other.getByRole('button', { name: 'Account' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await revoked
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect((await storageKeys(page)).filter((key) => /token|session|cognito/i.test(key))).toEqual([])

  await test.step('30 days without activity sign out too', async () => {
    await signInAs(account, page)
    await expect(page).toHaveURL('/dashboard')
    const setLastActivity = (daysAgo: number) =>
      page.evaluate((ms) => {
        const record = JSON.parse(localStorage.getItem('vectra.session') ?? '{}')
        localStorage.setItem('vectra.session', JSON.stringify({ ...record, timestamp: Date.now() - ms }))
      }, daysAgo * DAY_MS)
    await setLastActivity(29)
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.goto('/robots.txt')
    await setLastActivity(31)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect((await storageKeys(page)).filter((key) => /token|session|cognito/i.test(key))).toEqual([])
  })
})

test('T04 once the token expires, the page renews it once for all its calls', async ({ page, request }) => {
  await page.goto('/login')
  await signInAs(await aBrowserAccount(request), page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const renewals: string[] = []
  const refused: string[] = []
  page.on('request', (sent) => {
    const target = sent.headers()['x-amz-target'] ?? ''
    if (/GetTokensFromRefreshToken$/.test(target)) renewals.push(target)
  })
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url())
  })
  await page.clock.setFixedTime(Date.now() + 61 * MINUTE_MS)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Devices 0 in your account' })).toBeVisible()
  expect(renewals).toHaveLength(1)
  expect(refused).toEqual([])
})

test.describe('with an external identity provider', () => {
  // The page's CSP allows the hosts of the stack only, and the stack has no such provider.
  test.use({ bypassCSP: true })

  test('APP-2 APP-3 /login redirects there immediately, and its code becomes a session on the requested page', async ({
    page,
    request,
  }) => {
    const fleet = await aFleetOf(request, [])
    const exchanged = await aProvider(page, fleet)
    await page.goto('/dashboard/settings')
    await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible()
    const authorize = new URL(page.url()).searchParams
    expect(page.url()).toMatch(/^https:\/\/login\.vectra\.test\/oauth2\/authorize\?/)
    expect(authorize.get('response_type')).toBe('code')
    expect(authorize.get('redirect_uri')).toMatch(/^http:\/\/localhost:\d+\/callback$/)
    expect(authorize.get('scope')).toContain('aws.cognito.signin.user.admin')
    expect(authorize.get('code_challenge_method')).toBe('S256')

    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/dashboard/settings')
    await expect(page.getByRole('link', { name: 'Devices 0 in your account' })).toBeVisible()
    const [exchange] = exchanged
    expect(exchanged).toHaveLength(1)
    expect(exchange?.get('grant_type')).toBe('authorization_code')
    expect(exchange?.get('code')).toBe(CODE)
    expect(exchange?.get('redirect_uri')).toBe(authorize.get('redirect_uri'))
    const verifier = exchange?.get('code_verifier') ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(authorize.get('code_challenge'))
  })

  test('APP-2 an unrequested code or a refusal does not sign anyone in', async ({ page, request }) => {
    const exchanged = await aProvider(page, await aFleetOf(request, []))
    const provider = page.getByRole('heading', { name: 'Provider' })
    await page.goto('/login')
    await expect(provider).toBeVisible()
    for (const query of [
      `code=${CODE}&state=of-another-browser`,
      `code=${CODE}&state=without-a-pending-sign-in`,
      'error=access_denied',
    ]) {
      await page.goto(`/callback?${query}`)
      await expect(page.getByRole('alert')).toContainText('Couldn’t sign you in')
    }
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(provider).toBeVisible()
    expect(exchanged).toEqual([])
    expect((await storageKeys(page)).filter((key) => /Token$/.test(key))).toEqual([])
  })
})

const CODE = 'code-of-the-provider'

/**
 * An identity provider whose page links back with a code, and which exchanges the code for tokens. Returns the token
 * requests that it receives.
 */
async function aProvider(page: Page, { browserStorage }: Fleet): Promise<URLSearchParams[]> {
  const tokenOf = (kind: string) =>
    Object.entries(browserStorage).find(([key]) => key.endsWith(`.${kind}`))?.[1]
  const exchanged: URLSearchParams[] = []
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, hostedLoginDomain: 'login.vectra.test' } })
  })
  await page.route('https://login.vectra.test/oauth2/authorize**', (route) => {
    const authorize = new URL(route.request().url()).searchParams
    const back = `${authorize.get('redirect_uri')}?code=${CODE}&state=${authorize.get('state')}`
    const body = `<h1>Provider</h1><a href="${back.replaceAll('&', '&amp;')}">Continue</a>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.route('https://login.vectra.test/oauth2/token', (route) => {
    exchanged.push(new URLSearchParams(route.request().postData() ?? ''))
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        access_token: tokenOf('accessToken'),
        id_token: tokenOf('idToken'),
        refresh_token: tokenOf('refreshToken'),
        token_type: 'Bearer',
        expires_in: 3600,
      },
    })
  })
  return exchanged
}

/** Waits for the page's own heading first: the address and the title change before its code has loaded. */
async function expectAccessiblePage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await expectAccessible(page)
}

/** Navigates within the page, as the back button does: the same guards run without a reload. */
const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const storageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))
