import { describe, expect, it, vi } from 'vitest'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { LiveDevices, type LiveMessage } from '../../shared/tracking/view/live-message.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aTracked } from '../../test/make/tracking/a-tracked.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { StoredView } from '../stores/notifications/live-views.ts'
import { positionPush } from './push-position.ts'

const DEVICE: StoredDevice = {
  accountId: 'a1',
  deviceId: 'SEA240',
  trackId: 'track1',
  deviceName: 'Sea Ray',
  deviceType: 'boat',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  isInStorageMode: false,
  subscriptionId: 's1',
  createdAt: '2026-11-21T12:00:00Z',
}

/** An account with one device, and what was pushed to its views. */
type State = {
  watchedUntil?: number
  viewsUntil?: number
  covered?: boolean
  device?: StoredDevice | null
  views?: StoredView[]
}

function anAccount(state: State = {}) {
  const account = {
    watchedUntil: NOON + 90_000,
    viewsUntil: 0,
    viewsVersion: 1,
    views: [],
    viewReads: 0,
    covered: true,
    device: DEVICE,
    now: NOON,
    ...state,
  }
  const pushed: { accountId: string; message: LiveMessage; viewId: string | undefined }[] = []
  const push = positionPush({
    getWatch: async () => ({ ...account, watchVersion: null }),
    getViews: async () => {
      account.viewReads++
      return account.views
    },
    devices: { get: async () => account.device },
    subscriptions: { covers: async () => account.covered },
    views: {
      publish: async (accountId, message, viewId) => {
        pushed.push({ accountId, message, viewId })
      },
    },
    clock: () => account.now,
  })
  return {
    account,
    pushed,
    push: (tracked = aTracked({})) => push('a1', new Map([['SEA240', tracked]])),
    pushAll: push,
  }
}

const devicesOf = (message: LiveMessage) => LiveDevices.parse(message).devices.map(({ deviceId }) => deviceId)

describe('LIV-8 a new position is pushed to the open views', () => {
  it('LIV-8 of a watched account, in the form of the device list', async () => {
    const { pushed, push } = anAccount()
    await push(aTracked({ lat: 26.1, lng: -80.1, speedKmh: 31.5 }))
    expect(pushed).toHaveLength(1)
    expect(pushed[0]?.accountId).toBe('a1')
    expect(LiveDevices.strict().parse(pushed[0]?.message).devices).toMatchObject([
      { deviceId: 'SEA240', tracking: { latitude: 26.1, longitude: -80.1, speed: 31.5, freshness: 'live' } },
    ])
  })

  it('LIV-8 for several devices in one message, without those that have no position', async () => {
    const { pushed, pushAll } = anAccount()
    const states = [
      ['SEA240', aTracked({})],
      ['NEW001', NOTHING_TRACKED],
      ['VAN001', aTracked({})],
    ] as const
    await pushAll('a1', new Map(states))
    expect(pushed.map(({ message }) => devicesOf(message))).toEqual([['SEA240', 'VAN001']])
  })

  it.each([
    [NOON, 0],
    [NOON + 1, 1],
  ])('LIV-8 only while someone watches: watched until %d, pushed %d times', async (watchedUntil, times) => {
    const { pushed, push } = anAccount({ watchedUntil })
    await push()
    expect(pushed).toHaveLength(times)
  })

  it.each([
    ['without a subscription', { covered: false }],
    ['that no longer exists', { device: null }],
  ])('T19 never for a device %s', async (_, state) => {
    const { pushed, push } = anAccount(state)
    await push()
    expect(pushed).toEqual([])
  })

  it('T19 not later than a second after a subscription ends', async () => {
    const { account, pushed, push } = anAccount()
    await push()
    account.covered = false
    account.now = NOON + 999
    await push()
    expect(pushed).toHaveLength(2)
    account.now = NOON + 1_000
    await push()
    expect(pushed).toHaveLength(2)
  })

  it('LIV-8 not before the first accepted fix', async () => {
    const { pushed, push } = anAccount()
    await push(NOTHING_TRACKED)
    expect(pushed).toEqual([])
  })
})

