import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '../time.ts'
import { assignableAt, TRANSFER_EVERY_MS, transferableAt } from './subscription.ts'
import { changeAssignment, transfersAfterDeletion } from './transfers.ts'

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

test('DEV-2 SUB-2 the first deletion frees a subscription at once, and counts as its transfer', () => {
  const transferredAt = transfersAfterDeletion([], NOW)
  expect(changeAssignment(on(null, [...transferredAt]), 'van', NOW)).toMatchObject({ kind: 'changed' })
  expect(assignableAt(transferredAt, NOW)).toBeNull()
  expect(transferableAt(transferredAt, NOW)).toBe(NOW + TRANSFER_EVERY_MS)
})

test('DEV-2 SUB-2 a deletion after a transfer frees a subscription for the time when one is possible', () => {
  const deletedAt = NOW + DAY_MS
  const freeFrom = NOW + TRANSFER_EVERY_MS
  const transferredAt = transfersAfterDeletion([NOW], deletedAt)
  const assign = (at: number) => changeAssignment(on(null, [...transferredAt]), 'van', at)
  expect(assign(deletedAt)).toEqual({ kind: 'refused', transferableAt: freeFrom })
  expect(assign(freeFrom - 1)).toEqual({ kind: 'refused', transferableAt: freeFrom })
  expect(assign(freeFrom)).toMatchObject({ kind: 'changed', deviceId: 'van' })
  expect([assignableAt(transferredAt, deletedAt), transferableAt(transferredAt, deletedAt)]).toEqual([
    freeFrom,
    freeFrom,
  ])
  expect([assignableAt(transferredAt, freeFrom), transferableAt(transferredAt, freeFrom)]).toEqual([
    null,
    freeFrom + TRANSFER_EVERY_MS,
  ])
})

test('DEV-2 SUB-2 however an owner assigns and deletes, a subscription leaves a device once in 30 days', () => {
  const DELETE = 'delete'
  const step = fc.record({
    days: fc.integer({ min: 0, max: 40 }),
    to: fc.constantFrom(null, 'a', 'b', 'c', DELETE),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = on(null)
      let now = NOW
      const assignments: number[] = []
      for (const { days, to } of steps) {
        now += days * DAY_MS
        const { assignedDeviceId, transferredAt } = state
        if (to === DELETE) {
          if (assignedDeviceId !== null) state = on(null, [...transfersAfterDeletion(transferredAt, now)])
          continue
        }
        const change = changeAssignment(state, to, now)
        if (change.kind !== 'changed') continue
        if (to !== null) assignments.push(now)
        state = on(change.deviceId, [...change.transferredAt])
      }
      // the first device is none too many: of any three in a row, the first and the last are 30 days apart
      const apart = assignments.slice(2).map((at, index) => at - (assignments[index] ?? NaN))
      expect(apart.every((ms) => ms >= TRANSFER_EVERY_MS)).toBe(true)
    }),
  )
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
