import { describe, expect, it } from 'vitest'
import { isInScope, memberScope } from '../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../stores/devices/devices.ts'
import { type Coverage, ownPart } from './own-part.ts'

const aDevice = (deviceId: string, tag: string, vehicleNum: string | null = null): StoredDevice => ({
  accountId: 'owner',
  deviceId,
  trackId: `track ${deviceId}`,
  deviceName: deviceId,
  deviceType: 'boat',
  vehicleNum,
  customIcon: null,
  tags: [tag],
  isInStorageMode: false,
  subscriptionId: 'one',
  createdAt: '2026-11-01T00:00:00Z',
})

/** A boat of the member, whose plate is the id of the van that the member does not see, and a second van. */
const DEVICES = [aDevice('BOAT', 'sea', 'VAN'), aDevice('VAN', 'land', 'FL 1'), aDevice('JET', 'sea', 'FL 2')]
const list: DeviceStore['list'] = async (scope) => DEVICES.filter((device) => isInScope(scope, device))
const crew = () => ownPart(memberScope('owner', ['sea']), { list })

const devices = (deviceIds: string[], plates: string[] = []): Coverage => ({
  kind: 'devices',
  deviceIds,
  plates,
})

describe('the part of an account that a member sees', () => {
  it('T13 is that of the tags, and a plate opens no device with the same id', async () => {
    const { hasId, touches, contains } = await crew()
    expect(['BOAT', 'VAN', 'JET', 'FL 2'].filter(hasId)).toEqual(['BOAT', 'JET'])
    expect(touches(devices(['VAN']))).toBe(false)
    expect(contains(devices(['VAN']))).toBe(false)
    expect(contains(devices(['BOAT', 'JET']))).toBe(true)
    expect(contains(devices(['BOAT', 'VAN']))).toBe(false)
    expect(touches(devices(['BOAT', 'VAN']))).toBe(true)
  })

  it('T13 contains no plate that also names a device of others', async () => {
    const { hasPlate, touches, contains } = await crew()
    expect(['VAN', 'FL 1', 'FL 2', 'JET'].filter(hasPlate)).toEqual(['VAN', 'FL 2', 'JET'])
    expect(contains(devices([], ['FL 2', 'JET']))).toBe(true)
    expect(contains(devices([], ['VAN']))).toBe(false)
    expect(touches(devices([], ['VAN']))).toBe(true)
    expect(touches(devices([], ['FL 1']))).toBe(false)
  })

  it('T13 touches what is about all devices, and contains only tags of its own', async () => {
    const { touches, contains } = await crew()
    const tags = (...tags: string[]): Coverage => ({ kind: 'tags', tags })
    expect([touches({ kind: 'all' }), contains({ kind: 'all' })]).toEqual([true, false])
    expect([touches(tags('sea')), contains(tags('sea'))]).toEqual([true, true])
    expect([touches(tags('sea', 'land')), contains(tags('sea', 'land'))]).toEqual([true, false])
    expect([touches(tags('land')), contains(tags('land'))]).toEqual([false, false])
  })

  it('is everything without a limit, and reads nothing', async () => {
    const { hasId, hasPlate, touches, contains } = await ownPart(memberScope('owner', null), {
      list: () => Promise.reject(new Error('It reads devices')),
    })
    expect([hasId('VAN'), hasPlate('X'), touches(devices(['X'])), contains({ kind: 'all' })]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})
