import { describe, expect, test } from 'vitest'
import { chosenIds, selectionOfIds } from './chosen-devices.ts'

const fleetOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ deviceId: `TRK-${String(index + 1).padStart(2, '0')}` }))
const idsOf = (...numbers: number[]) => numbers.map((number) => `TRK-${String(number).padStart(2, '0')}`)

describe('HIS-1 the devices that are shown together', () => {
  test.each([
    [10, idsOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)],
    [11, idsOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)],
  ])('HIS-1 of %d are the first ten, until others are chosen', (count, ids) => {
    expect(chosenIds({ kind: 'all' }, fleetOf(count))).toEqual(ids)
  })

  test('HIS-1 are the chosen ones that the account has', () => {
    const selection = { kind: 'several', deviceIds: ['GONE', ...idsOf(13, 2)] } as const
    expect(chosenIds(selection, fleetOf(13))).toEqual(idsOf(13, 2))
  })

  test.each([
    [3, [], { kind: 'none' }],
    [3, idsOf(2), { kind: 'one', deviceId: 'TRK-02' }],
    [3, idsOf(3, 1), { kind: 'several', deviceIds: idsOf(1, 3) }],
    [3, idsOf(3, 1, 2), { kind: 'all' }],
    [13, idsOf(13, 12), { kind: 'several', deviceIds: idsOf(12, 13) }],
  ])('HIS-1 of %d devices, %j selects %j', (count, ids, selection) => {
    expect(selectionOfIds(ids, fleetOf(count))).toEqual(selection)
  })
})
