import { expect, test } from 'vitest'
import { isInScope } from './source-scope.ts'

const at = (zoom: number, pitch = 0) => ({ getZoom: () => zoom, getPitch: () => pitch })
const scope = { fromZoom: 8, belowZoom: 12, features: 'all' as const }

test('LIV-8 a scope includes its first zoom and excludes its last', () => {
  expect(isInScope(scope, at(7.99))).toBe(false)
  expect(isInScope(scope, at(8))).toBe(true)
  expect(isInScope(scope, at(11.99))).toBe(true)
  expect(isInScope(scope, at(12))).toBe(false)
})
test('LIV-8 a tilted map is always in scope', () => {
  expect(isInScope(scope, at(7.99, 1))).toBe(true)
  expect(isInScope(scope, at(12, 1))).toBe(true)
})
