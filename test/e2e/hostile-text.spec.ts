import { expect, type Page } from '@playwright/test'
import { aFleetOf, openAs } from './fleet.ts'
import { test } from './site-test.ts'

declare global {
  interface Window {
    __pwn?: unknown
  }
}

/** Short enough for a tag, which has the smallest limit of all texts. */
const PAYLOADS = [
  '<script>__pwn=1</script>',
  '<img src=x onerror=__pwn=1>',
  '"><img src=x onerror=__pwn=1>',
  "'><svg/onload=__pwn=1>",
  '<svg onload=__pwn=1>',
  '<a href=javascript:__pwn=1>link</a>',
  'javascript:__pwn=1',
  '<iframe src=javascript:parent.__pwn=1>',
  '<body onload=__pwn=1>',
  '<details open ontoggle=__pwn=1>',
  '<input autofocus onfocus=__pwn=1>',
  '<math><mtext><img src=x onerror=__pwn=1>',
  '</title><script>__pwn=1</script>',
  '<!--<img src=x onerror=__pwn=1>-->',
  '&lt;img src=x onerror=__pwn=1&gt;',
  '<style>*{visibility:hidden}</style>',
  '<x-pwn onclick=__pwn=1>foreign</x-pwn>',
  '{{constructor.constructor("__pwn=1")()}}',
  '$' + '{__pwn=1}',
  '{{name}} $t(pages.live) <1>nested</1>',
]

/** Elements and attributes that our pages never contain, and a payload rendered as HTML would. */
const INJECTED = [
  'body script:not([src])',
  'body style:not([data-mantine-styles])',
  'iframe',
  'math',
  'x-pwn',
  'a[href^="javascript:"]',
  ...['onerror', 'onload', 'ontoggle', 'onfocus', 'onclick'].map((name) => `[${name}]`),
].join(', ')

async function expectPlainText(page: Page, dialogs: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => typeof window.__pwn)).toBe('undefined')
  expect(await page.locator(INJECTED).evaluateAll((found) => found.map((one) => one.outerHTML))).toEqual([])
  expect(dialogs).toEqual([])
}

test('T26 texts from people and trackers are never rendered as HTML', async ({ page, request }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const time = new Date().toISOString()
  const fleet = await aFleetOf(
    request,
    PAYLOADS.map((text, index) => ({
      name: text,
      plate: `${text} ${index}`,
      icon: text.slice(0, 40),
      tags: [text],
      positions: [{ time, lat: 26.1 + index / 100, lng: -80.1, speedKmh: 0, statusText: text }],
    })),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(fleet, page, '/dashboard/live')

  await test.step('in the device list of the live map', async () => {
    const rows = page.locator('[data-device-row]')
    await expect(rows.filter({ hasText: '__pwn=1' }).first()).toBeVisible()
    await expectPlainText(page, dialogs)
  })

  for (const text of PAYLOADS.slice(0, 3))
    await test.step(`on the device card of ${text}`, async () => {
      await page.goto(`/dashboard/live?deviceId=${fleet.ids[text]}`)
      await expect(page.getByRole('region', { name: text })).toContainText(text)
      await expectPlainText(page, dialogs)
    })

  await test.step('on the overview', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: /__pwn=1/ }).first()).toBeVisible()
    await expectPlainText(page, dialogs)
  })

  await test.step('on the connect page', async () => {
    const [first = ''] = PAYLOADS
    await page.goto(`/dashboard/devices/${fleet.ids[first]}/connect`)
    await expect(page.getByText(first).first()).toBeVisible()
    await expectPlainText(page, dialogs)
  })
})
