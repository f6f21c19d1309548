import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { liveTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aMember, ownAccountId } from '../../make/accounts/members.ts'
import { isGranted } from '../../make/broker-access.ts'
import { aLiveView, connectView } from '../../make/live-view.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const VIEW = '0123456789abcdef'
/** Everything that a function has cached about a page or a device is read again by then. */
const CACHED_MS = 3 * SECOND_MS
const PUSHED_WITHIN_MS = 2 * SECOND_MS

let minutes = 0
const position = () => ({ time: toIso(Date.now() + minutes++), lat: 26.1 + minutes / 1_000, lng: -80.1 })

async function aBoatAndAVan(owner: Account) {
  const [boat, van] = [await aTracker(owner), await aTracker(owner)]
  const tag = async (deviceId: string, tags: string[]) => {
    const { status } = await owner.call('PUT', `/vectra/device/${deviceId}`, { deviceName: deviceId, tags })
    expect(status).toBe(200)
  }
  await tag(boat.trackerId, ['boat'])
  await tag(van.trackerId, ['van'])
  return { boat, van, tag }
}

describe('T23 the live page of a member', () => {
  it('T23 gets the positions of devices with the tags of the member, and of no other, while the owner looks too', async () => {
    const owner = await anAccount()
    const { boat, van, tag } = await aBoatAndAVan(owner)
    const crew = await aMember(owner, { role: 'viewer', tags: ['boat'] })
    await owner.call('GET', '/vectra/devices')
    const [ownView, view] = [await aLiveView(owner), await aLiveView(crew, VIEW)]
    // a page may ask for more than the member sees
    const shown = { viewId: VIEW, deviceIds: [boat.trackerId, van.trackerId] }
    expect((await crew.call('PUT', '/vectra/devices/shown', shown)).status).toBe(200)
    await delay(CACHED_MS)
    await publishAs(boat, position())
    await publishAs(van, position())
    const ids = (pushed: { deviceId: string }[]) => pushed.map(({ deviceId }) => deviceId)
    await expect
      .poll(() => ids(ownView.pushed), { timeout: PUSHED_WITHIN_MS })
      .toEqual([boat.trackerId, van.trackerId])
    await expect.poll(() => ids(view.pushed), { timeout: PUSHED_WITHIN_MS }).toEqual([boat.trackerId])

    await tag(boat.trackerId, ['laid up'])
    await delay(CACHED_MS)
    await publishAs(boat, position())
    await expect.poll(() => ids(ownView.pushed), { timeout: PUSHED_WITHIN_MS }).toHaveLength(3)
    expect(ids(view.pushed)).toEqual([boat.trackerId])
    await Promise.all([ownView.client.endAsync(), view.client.endAsync()])
  })

  it('T23 gets nothing more once the member is removed, or has another role', async () => {
    const owner = await anAccount()
    const { boat } = await aBoatAndAVan(owner)
    const [removed, changed] = [
      await aMember(owner, { role: 'viewer' }),
      await aMember(owner, { role: 'operator' }),
    ]
    const views = [await aLiveView(removed, VIEW), await aLiveView(changed, VIEW)]
    for (const member of [removed, changed])
      await member.call('PUT', '/vectra/devices/shown', { viewId: VIEW, deviceIds: [boat.trackerId] })
    await delay(CACHED_MS)
    await publishAs(boat, position())
    for (const view of views)
      await expect.poll(() => view.pushed, { timeout: PUSHED_WITHIN_MS }).toHaveLength(1)
    await owner.call('DELETE', `/vectra/members/${removed.memberId}`)
    await owner.call('PUT', `/vectra/members/${changed.memberId}`, { role: 'viewer', tags: ['van'] })
    await delay(CACHED_MS)
    await publishAs(boat, position())
    await delay(PUSHED_WITHIN_MS)
    for (const view of views) expect(view.pushed).toHaveLength(1)
    await Promise.all(views.map(({ client }) => client.endAsync()))
  })

  it('T23 cannot subscribe to the topics of the account itself', async () => {
    const owner = await anAccount()
    const crew = await aMember(owner, { role: 'manager' })
    const client = await connectView(crew)
    expect(await isGranted(client, liveTopic(await ownAccountId(owner)))).toBe(false)
    await client.endAsync(true)
  })
})
