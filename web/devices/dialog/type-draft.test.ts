import { expect, test } from 'vitest'
import { customType, customTypeId, isCustom, typeDraftOf } from './type-draft.ts'

test.each([
  ['Fishing Cart', 'fishing_cart'],
  ['  Cart  ', 'cart'],
  ['A b C', 'a_b_c'],
  ['Trailer 2', 'trailer_2'],
])('DEV-6 the id of the custom type %j is %j', (name, id) => {
  expect(customTypeId(name)).toBe(id)
  expect(customType(name, 'Train')).toEqual({ deviceType: id, customIcon: 'Train' })
})

test.each(['', '   ', 'Café', 'a/b', 'x'.repeat(41)])('DEV-6 %j cannot be a custom type', (name) => {
  expect(customType(name, 'Train')).toBeNull()
})

test('DEV-6 a custom type has up to 40 characters', () => {
  expect(customType('x'.repeat(40), 'Train')).not.toBeNull()
})

test('DEV-4 a type is custom if it has an icon of its own or is not listed', () => {
  expect(isCustom(typeDraftOf({ deviceType: 'boat', customIcon: null }))).toBe(false)
  expect(isCustom(typeDraftOf({ deviceType: 'boat', customIcon: 'Train' }))).toBe(true)
  expect(isCustom(typeDraftOf({ deviceType: 'cart', customIcon: null }))).toBe(true)
  expect(typeDraftOf({ deviceType: 'boat', customIcon: 'not-ours' }).customIcon).toBeNull()
})
