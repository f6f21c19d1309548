import { expect, type Page, test } from '@playwright/test'
import { PAGE_PATHS } from '../make/page-paths.ts'
import { aFleetOf, openAs } from './fleet.ts'

declare global {
  interface Window {
    __pwn?: unknown
    __violations?: string[]
  }
}

const PATHS = [...new Set(Object.values(PAGE_PATHS))]

/** Notes from the first moment of every page on what its policy forbade. */
async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = []
    window.__violations = noted
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noted.push(`${violatedDirective} ${blockedURI}`),
    )
  })
}

const violations = (page: Page) => page.evaluate(() => window.__violations ?? ['nobody noted'])

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('#root'), path).not.toBeEmpty()
  await page.waitForLoadState('load')
  await expect(page).toHaveTitle(/Vectra/)
  expect(await violations(page), path).toEqual([])
}

test('T117 no page for everybody does what its policy forbids', async ({ page }) => {
  await noteViolations(page)
  for (const path of PATHS.filter((one) => !one.startsWith('/dashboard'))) await visit(page, path)
})

test('T117 nor does a page of the dashboard, with devices on the map', async ({ page, request }) => {
  const time = new Date().toISOString()
  const fleet = await aFleetOf(request, [
    { name: 'Sea Ray', positions: [{ time, lat: 26.1, lng: -80.1, speedKmh: 12, course: 40 }] },
  ])
  await noteViolations(page)
  await openAs(fleet, page, '/dashboard/live')
  await expect(page.locator('[data-device-row]').first()).toBeVisible()
  for (const path of PATHS.filter((one) => one.startsWith('/dashboard'))) await visit(page, path)
})

test('T117 an inline script, a handler and a script of others do not run', async ({ page }) => {
  await noteViolations(page)
  await visit(page, '/login')
  await page.evaluate(() => {
    const inline = document.createElement('script')
    inline.textContent = 'window.__pwn = "inline"'
    const foreign = document.createElement('script')
    foreign.src = 'https://evil.example/pwn.js'
    const picture = document.createElement('img')
    picture.setAttribute('onerror', 'window.__pwn = "handler"')
    picture.src = 'data:,'
    document.body.append(inline, foreign, picture)
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

test('T120 no page shows itself in the frame of another', async ({ page, baseURL }) => {
  const other = new URL(baseURL ?? '')
  other.hostname = '127.0.0.1'
  const [frames, free] = [`${other.origin}/frames`, `${other.origin}/free`]
  const frame = (url: string) => `<iframe title="framed" src="${url}"></iframe>`
  const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html>${body}` })
  let framed = free
  await page.route(frames, (route) => route.fulfill(html(frame(framed))))
  await page.route(free, (route) => route.fulfill(html('free to be framed')))
  const inFrame = page.frameLocator('iframe')

  // The frame itself works: what has no such rule is shown in it.
  await page.goto(frames)
  await expect(inFrame.getByText('free to be framed')).toBeVisible()
  for (const path of ['/', '/login', '/dashboard/live', '/share/no-such-token']) {
    framed = `${baseURL}${path}`
    await page.goto(frames)
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  }
})
