import { type CDPSession, expect, type Page } from '@playwright/test'
import { signInAs } from '../make/accounts/browser-account.ts'
import { aFleetOf } from './fleet.ts'
import { test } from './site-test.ts'

const NAME = 'Offline boat'
const TWO_HOURS_MS = 2 * 3_600_000

test('LIV-8 T06 offline, the last known positions are shown with their age until sign-out', async ({
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
  // Reads the browser's storage from a second page, which does not wait for a map to render.
  const other = await context.newPage()
  await other.goto('/robots.txt')
  const network = await context.newCDPSession(page)
  const row = page.locator('[data-device-row]', { hasText: NAME })
  const head = page.getByRole('heading', { name: 'Devices', exact: true }).locator('..')
  const figure = (label: string) =>
    page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) })
  const banner = page.getByText(/^You’re offline\. Showing positions from/)

  await test.step('signs in and sees the device', async () => {
    await page.goto('/dashboard')
    await signInAs(fleet, page)
    await expect(figure('Distance')).toContainText('Last 24 hours')
    await page.getByRole('link', { name: 'Live', exact: true }).click()
    await expect(row).toContainText('Live')
    // Polls from here, because waiting inside the page would also wait for frames of the map.
    await expect.poll(() => serviceWorkerOf(page)).toEqual({ controls: true, states: ['activated'] })
    // of the records, only that of the list has the name
    await expect.poll(() => storedTexts(other, [NAME])).toEqual([NAME])
  })

  await test.step('the connection drops: the devices remain, and a banner appears', async () => {
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await expect(row).toBeVisible()
    await expect(head).toHaveText(/1 device$/)
    await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/^Every \d+ s$/)).toBeHidden()
  })

  await test.step('reopens two hours later, still offline', async () => {
    await page.clock.setFixedTime(Date.now() + TWO_HOURS_MS)
    await page.reload()
    await stayOffline(network)
    await expect(banner).toContainText('2 hours ago')
    await expect(page).toHaveURL(/\/dashboard\/live/)
    await expect(row).toContainText('Last known')
    await expect(row).not.toContainText('Live')
    await expect(head).toHaveText(/1 device$/)
    await page.clock.setFixedTime(Date.now() + 2 * TWO_HOURS_MS)
    await expect(banner).toContainText('4 hours ago')
  })

  await test.step('OVR-5 OVR-7 the overview shows the last known figures with their age, and no estimate', async () => {
    await page.goto('/dashboard')
    await stayOffline(network)
    await expect(page.getByText(/^You’re offline\. Last updated 4 hours ago/)).toBeVisible()
    for (const label of ['Online', 'Distance', 'Moving', 'Max speed', 'Average while driving'])
      await expect(figure(label)).toContainText('As of')
    await expect(figure('Online')).toContainText('1')
    await expect(page.getByText(/estimate/i)).toHaveCount(0)
  })

  await test.step('HIS-4 the history says that it is offline', async () => {
    await page.goto('/dashboard/history')
    await stayOffline(network)
    await expect(page.getByText('You’re offline. Routes load once you’re back online.')).toBeVisible()
    await page.goto('/dashboard/live')
    await stayOffline(network)
    await expect(banner).toBeVisible()
  })

  await test.step('the network returns, and the page recovers', async () => {
    await network.detach()
    await context.setOffline(false)
    await expect(banner).toBeHidden()
    await expect(row).toContainText('Live')
    await expect(head).toHaveText(/1 of 1 online$/)
  })

  await test.step('signs out, and no trace of the account remains', async () => {
    expect(await storedTexts(other, [trackerId, email])).not.toEqual([])
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await storedTexts(other, [trackerId, email, NAME, 'accessToken', 'refreshToken'])).toEqual([])
  })

  await test.step('offline, only the sign-in form remains', async () => {
    await context.setOffline(true)
    await page.goto('/dashboard/live')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})

/** A page that is opened while the browser is offline may be told that it is online, so it is told again. */
async function stayOffline(network: CDPSession): Promise<void> {
  await network.send('Network.enable')
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', { offline: true, ...unlimited })
}

/** Whether a service worker controls the page, and the state of each worker. */
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

/** The texts that are stored anywhere in this browser, except inside the site's own files. */
function storedTexts(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const stored = [JSON.stringify({ ...localStorage }), document.cookie]
    for (const { name } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        stored.push(JSON.stringify(await resultOf(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        stored.push(url)
        if (!url.includes('/assets/')) stored.push((await (await cache.match(url))?.text()) ?? '')
      }
    }
    return wanted.filter((text) => stored.some((one) => one.includes(text)))
  }, texts)
}
