import { expect, it } from 'vitest'
import { account as routes } from '../../../shared/account/account.routes.ts'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const IN_TIME = { timeout: 60_000, interval: 500 }

it('SET-1 a shorter history deletes older positions after the owner has confirmed it, and keeps the others', async () => {
  const account = await anAccount()
  const tracker = await aTracker(account)
  const now = Date.now()
  const fixesFrom = (start: number) =>
    [0, 1, 2].map((minute) => ({
      time: toIso(start + minute * MINUTE_MS),
      lat: 26.1,
      lng: -80.1 + minute / 1_000,
    }))
  await publishAs(
    tracker,
    fixesFrom(now - 200 * DAY_MS),
    fixesFrom(now - 60 * DAY_MS),
    fixesFrom(now - 5 * MINUTE_MS),
  )

  async function pointsAround(time: number): Promise<number> {
    const range = { startTime: toIso(time - DAY_MS), endTime: toIso(time + DAY_MS) }
    const { body } = await account.call('POST', '/vectra/device/trail', {
      deviceId: tracker.trackerId,
      ...range,
    })
    return trails.getTrail.reply.parse(body).trail.length
  }
  const all = () => Promise.all([200, 60, 0].map((days) => pointsAround(now - days * DAY_MS)))
  await expect.poll(all, IN_TIME).toEqual([3, 3, 3])

  const set = (body: object) => account.call('PUT', '/vectra/account/history', body)
  expect((await set({ months: 3 })).status).toBe(409)
  expect((await set({ months: 2, deletesOlder: true })).status).toBe(400)
  expect(await all()).toEqual([3, 3, 3])
  expect((await set({ months: 3, deletesOlder: true })).status).toBe(200)
  await expect.poll(all, IN_TIME).toEqual([0, 3, 3])
  const { body } = await account.call('GET', '/vectra/account/history')
  expect(routes.getHistory.reply.parse(body)).toEqual({ months: 3, monthsMax: 40 })
})
