import { describe, expect, test } from 'vitest'
import { TRANSFER_EVERY_MS } from '../../../shared/subscriptions/subscription.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { subscriptionOwners } from '../../../test/make/subscriptions/subscription-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'

const anOwner = subscriptionOwners()
const SUCCESS = { reply: { success: true } }

describe('the device of a subscription', () => {
  test('SUB-2 T19 assign, move and unassign change subscription and devices together, and tracking at once', async () => {
    const { assign, subscription, device, subscriptions, accountId, clock } = await anOwner(
      ['s1'],
      ['DEV-A', 'DEV-B'],
    )
    const isCovered = async (id: string) =>
      subscriptions.covers(accountId, (await device(id))?.subscriptionId ?? null, id)
    expect(await assign('s1', 'DEV-A')).toEqual(SUCCESS)
    expect(await isCovered('DEV-A')).toBe(true)
    expect(await assign('s1', 'DEV-B')).toEqual(SUCCESS)
    expect([await isCovered('DEV-A'), await isCovered('DEV-B')]).toEqual([false, true])
    expect((await device('DEV-A'))?.subscriptionId).toBeNull()
    clock.now += TRANSFER_EVERY_MS
    expect(await assign('s1', null)).toEqual(SUCCESS)
    expect(await isCovered('DEV-B')).toBe(false)
    expect(await subscription('s1')).toMatchObject({ assignedDeviceId: null, transferredAt: [clock.now] })
  })

  test('SUB-2 a second transfer within 30 days is refused with the time of the next one', async () => {
    const { assign, clock } = await anOwner(['s1'], ['DEV-A', 'DEV-B'])
    await assign('s1', 'DEV-A')
    await assign('s1', 'DEV-B')
    const refused = {
      refused: 'transfer-limit-reached',
      more: { transferableAt: toIso(NOON + TRANSFER_EVERY_MS) },
    }
    clock.now = NOON + TRANSFER_EVERY_MS - 1
    expect(await assign('s1', 'DEV-A')).toEqual(refused)
    expect(await assign('s1', null)).toEqual(refused)
    expect(await assign('s1', 'DEV-B')).toEqual(SUCCESS)
    clock.now += 1
    expect(await assign('s1', 'DEV-A')).toEqual(SUCCESS)
  })

  test('SUB-2 T13 what is not the account’s is not found, and a canceled or unpaid one cannot be assigned', async () => {
    const { assign, put, subscription } = await anOwner(['s1'], ['DEV-A'])
    const other = await anOwner(['theirs'], ['THEIRS'])
    expect(await assign('theirs', 'DEV-A')).toEqual({ refused: 'not-found' })
    expect(await assign('s1', 'THEIRS')).toEqual({ refused: 'not-found' })
    expect(await assign('theirs', null)).toEqual({ refused: 'not-found' })
    expect((await other.subscription('theirs'))?.assignedDeviceId).toBeNull()
    for (const status of ['canceled', 'past_due', 'paused']) {
      await put({ subscriptionId: 's2', status })
      expect(await assign('s2', 'DEV-A')).toEqual({ refused: 'subscription-not-active' })
    }
    expect((await subscription('s2'))?.assignedDeviceId).toBeNull()
  })

  test('SUB-2 a device has one subscription, and a canceled one on it does not count', async () => {
    const { assign, put, device } = await anOwner(['s1', 's2'], ['DEV-A'])
    await assign('s1', 'DEV-A')
    expect(await assign('s2', 'DEV-A')).toEqual({ refused: 'device-has-subscription' })
    await put({ subscriptionId: 's1', status: 'canceled', assignedDeviceId: 'DEV-A' })
    expect(await assign('s2', 'DEV-A')).toEqual(SUCCESS)
    expect((await device('DEV-A'))?.subscriptionId).toBe('s2')
  })

  test('T83 of two assignments of one subscription one wins, and of two to one device too', async () => {
    const one = await anOwner(['s1'], ['DEV-A', 'DEV-B'])
    await Promise.all([one.assign('s1', 'DEV-A'), one.assign('s1', 'DEV-B')])
    const held = [await one.device('DEV-A'), await one.device('DEV-B')].filter(
      (device) => device?.subscriptionId === 's1',
    )
    expect(held.map((device) => device?.deviceId)).toEqual([(await one.subscription('s1'))?.assignedDeviceId])
    expect((await one.subscription('s1'))?.transferredAt?.length ?? 0).toBeLessThanOrEqual(1)

    const two = await anOwner(['s1', 's2'], ['DEV-A'])
    const outcomes = await Promise.all([two.assign('s1', 'DEV-A'), two.assign('s2', 'DEV-A')])
    expect(outcomes).toContainEqual(SUCCESS)
    expect(outcomes).toContainEqual({ refused: 'device-has-subscription' })
  })

  test('T83 of five parallel moves one counts as the transfer and the others are refused', async () => {
    const { assign, subscription } = await anOwner(
      ['s1'],
      ['DEV-A', 'DEV-B', 'DEV-C', 'DEV-D', 'DEV-E', 'DEV-F'],
    )
    await assign('s1', 'DEV-A')
    const outcomes = await Promise.all(
      ['DEV-B', 'DEV-C', 'DEV-D', 'DEV-E', 'DEV-F'].map((deviceId) => assign('s1', deviceId)),
    )
    expect(outcomes.filter((outcome) => 'reply' in outcome)).toHaveLength(1)
    expect((await subscription('s1'))?.transferredAt).toEqual([NOON])
  })

  test('SUB-7 a failed payment goes on covering its device until the end of its grace, not longer', async () => {
    const { put, subscriptions, accountId, clock } = await anOwner([], ['DEV-A'])
    await put({
      subscriptionId: 's1',
      status: 'past_due',
      assignedDeviceId: 'DEV-A',
      trackedUntil: NOON + DAY_MS,
    })
    const covers = () => subscriptions.covers(accountId, 's1', 'DEV-A')
    clock.now = NOON + DAY_MS - 1
    expect(await covers()).toBe(true)
    expect((await subscriptions.assignments(accountId)).assigned.get('DEV-A')).toBe('s1')
    clock.now += 1
    expect(await covers()).toBe(false)
    expect(await subscriptions.assignments(accountId)).toEqual({ assigned: new Map(), free: 0 })
  })
})
