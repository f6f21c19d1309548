import { expect, test } from 'vitest'
import { aDevice } from '../../make/a-device.ts'
import { deviceFeatures } from './device-features.ts'
import { interpolateMoves, movesBetween } from './glide.ts'

const at = (latitude: number, deviceId = 'SEA240', longitude = -80) =>
  aDevice({ deviceId, tracking: { latitude, longitude } })

test('LIV-8 a marker glides between two positions', () => {
  const [from, to] = [deviceFeatures([at(26)]), deviceFeatures([at(26.01)])]
  const halfway = interpolateMoves(to, movesBetween(from, to), 0.5)
  expect(halfway.features[0]?.geometry).toEqual({
    type: 'Point',
    coordinates: [-80, expect.closeTo(26.005, 9)],
  })
})
test('LIV-8 a marker glides across the antimeridian, not around the world', () => {
  const [from, to] = [deviceFeatures([at(0, 'FIJI', 179.99)]), deviceFeatures([at(0, 'FIJI', -179.99)])]
  const halfway = interpolateMoves(to, movesBetween(from, to), 0.5)
  expect(halfway.features[0]?.geometry).toEqual({ type: 'Point', coordinates: [expect.closeTo(180, 9), 0] })
})
test('LIV-8 a jump does not glide: up to 3 km is a move, more is a jump', () => {
  const moves = (latitude: number) =>
    movesBetween(deviceFeatures([at(26)]), deviceFeatures([at(latitude)])).length
  expect(moves(26.0269)).toBe(1)
  expect(moves(26.0271)).toBe(0)
})
test('LIV-8 a marker that stays or is new does not glide', () => {
  expect(movesBetween(deviceFeatures([at(26)]), deviceFeatures([at(26), at(26.01, 'CAR1')]))).toEqual([])
})
