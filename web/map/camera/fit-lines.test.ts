import { expect, test, vi } from 'vitest'
import type { Point } from '../../../shared/geo/point.ts'
import { fitLines } from './fit-lines.ts'

const FIT = { paddingPx: 100, paddingShareMax: 1 / 8, maxZoom: 16 }
const SUVA: Point[] = [{ lat: -18, lng: 179.9 }]
const TAVEUNI: Point[] = [{ lat: -17, lng: -179.9 }]

function fitted(lines: Point[][], clientWidth = 1440, clientHeight = 900) {
  const fitBounds = vi.fn()
  fitLines({ getContainer: () => ({ clientWidth, clientHeight }), fitBounds }, lines, FIT)
  return fitBounds.mock.calls
}

test('LIV-1 a fleet on both sides of the antimeridian is fitted across it', () => {
  expect(fitted([SUVA, TAVEUNI])).toEqual([
    [[179.9, -18, expect.closeTo(180.1, 9), -17], { padding: 100, maxZoom: 16 }],
  ])
})
test.each([
  [801, 900, 100],
  [800, 900, 100],
  [799, 900, 799 / 8],
  [1440, 400, 50],
])('LIV-1 a map of %d by %d pixels has a padding of %d', (width, height, padding) => {
  expect(fitted([SUVA], width, height)[0]?.[1]).toEqual({ padding, maxZoom: 16 })
})
test('LIV-1 without a device the map stays', () => {
  expect(fitted([])).toEqual([])
})
