import { expect, it } from 'vitest'
import { SECOND_MS } from '../../shared/time.ts'
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
