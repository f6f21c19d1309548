import { describe, expect, test } from 'vitest'
import {
  CUSTOM_ICONS,
  DEVICE_TYPES,
  deviceTypeOf,
  isCustomIcon,
  PICKER_TYPES,
  typeColour,
  unknownTypeLabel,
} from './device-types.ts'

const SPECIFIED_TYPES =
  'boat, jetski, kayak, sailboat, yacht, car, electric_car, truck, van, bus, rv, trailer, motorcycle, scooter, bicycle, ebike, atv, snowmobile, golf_cart, tractor, construction, forklift, excavator, delivery, taxi, emergency, police, medical, aircraft, helicopter, train, tools, generator, compressor, lawn_equipment, farm_equipment, industrial, container, storage, shed, pet, luggage, drone, custom, other'

describe('STA-6 device types', () => {
  test('STA-6 are all of the specification, and heavy_equipment of the picker', () => {
    expect(Object.keys(DEVICE_TYPES).toSorted()).toEqual(
      [...SPECIFIED_TYPES.split(', '), 'heavy_equipment'].toSorted(),
    )
  })

  test.each([
    ['boat', 'sea'],
    ['heavy_equipment', 'ochre'],
    ['hover_board', 'slate'],
    ['toString', 'slate'],
  ])('STA-6 the colour of %s is %s', (type, colour) => {
    expect(typeColour(type)).toBe(colour)
  })

  test.each([
    [null, 'boat'],
    [undefined, 'boat'],
    ['', 'boat'],
    ['van', 'van'],
    ['hover_board', 'hover_board'],
  ])('STA-6 the type of a device with %j is %s', (stored, type) => {
    expect(deviceTypeOf(stored)).toBe(type)
  })

  test.each([
    ['hover_board', 'Hover board'],
    ['x', 'X'],
    ['fleet_of_3', 'Fleet of 3'],
  ])('STA-6 the unknown type %s is labelled %s', (type, label) => {
    expect(unknownTypeLabel(type)).toBe(label)
  })

  test('STA-6 the picker has 15 types, and 15 icons for the custom one', () => {
    expect(new Set(PICKER_TYPES).size).toBe(15)
    expect(new Set(CUSTOM_ICONS).size).toBe(15)
    expect(CUSTOM_ICONS[0]).toBe('DevicesOther')
    expect(isCustomIcon('Pets')).toBe(true)
    expect(isCustomIcon('Cats')).toBe(false)
    expect(isCustomIcon(null)).toBe(false)
  })
})
