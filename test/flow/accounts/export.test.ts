import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, inject, it, vi } from 'vitest'
import * as z from 'zod'
import { account as routes } from '../../../shared/account/account.routes.ts'
import { type Account, localUrl } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { aFullAccount } from '../../make/accounts/full-account.ts'
import { hitsOf } from '../../make/everything-stored.ts'

const SLOW = { timeout: 120_000, interval: 500 }
const Named = z.array(z.object({ name: z.string() }))

const exportOf = async (account: Account) =>
  routes.getExport.reply.parse((await account.call('GET', '/vectra/account/export')).body).export

/** Starts an export and waits until it is ready. */
async function readyExport(account: Account) {
  await account.call('POST', '/vectra/account/export')
  await vi.waitFor(async () => expect((await exportOf(account))?.status).toBe('ready'), SLOW)
  const ready = await exportOf(account)
  if (ready?.url == null) throw new Error('The export has no link')
  return { ...ready, url: ready.url }
}

const mailsTo = async (email: string) =>
  (await fetch(`${localUrl()}/_local/inbox.json?to=${encodeURIComponent(email)}`)).text()

async function filesAt(url: string): Promise<Record<string, string>> {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="vectra-export-\d{4}-\d\d-\d\d\.zip"; filename\*=UTF-8''vectra-export-\d{4}-\d\d-\d\d\.zip$/,
  )
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

it('T114 an export has everything of its account, and nothing of another', async () => {
  const canary = `canary-${randomUUID()}`
  const [mine, other] = [await aFullAccount(), await aFullAccount()]
  const { trackerId, spareTrackerId, geofenceId } = mine.owned
  await mine.account.call('PUT', `/vectra/device/${trackerId}`, { deviceName: `=1+1 ${canary}` })
  await mine.account.call('PUT', `/geofences/${geofenceId}`, { name: `Marina ${canary}` })
  await mine.account.call('POST', '/vectra/SetCommand/SendTextCmd', {
    DeviceID: trackerId,
    TextCommand: 'STATUS#',
  })

  const ready = await readyExport(mine.account)
  expect(ready).toMatchObject({ sizeBytes: expect.any(Number), moreUrls: [] })
  const files = await filesAt(ready.url)
  const device = (folder: string, extension = 'csv') => files[`${folder}/${trackerId}.${extension}`] ?? ''

  expect(Object.keys(files).toSorted()).toEqual(
    [
      'README.txt',
      ...[
        'account',
        'devices',
        'gateways',
        'geofences',
        'logbook',
        'maintenance',
        'members',
        'notifications',
        'orders',
        'reports',
        'rules',
        'schedules',
        'settings',
        'shares',
        'subscriptions',
      ].map((name) => `${name}.json`),
      ...['audit', 'events', 'invoices', 'payments'].map((name) => `${name}.csv`),
      `commands/${trackerId}.csv`,
      `commands/${spareTrackerId}.csv`,
      `positions/${trackerId}.csv`,
      `positions/${trackerId}.gpx`,
      `trips/${trackerId}.csv`,
    ].toSorted(),
  )
  expect(JSON.parse(files['gateways.json'] ?? '')).toMatchObject([
    { dialect: 'vectra', units: [{ deviceId: null }] },
  ])
  expect(files['gateways.json']).not.toMatch(/hash|key/i)
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email: mine.account.email })
  expect(files['devices.json']).toContain(mine.owned.plate)
  expect(Named.parse(JSON.parse(files['geofences.json'] ?? ''))).toEqual([{ name: `Marina ${canary}` }])
  expect(Named.parse(JSON.parse(files['rules.json'] ?? ''))).toHaveLength(2)
  expect(Named.parse(JSON.parse(files['shares.json'] ?? ''))).toEqual([{ name: 'Family' }])
  expect(files['payments.csv']).toMatch(/,paid,[\w-]+,9\.99\r\n/)
  expect(files['invoices.csv']).toMatch(/,paid,9\.99,9\.99,http/)
  expect(device('commands')).toContain('STATUS#')
  // as in the web, a name that a spreadsheet would run gets an apostrophe
  expect(device('positions')).toContain(`\r\n'=1+1 ${canary},`)
  const points = device('positions').trimEnd().split('\r\n')
  expect(points).toHaveLength(41)
  expect(device('positions', 'gpx').match(/<trkpt /g)).toHaveLength(40)
  expect(device('positions', 'gpx')).toMatch(/^<\?xml .*<\/trk>\n<\/gpx>\n$/s)
  expect(device('trips').trimEnd().split('\r\n')).toHaveLength(2)

  const all = Object.values(files).join('\n')
  for (const word of [other.owned.trackerId, other.owned.plate, other.account.email, other.owned.geofenceId])
    expect(all).not.toContain(word)
  for (const secret of [accountIdOf(mine.account.accessToken), mine.owned.share.token, mine.tracker.password])
    expect(all).not.toContain(secret)
})

it('T114 only a fresh link downloads an export, and it is neither stored nor mailed', async () => {
  const { account } = await aFullAccount()
  const { url } = await readyExport(account)
  const tampered = new URL(url)
  tampered.searchParams.set('X-Amz-Expires', '604800')
  expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBe(300)
  expect((await fetch(tampered)).status).toBe(403)
  expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403)
  const run = { storeEndpoint: inject('storeEndpoint'), dataFolder: inject('dataFolder') }
  expect(await hitsOf({ link: 'X-Amz-Signature' }, run)).toEqual([])
  const mailed = () => mailsTo(account.email)
  await vi.waitFor(async () => expect(await mailed()).toContain('/dashboard/settings?tab=account'), SLOW)
  expect(await mailed()).not.toContain('X-Amz')
})

it('SET-3 a fourth export in a day is refused', async () => {
  const { account } = await aFullAccount()
  for (let count = 0; count < 3; count++) await readyExport(account)
  expect(await account.call('POST', '/vectra/account/export')).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests', retryAfterSeconds: expect.any(Number) },
  })
})
