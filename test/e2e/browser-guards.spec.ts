import { expect, type Page } from '@playwright/test'
import { PAGE_PATHS } from '../make/page-paths.ts'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

declare global {
  interface Window {
    __pwn?: unknown
    __violations?: string[]
  }
}

const PATHS = [...new Set(Object.values(PAGE_PATHS))]

/** Records every violation of the content security policy, from the start of each page. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: string[] = []
    window.__violations = recorded
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      recorded.push(`${violatedDirective} ${blockedURI}`),
    )
  })
}

const violations = (page: Page) => page.evaluate(() => window.__violations ?? ['not recorded'])

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').first(), path).toBeVisible()
  await page.waitForLoadState('load')
  await expect(page).toHaveTitle(/Vectra/)
  expect(await violations(page), path).toEqual([])
}

test('T117 no public page violates its content security policy', async ({ page }) => {
  await recordViolations(page)
  for (const path of PATHS.filter((one) => !one.startsWith('/dashboard'))) await visit(page, path)
})

test('T117 no dashboard page does either, with devices on the map', async ({ page, request }) => {
  const time = new Date().toISOString()
  const fleet = await aFleetOf(request, [
    { name: 'Sea Ray', positions: [{ time, lat: 26.1, lng: -80.1, speedKmh: 12, course: 40 }] },
  ])
  await recordViolations(page)
  await openAs(fleet, page, '/dashboard/live')
  await expect(page.locator('[data-device-row]').first()).toBeVisible()
  for (const path of PATHS.filter((one) => one.startsWith('/dashboard'))) await visit(page, path)
})

test('T117 inline scripts, inline handlers and foreign scripts do not run', async ({ page }) => {
  await recordViolations(page)
  await visit(page, '/login')
  await page.evaluate(() => {
    const inline = document.createElement('script')
    inline.textContent = 'window.__pwn = "inline"'
    const foreign = document.createElement('script')
    foreign.src = 'https://evil.example/pwn.js'
    const image = document.createElement('img')
    image.setAttribute('onerror', 'window.__pwn = "handler"')
    image.src = 'data:,'
    document.body.append(inline, foreign, image)
  })
  await expect
    .poll(async () => (await violations(page)).toSorted())
    .toEqual([
      'script-src-attr inline',
      'script-src-elem https://evil.example/pwn.js',
      'script-src-elem inline',
    ])
  expect(await page.evaluate(() => typeof window.__pwn)).toBe('undefined')
})

test('T120 no page can be framed by another site', async ({ page, baseURL }) => {
  const other = new URL(baseURL ?? '')
  other.hostname = '127.0.0.1'
  const [framing, framable] = [`${other.origin}/framing`, `${other.origin}/framable`]
  const frame = (url: string) => `<iframe title="framed" src="${url}"></iframe>`
  const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html>${body}` })
  let framed = framable
  await page.route(framing, (route) => route.fulfill(html(frame(framed))))
  await page.route(framable, (route) => route.fulfill(html('can be framed')))
  const inFrame = page.frameLocator('iframe')

  // Control: a page without the header is shown in the frame.
  await page.goto(framing)
  await expect(inFrame.getByText('can be framed')).toBeVisible()
  for (const path of ['/', '/login', '/dashboard/live', '/share/no-such-token']) {
    framed = `${baseURL}${path}`
    await page.goto(framing)
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  }
})
