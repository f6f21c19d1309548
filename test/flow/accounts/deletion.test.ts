import { randomUUID } from 'node:crypto'
import { expect, inject, it, vi } from 'vitest'
import * as z from 'zod'
import { HOUR_MS } from '../../../shared/time.ts'
import { type Account, anAccount, localUrl } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { aFullAccount } from '../../make/accounts/full-account.ts'
import { signIn } from '../../make/accounts/user-pool.ts'
import { hitsOf } from '../../make/everything-stored.ts'
import { connect } from '../../make/tracking/tracker.ts'

const Inbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))
const SLOW = { timeout: 120_000, interval: 500 }

async function mailsTo(email: string) {
  const response = await fetch(`${localUrl()}/_local/inbox.json?to=${encodeURIComponent(email)}`)
  return Inbox.parse(await response.json())
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

const advance = (advanceHours: number) =>
  fetch(`${localUrl()}/_local/clock`, { method: 'POST', body: JSON.stringify({ advanceHours }) })

const requestDeletion = (account: Account) =>
  account.call('POST', '/vectra/account/delete-request', { reason: 'Sold', userEmail: account.email })

const run = () => ({ storeEndpoint: inject('storeEndpoint'), dataFolder: inject('dataFolder') })

it('SET-3 a deletion is announced, and withdrawn it deletes nothing', async () => {
  const account = await anAccount()
  const requested = await requestDeletion(account)
  expect(requested).toMatchObject({ status: 200, body: { success: true } })
  const { deletesAt } = z.object({ deletesAt: z.iso.datetime() }).parse(requested.body)
  expect(Math.abs(Date.parse(deletesAt) - Date.now() - 24 * HOUR_MS)).toBeLessThan(60_000)
  expect((await account.call('GET', '/vectra/account/deletion')).body).toEqual({ deletesAt })
  await vi.waitFor(
    async () =>
      expect(await subjectsTo(account.email)).toContainEqual(expect.stringMatching(/will be deleted on/)),
    SLOW,
  )
  expect((await account.call('DELETE', '/vectra/account/delete-request')).body).toEqual({ success: true })
  await advance(25)
  await vi.waitFor(
    async () => expect(await subjectsTo(account.email)).toContain('Your account won’t be deleted'),
    SLOW,
  )
  expect((await account.call('GET', '/vectra/account/deletion')).body).toEqual({ deletesAt: null })
})

it('T113 a deleted account leaves nothing in tables, queues, buckets and the pool, and others lose nothing', async () => {
  const canary = `canary-${randomUUID()}`
  const { account, owned, tracker } = await aFullAccount({ joinsAnother: false })
  const other = await aFullAccount()
  await account.call('PUT', `/vectra/device/${owned.trackerId}`, { deviceName: canary, tags: [canary] })
  await account.call('PUT', `/geofences/${owned.geofenceId}`, { name: canary })
  const command = { DeviceID: owned.trackerId, TextCommand: 'STATUS#' }
  expect((await account.call('POST', '/vectra/SetCommand/SendTextCmd', command)).status).toBe(200)
  expect((await account.call('POST', '/vectra/account/export')).status).toBe(200)
  await vi.waitFor(
    async () => expect(await subjectsTo(account.email)).toContain('Your data is ready to download'),
    SLOW,
  )
  const accountId = accountIdOf(account.accessToken)
  const words = { canary, sub: accountId, email: account.email, plate: owned.plate }
  expect((await hitsOf(words, run())).length).toBeGreaterThan(10)
  const before = await hitsOf(
    { plate: other.owned.plate, sub: accountIdOf(other.account.accessToken) },
    run(),
  )

  await requestDeletion(account)
  await advance(24)
  await vi.waitFor(
    async () =>
      expect(await account.call('GET', '/vectra/preferences')).toMatchObject({
        status: 403,
        body: { code: 'account-closed' },
      }),
    SLOW,
  )
  await vi.waitFor(
    async () => expect(await subjectsTo(account.email)).toContain('Your account has been deleted'),
    SLOW,
  )
  await expect(signIn(localUrl(), account.email, account.password)).rejects.toThrow()
  await expect(connect(tracker)).rejects.toThrow()
  const share = await fetch(`${localUrl()}/api/vectra/public/share/${owned.share.token}`)
  expect(share.status).toBe(404)
  expect((await account.call('GET', '/vectra/devices')).status).toBe(403)

  const claimed = await other.account.call('POST', '/vectra/devices', {
    vectraDeviceId: owned.trackerId,
    deviceName: 'Second hand',
    deviceType: 'boat',
    testingMode: true,
  })
  expect(claimed.status).toBe(201)

  await advance(2)
  await vi.waitFor(async () => expect(await hitsOf(words, run())).toEqual([]), SLOW)
  const after = await hitsOf({ plate: other.owned.plate, sub: accountIdOf(other.account.accessToken) }, run())
  // more may have come meanwhile: the clock was moved, and a schedule of the other account has run
  expect(before.filter((hit) => !after.includes(hit))).toEqual([])
})
