import { expect, test } from 'vitest'
import { linePaths } from './line-paths.ts'

const BOUNDS = { from: 100, to: 200, max: 50 }

test('HIS-1 a small chart runs from the left edge to the right one, and from 0 to the greatest value', () => {
  const points = [
    [100, 0],
    [150, 25],
    [200, 50],
  ] as const
  expect(linePaths(points, BOUNDS)).toEqual({
    line: 'M0 100L500 50L1000 0',
    area: 'M0 100L0 100L500 50L1000 0L1000 100Z',
  })
})

test('HIS-1 a small chart breaks its line and its area where the data does', () => {
  const points = [
    [100, 50],
    [110, 50],
    [111, null],
    [150, 0],
  ] as const
  expect(linePaths(points, BOUNDS)).toEqual({
    line: 'M0 0L100 0M500 100',
    area: 'M0 100L0 0L100 0L100 100ZM500 100L500 100L500 100Z',
  })
})

test('HIS-1 a small chart without data, or of a parked device, is drawable', () => {
  expect(linePaths([], BOUNDS)).toEqual({ line: '', area: '' })
  expect(linePaths([[100, 0]], { from: 100, to: 100, max: 0 }).line).toBe('M0 100')
})
