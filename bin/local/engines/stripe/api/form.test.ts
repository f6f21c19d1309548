import { expect, it } from 'vitest'
import { nameOf, parseForm, valueAt } from './form.ts'

it('SUB-7 names with brackets are objects and lists', () => {
  const form = parseForm('items[0][price]=a&items[1][price]=b%26&types[]=x&types[]=y&expand%5B0%5D=z')
  expect(valueAt(form, ['items', 1, 'price'])).toBe('b&')
  expect(Object.values(Object(form.types))).toEqual(['x', 'y'])
  expect(valueAt(form, ['expand', '0'])).toBe('z')
  expect(valueAt(form, ['items', 2, 'price'])).toBeUndefined()
  expect(nameOf(['items', 0, 'price'])).toBe('items[0][price]')
})

it('SUB-7 a parameter may be named like a method of objects', () => {
  const form = parseForm('metadata[__proto__]=a&metadata[toString]=b')
  expect(valueAt(form, ['metadata', '__proto__'])).toBe('a')
  expect(valueAt(form, ['metadata', 'toString'])).toBe('b')
  expect(valueAt(parseForm(''), ['constructor'])).toBeUndefined()
})

it.each(['a[', '[a]=1', 'a]b=1', 'a[b=1', 'a[1][2][3][4][5][6][7][8]=1'])('SUB-7 %s is no name', (text) => {
  expect(() => parseForm(text)).toThrow(SyntaxError)
})
