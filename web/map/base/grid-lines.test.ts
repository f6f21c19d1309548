import { expect, test } from 'vitest'
import { degreesText, gridLines } from './grid-lines.ts'

test('LIV-1 the grid of the built-in map gets finer with the zoom', () => {
  const view = { west: -80.6, south: 25.4, east: -79.6, north: 26.4 }
  expect(gridLines(view, 8).features.map(({ properties }) => properties?.name)).toEqual(['80° W', '26° N'])
  expect(gridLines(view, 11).features.length).toBe(12)
})
test.each([
  [26, '26° N'],
  [26.1666667, '26°10′ N'],
  [-26.05, '26°03′ S'],
  [26.0708333, '26°04.25′ N'],
])('LIV-1 %f is written %s', (degrees, text) => {
  expect(degreesText(degrees, 'N', 'S')).toBe(text)
})
test('LIV-1 a longitude beyond ±180 is wrapped', () => {
  expect(degreesText(190, 'E', 'W')).toBe('170° W')
  expect(degreesText(-190, 'E', 'W')).toBe('170° E')
})
