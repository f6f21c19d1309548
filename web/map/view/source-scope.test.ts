import { expect, test } from 'vitest'
import { isInScope } from './source-scope.ts'

const at = (zoom: number, pitch = 0) => ({ getZoom: () => zoom, getPitch: () => pitch })
const reach = { fromZoom: 8, belowZoom: 12, features: 'all' as const }

test('LIV-8 layers are shown from their first zoom to before their last', () => {
  expect(isInScope(reach, at(7.99))).toBe(false)
  expect(isInScope(reach, at(8))).toBe(true)
  expect(isInScope(reach, at(11.99))).toBe(true)
  expect(isInScope(reach, at(12))).toBe(false)
})
test('LIV-8 a tilted map may show them from any', () => {
  expect(isInScope(reach, at(7.99, 1))).toBe(true)
  expect(isInScope(reach, at(12, 1))).toBe(true)
})
