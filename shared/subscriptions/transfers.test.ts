import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '../time.ts'
import { TRANSFER_EVERY_MS } from './subscription.ts'
import { changeAssignment } from './transfers.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const on = (assignedDeviceId: string | null, transferredAt: number[] = []) => ({
  assignedDeviceId,
  transferredAt,
})

test('SUB-2 assigning a free subscription is no transfer; a move and an unassignment are', () => {
  expect(changeAssignment(on(null), 'boat', NOW)).toMatchObject({ deviceId: 'boat', transferredAt: [] })
  expect(changeAssignment(on('boat'), 'van', NOW)).toMatchObject({ deviceId: 'van', transferredAt: [NOW] })
  expect(changeAssignment(on('boat'), null, NOW)).toMatchObject({ deviceId: null, transferredAt: [NOW] })
  expect(changeAssignment(on('boat'), 'boat', NOW)).toEqual({ kind: 'unchanged' })
})

test('SUB-2 a second transfer is refused until 30 days after the first', () => {
  const again = (at: number) => changeAssignment(on('van', [NOW]), 'boat', at)
  const transferableAt = NOW + TRANSFER_EVERY_MS
  expect(again(transferableAt - 1)).toEqual({ kind: 'refused', transferableAt })
  expect(again(transferableAt)).toMatchObject({ kind: 'changed', transferredAt: [transferableAt] })
})

test('SUB-2 however often an owner tries, no two transfers are within 30 days', () => {
  const step = fc.record({ days: fc.integer({ min: 0, max: 40 }), to: fc.constantFrom(null, 'a', 'b', 'c') })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = on(null)
      let now = NOW
      const transfers: number[] = []
      for (const { days, to } of steps) {
        now += days * DAY_MS
        const change = changeAssignment(state, to, now)
        if (change.kind !== 'changed') continue
        if (state.assignedDeviceId !== null) transfers.push(now)
        state = on(change.deviceId, [...change.transferredAt])
      }
      const gaps = transfers.slice(1).map((at, index) => at - (transfers[index] ?? NaN))
      expect(gaps.every((gap) => gap >= TRANSFER_EVERY_MS)).toBe(true)
    }),
  )
})
