import { expect, test } from 'vitest'
import { onDemand } from './on-demand.ts'

test('is loaded by the first call, once, and answers every call', async () => {
  let loads = 0
  const double = onDemand(async () => {
    loads++
    return async (number: number) => number * 2
  })
  expect(loads).toBe(0)
  expect(await Promise.all([double(1), double(2)])).toEqual([2, 4])
  expect(await double(3)).toBe(6)
  expect(loads).toBe(1)
})
