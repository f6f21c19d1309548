import { describe, expect, it } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aTracker, aTrackerId, deviceOf, publishAs } from '../../make/tracking/tracker.ts'

describe('editing a device', () => {
  it('DEV-4 changes name, type and tags; values are trimmed, repeated and blank tags dropped', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const edit = { deviceName: '  Ferry ', deviceType: 'yacht', tags: [' north', 'rented', 'north ', '  '] }
    const response = await account.call('PUT', `/vectra/device/${trackerId}`, edit)
    expect(response).toMatchObject({ status: 200, body: { success: true } })
    expect(await deviceOf(account, trackerId)).toMatchObject({
      deviceName: 'Ferry',
      deviceType: 'yacht',
      tags: ['north', 'rented'],
    })
  })

  it('DEV-4 fields left out do not change', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account, { deviceType: 'van', vehicleNum: 'FL-77 X' })
    await account.call('PUT', `/vectra/device/${trackerId}`, { deviceName: 'Van', tags: ['north'] })
    await account.call('PUT', `/vectra/device/${trackerId}`, { deviceName: 'White van' })
    expect(await deviceOf(account, trackerId)).toMatchObject({
      deviceName: 'White van',
      deviceType: 'van',
      originalPlate: 'FL-77 X',
      tags: ['north'],
    })
    await account.call('PUT', `/vectra/device/${trackerId}`, { deviceName: 'White van', tags: [] })
    expect((await deviceOf(account, trackerId)).tags).toEqual([])
  })

  const bad: [string, object, string, string][] = [
    ['no name', {}, 'deviceName', 'required'],
    ['a blank name', { deviceName: ' ' }, 'deviceName', 'too-small'],
    ['a name of 101 characters', { deviceName: 'x'.repeat(101) }, 'deviceName', 'too-big'],
    ['a tag of 41 characters', { deviceName: 'x', tags: ['y'.repeat(41)] }, 'tags.0', 'too-big'],
    [
      '51 tags',
      { deviceName: 'x', tags: Array.from({ length: 51 }, (_, index) => `${index}`) },
      'tags',
      'too-big',
    ],
    ['a type with a slash', { deviceName: 'x', deviceType: 'a/b' }, 'deviceType', 'invalid-format'],
  ]
  it.each(bad)('DEV-4 %s is a 400 that names the field, and nothing changes', async (_, edit, path, code) => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const before = await deviceOf(account, trackerId)
    const response = await account.call('PUT', `/vectra/device/${trackerId}`, edit)
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid-body', errors: [{ path, code }] } })
    expect(await deviceOf(account, trackerId)).toEqual(before)
  })

  it('DEV-4 an unknown or malformed device id is a 404', async () => {
    const account = await anAccount()
    for (const id of [aTrackerId(), 'a+b'])
      expect(
        await account.call('PUT', `/vectra/device/${encodeURIComponent(id)}`, {
          deviceName: 'x',
          deviceType: 'car',
        }),
      ).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  it('T15 fields that a caller may not set are ignored', async () => {
    const account = await anAccount()
    const { trackerId } = await aTracker(account)
    const before = await deviceOf(account, trackerId)
    const forged = {
      deviceName: before.deviceName,
      deviceId: 'x',
      vectraDeviceId: 'x',
      originalPlate: 'x',
      vehicleNum: 'x',
      trackId: 'x',
      accountId: 'x',
      ownerId: 'x',
      hasSubscription: false,
      subscriptionId: 'x',
      isOnline: true,
      relayStatus: 'cut',
      isInStorageMode: true,
    }
    expect((await account.call('PUT', `/vectra/device/${trackerId}`, forged)).status).toBe(200)
    expect(await deviceOf(account, trackerId)).toEqual(before)
  })

  it('DEV-4 the new type applies to the tracker too: an aircraft may be far away a minute later', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account, { deviceType: 'car' })
    await account.call('PUT', `/vectra/device/${tracker.trackerId}`, {
      deviceName: 'Cessna',
      deviceType: 'aircraft',
    })
    const now = Date.now()
    await publishAs(
      tracker,
      { time: toIso(now - 60_000), lat: 26, lng: -80 },
      { time: toIso(now), lat: 26.1, lng: -80 },
    )
    expect((await deviceOf(account, tracker.trackerId)).tracking).toMatchObject({ latitude: 26.1, flags: [] })
  })
})
