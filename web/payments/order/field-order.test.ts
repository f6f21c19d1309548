import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { addressFields, nameFields } from './field-order.ts'

test('PUB-5 a Japanese address goes from the postal code to the street, after the family name', () => {
  expect(nameFields('ja')).toEqual(['lastName', 'firstName'])
  expect(addressFields('ja')).toEqual(['country', 'zip', 'state', 'city', 'street'])
})

test('PUB-5 an English address ends with the postal code and the country', () => {
  expect(nameFields('en')).toEqual(['firstName', 'lastName'])
  expect(addressFields('en')).toEqual(['street', 'city', 'state', 'zip', 'country'])
})

test.each(LANGUAGES)('PUB-5 an address in %s has every field once', (language) => {
  expect([...addressFields(language)].sort()).toEqual([...addressFields('en')].sort())
})
