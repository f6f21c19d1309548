import { expect } from '@playwright/test'
import { renderHtml } from '../../functions/handlers/report-jobs/render/html/render-html.ts'
import { aReportDocument } from '../make/reports/a-document.ts'
import { ground } from '../make/reports/a-ground.ts'
import { aWriting } from '../make/reports/a-writing.ts'
import { expectAccessible } from './accessible.ts'
import { test } from './site-test.ts'

const html = await renderHtml(aReportDocument({ devices: 1 }), { writing: aWriting(), ground })

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`REP-3 an HTML report is readable at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.setContent(html)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      await expectAccessible(page)
      const ink = await page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => getComputedStyle(title).color)
      const label = page.locator('svg text', { hasText: 'Sea Ray 240' }).first()
      // the drawings follow the theme too
      expect(await label.evaluate((text) => getComputedStyle(text).fill)).toBe(ink)
    })

test('REP-3 an HTML report is light on paper, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setContent(html)
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(15, 27, 45)')
  const label = page.locator('svg text', { hasText: 'Sea Ray 240' }).first()
  expect(await label.evaluate((text) => getComputedStyle(text).fill)).toBe('rgb(15, 27, 45)')
  await expect(page.getByText('Show as a table').first()).toBeHidden()
})

test('REP-3 T26 a report in a sandboxed preview runs nothing and asks for nothing', async ({ page }) => {
  const attack = '<img src="https://evil.example/a.png" onerror="top.hacked=1"><script>top.hacked=1</script>'
  const document = aReportDocument({ devices: 1 })
  const hostile = await renderHtml(
    { ...document, title: attack, subject: attack },
    { writing: aWriting(), ground },
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.setContent('<iframe sandbox="" title="Preview"></iframe>')
  await page.locator('iframe').evaluate((frame, text) => frame.setAttribute('srcdoc', text), hostile)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(attack)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(requests.filter((url) => url.startsWith('http'))).toEqual([])
})
