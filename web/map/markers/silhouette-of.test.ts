import { describe, expect, test } from 'vitest'
import { CUSTOM_ICONS, DEVICE_TYPES, isDeviceType } from '../../../shared/devices/device-types.ts'
import { SILHOUETTES } from '../../ui/silhouettes.ts'
import { silhouetteOf } from './silhouette-of.ts'

const BOXES = ['custom', 'other']
const drawingOf = (deviceType: string, customIcon: string | null = null) =>
  silhouetteOf({ deviceType, customIcon })

describe('STA-6 the drawing of a device', () => {
  test.each(Object.keys(DEVICE_TYPES).filter(isDeviceType))('STA-6 %s has a drawing of its kind', (type) => {
    expect(SILHOUETTES[drawingOf(type)]).toMatch(/^M[\d\s.,A-Z-]+Z$/)
    expect(drawingOf(type) === 'other').toBe(BOXES.includes(type))
  })

  test('STA-6 every custom icon has a different drawing', () => {
    const drawings = CUSTOM_ICONS.map((icon) => drawingOf('party_bus', icon))
    expect(new Set(drawings).size).toBe(CUSTOM_ICONS.length)
  })

  test.each([
    ['party_bus', null, 'other'],
    ['party_bus', 'NoSuchIcon', 'other'],
    ['party_bus', 'Pets', 'animal'],
    ['van', 'NoSuchIcon', 'van'],
    ['toString', null, 'other'],
    ['', null, 'boat'],
  ])('STA-6 %s with the icon %s is drawn as %s', (type, icon, drawing) => {
    expect(drawingOf(type, icon)).toBe(drawing)
  })
})
