import { expect, type Page, test } from '@playwright/test'
import { signInAs } from '../make/browser-account.ts'
import { aFleetOf } from './fleet.ts'

const NAME = 'Offline boat'
const TWO_HOURS_MS = 2 * 3_600_000

test('LIV-8 T06 without a network the last known positions are shown with their age, until signing out', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
  const position = { time: new Date().toISOString(), lat: 25.7745, lng: -80.1712, speedKmh: 32, course: 120 }
  const fleet = await aFleetOf(request, [{ name: NAME, positions: [position] }])
  const { email } = fleet
  const trackerId = fleet.ids[NAME] ?? ''
  // Looks at what the browser keeps without waiting for a map that is being drawn.
  const beside = await context.newPage()
  await beside.goto('/robots.txt')
  const row = page.locator('[data-device-row]', { hasText: NAME })
  const head = page.getByRole('heading', { name: 'Devices', exact: true }).locator('..')
  const banner = page.getByText(/^You’re offline\. Showing positions from/)

  await test.step('signs in and sees the device', async () => {
    await page.goto('/dashboard/live')
    await signInAs(fleet, page)
    await expect(row).toContainText('Live')
    // asked from here: waiting inside the page would wait for a frame of the map too
    await expect.poll(() => serviceWorkerOf(page)).toEqual({ controls: true, states: ['activated'] })
    await expect.poll(() => keptHere(beside, [trackerId])).toEqual([trackerId])
  })

  await test.step('the connection drops: the devices stay, and a banner says so', async () => {
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await expect(row).toBeVisible()
  })

  await test.step('opens again two hours later, still without a network', async () => {
    await page.clock.setFixedTime(Date.now() + TWO_HOURS_MS)
    await page.reload()
    await expect(banner).toContainText('2 hours ago')
    await expect(page).toHaveURL(/\/dashboard\/live/)
    await expect(row).toContainText('Last known')
    await expect(row).not.toContainText('Live')
    await expect(head).toHaveText(/1 device$/)
    await page.clock.setFixedTime(Date.now() + 2 * TWO_HOURS_MS)
    await expect(banner).toContainText('4 hours ago')
  })

  await test.step('the network comes back, and everything with it', async () => {
    await context.setOffline(false)
    await expect(banner).toBeHidden()
    await expect(row).toContainText('Live')
    await expect(head).toHaveText(/1 of 1 online$/)
  })

  await test.step('signs out, and nothing of the account is left', async () => {
    expect(await keptHere(beside, [trackerId, email])).not.toEqual([])
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await keptHere(beside, [trackerId, email, NAME, 'accessToken', 'refreshToken'])).toEqual([])
  })

  await test.step('without a network there is only the form to sign in', async () => {
    await context.setOffline(true)
    await page.goto('/dashboard/live')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})

/** Whether the page is the service worker's, and how far each worker has come. */
function serviceWorkerOf(page: Page): Promise<{ controls: boolean; states: string[] }> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const workers = registrations.flatMap(({ installing, waiting, active }) => [installing, waiting, active])
    return {
      controls: navigator.serviceWorker.controller !== null,
      states: workers.flatMap((worker) => worker?.state ?? []),
    }
  })
}

/** Those of the texts that this browser keeps anywhere for the site; the site's own files are not looked into. */
function keptHere(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const kept = [JSON.stringify({ ...localStorage }), document.cookie]
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        kept.push(JSON.stringify(await answer(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        kept.push(url)
        if (!url.includes('/assets/')) kept.push((await (await cache.match(url))?.text()) ?? '')
      }
    }
    return wanted.filter((text) => kept.some((one) => one.includes(text)))
  }, texts)
}
