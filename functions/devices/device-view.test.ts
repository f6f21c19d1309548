import { expect, it } from 'vitest'
import { SECOND_MS } from '../../shared/time.ts'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { deviceView } from './device-view.ts'

const aListedDevice = {
  deviceId: 'SEA240',
  trackId: 'track',
  deviceName: 'Sea Ray 240',
  deviceType: 'boat',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  isInStorageMode: false,
}

it('CMD-4 the relay status is shown for 300 s after the command', () => {
  const switched = { ...aListedDevice, relayStatus: 'cut' as const, relayStatusAt: NOON }
  const statusAfter = (ms: number) => deviceView(switched, 'subscription', null, NOON + ms).relayStatus
  expect([statusAfter(0), statusAfter(300 * SECOND_MS - 1), statusAfter(300 * SECOND_MS)]).toEqual([
    'cut',
    'cut',
    null,
  ])
  expect(deviceView(aListedDevice, 'subscription', null, NOON).relayStatus).toBeNull()
})

const CUT = { ...aListedDevice, relayStatus: 'cut' as const, relayStatusAt: NOON }
const RESTORED = { ...CUT, relayStatus: 'restored' as const }

it.each([
  [aListedDevice, null, 0, null],
  [aListedDevice, true, 0, true],
  [aListedDevice, false, 0, false],
  [CUT, false, 300 * SECOND_MS - 1, true],
  [CUT, false, 300 * SECOND_MS, false],
  [CUT, null, 300 * SECOND_MS, true],
  [RESTORED, true, 300 * SECOND_MS - 1, false],
  [RESTORED, true, 300 * SECOND_MS, true],
  [RESTORED, null, 300 * SECOND_MS, false],
])(
  'LIV-10 CMD-4 a device %j that reports %j is cut %i ms after the command: %j',
  (device, relayCut, ms, isCut) => {
    const tracked = { ...NOTHING_TRACKED, readings: { ...NOTHING_TRACKED.readings, relayCut } }
    expect(deviceView(device, 'subscription', tracked, NOON + ms).isRelayCut).toBe(isCut)
  },
)

it('LIV-10 a device without a subscription shows the cut that was confirmed, and not what its tracker reports', () => {
  const tracked = { ...NOTHING_TRACKED, readings: { ...NOTHING_TRACKED.readings, relayCut: true } }
  expect(deviceView(CUT, null, tracked, NOON).isRelayCut).toBe(true)
  expect(deviceView(aListedDevice, null, tracked, NOON).isRelayCut).toBeNull()
})

it.each([
  [undefined, false],
  [null, false],
  [NOON, false],
  [NOON + 1, true],
])('OVR-3 a device whose last held command expires at %j has a held command: %j', (heldUntil, hasHeld) => {
  expect(deviceView({ ...aListedDevice, heldUntil }, 'subscription', null, NOON).hasHeldCommand).toBe(hasHeld)
})