describe('LIV-8 in a large account, a position is pushed to the pages that show its device', () => {
  const OPEN_UNTIL = NOON + 90_000
  const aView = (viewId: string, deviceIds: string[], until = OPEN_UNTIL) => ({
    viewId,
    deviceIds,
    until,
    member: null,
  })
  const aLargeAccount = (...views: StoredView[]) =>
    anAccount({ watchedUntil: 0, viewsUntil: OPEN_UNTIL, views })
  const moving = (...deviceIds: string[]) =>
    new Map(deviceIds.map((deviceId) => [deviceId, aTracked({})] as const))

  it('LIV-8 to each page its own devices, and nothing for what no page shows', async () => {
    const { pushed, pushAll } = aLargeAccount(
      aView('map', ['SEA240', 'VAN001']),
      aView('list', ['VAN001', 'ELSEWHERE']),
      aView('closed', ['SEA240'], NOON),
    )
    await pushAll('a1', moving('SEA240', 'VAN001', 'UNSEEN'))
    expect(pushed.map(({ viewId, message }) => [viewId, devicesOf(message)])).toEqual([
      ['map', ['SEA240', 'VAN001']],
      ['list', ['VAN001']],
    ])
    await pushAll('a1', moving('UNSEEN'))
    expect(pushed).toHaveLength(2)
  })

  it('LIV-8 of 10,000 moving devices, 20 pages that show 50 each get 1,000 positions', async () => {
    const idOf = (index: number) => `D${index}`
    const views = Array.from({ length: 20 }, (_, page) =>
      aView(
        `page${page}`,
        Array.from({ length: 50 }, (_, row) => idOf(page * 500 + row)),
      ),
    )
    const { account, pushed, pushAll } = aLargeAccount(...views)
    for (let first = 0; first < 10_000; first += 10)
      await pushAll('a1', moving(...Array.from({ length: 10 }, (_, index) => idOf(first + index))))
    expect(pushed.flatMap(({ message }) => devicesOf(message))).toHaveLength(1_000)
    expect(pushed).toHaveLength(100)
    expect(account.viewReads).toBe(1)
  })

  it('LIV-8 as soon as a page shows something else', async () => {
    const { account, pushed, pushAll } = aLargeAccount(aView('map', ['SEA240']))
    await pushAll('a1', moving('VAN001'))
    Object.assign(account, { views: [aView('map', ['VAN001'])], viewsVersion: 2 })
    await pushAll('a1', moving('VAN001'))
    expect(pushed.map(({ message }) => devicesOf(message))).toEqual([['VAN001']])
  })

  it.each([
    [OPEN_UNTIL - 1, 1],
    [OPEN_UNTIL, 0],
  ])('LIV-8 until the last page has ended: at %d, pushed %d times', async (now, times) => {
    const { account, pushed, pushAll } = aLargeAccount(aView('map', ['SEA240'], OPEN_UNTIL + 1))
    account.now = now
    await pushAll('a1', moving('SEA240'))
    expect(pushed).toHaveLength(times)
  })
})

describe('LIV-8 a failed push is only logged', () => {
  const pushBy = (publish: () => Promise<void>) =>
    positionPush({
      getWatch: async () => ({ watchedUntil: NOON + 1, viewsUntil: 0, viewsVersion: 0, watchVersion: null }),
      getViews: async () => [],
      devices: { get: async () => DEVICE },
      subscriptions: { covers: async () => true },
      views: { publish },
      clock: () => NOON,
    })('a1', new Map([['SEA240', aTracked({})]]))

  /** The errors that were logged during the work. */
  async function errorsOf(work: () => Promise<void>): Promise<string> {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await work()
    const lines = String(logged.mock.calls)
    logged.mockRestore()
    return lines
  }

  it('LIV-8 when the broker refuses it', async () => {
    const refusing = () => Promise.reject(new Error('refused'))
    expect(await errorsOf(() => pushBy(refusing))).toContain('push-failed')
  })

  it('LIV-8 when the broker hangs for a second', async () => {
    vi.useFakeTimers()
    let isDone = false
    const logged = await errorsOf(async () => {
      const pushed = pushBy(() => new Promise(() => undefined)).then(() => {
        isDone = true
      })
      await vi.advanceTimersByTimeAsync(999)
      expect(isDone).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      await pushed
    })
    vi.useRealTimers()
    expect(logged).toContain('push-failed')
  })
})
