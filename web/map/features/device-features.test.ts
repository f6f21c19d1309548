import { describe, expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { deviceFeatures } from './device-features.ts'

const only = (...devices: Parameters<typeof deviceFeatures>[0]) => deviceFeatures(devices).features[0]

describe('LIV-9 which devices are on the map', () => {
  test('LIV-9 a device without a subscription is not', () => {
    expect(deviceFeatures([aDevice({ hasSubscription: false })]).features).toEqual([])
  })
  test('LIV-9 a device without a position is not', () => {
    expect(deviceFeatures([aDevice({ tracking: null })]).features).toEqual([])
  })
  test('LIV-9 a position at 0, 0 is not; one on the equator or the prime meridian is', () => {
    expect(deviceFeatures([aDevice({ tracking: { latitude: 0, longitude: 0 } })]).features).toEqual([])
    expect(only(aDevice({ tracking: { latitude: 0 } }))).toBeDefined()
    expect(only(aDevice({ tracking: { longitude: 0 } }))).toBeDefined()
  })
})

describe('LIV-6 the feature of a marker', () => {
  test('LIV-6 has the position, silhouette, freshness and heading', () => {
    expect(only(aDevice())).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-80.17, 25.77] },
      properties: {
        deviceId: 'SEA240',
        label: 'Sea Ray 240',
        silhouette: 'boat',
        freshness: 'live',
        moving: true,
        relayCut: false,
        heading: 90,
        order: expect.any(Number),
      },
    })
  })
  test('LIV-6 LIV-10 has a badge only while the relay is known to be cut', () => {
    expect(only(aDevice({ isRelayCut: true }))?.properties.relayCut).toBe(true)
    expect(only(aDevice({ isRelayCut: false }))?.properties.relayCut).toBe(false)
    expect(only(aDevice({ isRelayCut: null }))?.properties.relayCut).toBe(false)
  })
  test('LIV-6 has a box for a type without a drawing', () => {
    expect(only(aDevice({ deviceType: 'submarine' }))?.properties.silhouette).toBe('other')
  })
  test('STA-6 has the custom icon of a type that the owner defined', () => {
    const buoy = aDevice({ deviceType: 'buoy', customIcon: 'Pets' })
    expect(only(buoy)?.properties.silhouette).toBe('animal')
  })
  test.each(['lastKnown', 'asleep', 'silent'] as const)(
    'LIV-6 has no beak for a %s position, even if the device was moving',
    (freshness) => {
      expect(only(aDevice({ tracking: { freshness } }))?.properties.moving).toBe(false)
    },
  )
  test('LIV-6 has no beak for a device that stands or has no heading', () => {
    expect(only(aDevice({ tracking: { motionStatus: 'IDLE' } }))?.properties.moving).toBe(false)
    expect(only(aDevice({ tracking: { heading: null } }))?.properties.moving).toBe(false)
  })
})
