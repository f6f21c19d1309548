import { expect, it } from 'vitest'
import { linkState } from './link-state.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const at = (ms: number) => new Date(ms).toISOString()

it.each([
  [true, null, 'active'],
  [false, null, 'inactive'],
  [true, at(NOON + 1), 'active'],
  [true, at(NOON), 'expired'],
  [false, at(NOON + 1), 'inactive'],
  [false, at(NOON - 1), 'expired'],
] as const)('SHR-2 a link with isActive %s that ends at %s is %s', (isActive, expiresAt, state) => {
  expect(linkState({ isActive, expiresAt, arrival: null }, NOON)).toBe(state)
  const arrival = { deviceName: 'Sea Ray', at: at(NOON - 1) }
  expect(linkState({ isActive, expiresAt, arrival }, NOON)).toBe('arrived')
})
