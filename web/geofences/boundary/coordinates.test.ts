import { expect, test } from 'vitest'
import { parsePoints, pointsText } from './coordinates-form.tsx'

test('GEO-1 coordinates are one point per line, and empty lines do not count', () => {
  expect(parsePoints('25.77, -80.18\n\n 25.78 -80.18 \n25.78;-80.16\n')).toEqual({
    kind: 'points',
    points: [
      { latitude: 25.77, longitude: -80.18 },
      { latitude: 25.78, longitude: -80.18 },
      { latitude: 25.78, longitude: -80.16 },
    ],
  })
})

test.each([
  ['25.77', 1],
  ['25.77, -80.18\n91, 0', 2],
  ['25.77, -80.18\n\n0, 181', 3],
  ['NaN, NaN', 1],
])('GEO-1 %j is unreadable in line %i', (text, number) =>
  expect(parsePoints(text)).toMatchObject({ kind: 'unreadable', number }),
)

test('GEO-1 points that were written are read again', () => {
  const points = [
    { latitude: 25.7743001, longitude: -80.1712 },
    { latitude: -33.9, longitude: 151.2 },
  ]
  expect(parsePoints(pointsText(points))).toEqual({ kind: 'points', points })
})
