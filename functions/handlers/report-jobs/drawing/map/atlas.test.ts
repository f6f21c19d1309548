import inPolygon from '@turf/boolean-point-in-polygon'
import { describe, expect, test } from 'vitest'
import { ground } from '../../../../../test/make/reports/a-ground.ts'
import { groundWithin } from './atlas.ts'

const AROUND_DEG = 0.5

/** The ground around a place, and whether a point is on land there. */
async function groundAround(lat: number, lng: number, detail: 'coarse' | 'fine' = 'fine') {
  const bounds = {
    west: lng - AROUND_DEG,
    east: lng + AROUND_DEG,
    south: lat - AROUND_DEG,
    north: lat + AROUND_DEG,
  }
  const around = await groundWithin(bounds, detail, ground)
  const isLand = (at: [lng: number, lat: number]) =>
    around.land.some((ring) => inPolygon(at, { type: 'Polygon', coordinates: [ring] }))
  return { ...around, isLand }
}

describe('REP-3 the ground of a map', () => {
  test.each(['coarse', 'fine'] as const)('REP-3 has land and sea where they are (%s)', async (detail) => {
    const { isLand, coast, borders } = await groundAround(25.8, -80.2, detail)
    expect(isLand([-80.4, 25.8])).toBe(true)
    expect(isLand([-79.8, 25.8])).toBe(false)
    expect(coast.length).toBeGreaterThan(0)
    expect(borders).toEqual([])
  })

  test('REP-3 is all land inland, and has the borders of countries', async () => {
    const { isLand, coast, borders } = await groundAround(47.6, 7.6)
    expect(isLand([7.6, 47.6])).toBe(true)
    expect(coast).toEqual([])
    expect(borders.length).toBeGreaterThan(0)
  })

  test('REP-3 goes on across the antimeridian, from both sides, without a coast along it', async () => {
    // the island of Taveuni is on both sides
    for (const middle of [179.95, -179.95]) {
      const turn = middle < 0 ? -360 : 0
      const { isLand, coast } = await groundAround(-16.85, middle)
      expect(isLand([179.97 + turn, -16.95])).toBe(true)
      expect(isLand([180.08 + turn, -16.78])).toBe(true)
      expect(isLand([180.3 + turn, -16.95])).toBe(false)
      const onSeam = ([lng = 0]: number[]) => Math.abs(lng - 180 - turn) < 1e-6
      const seams = coast.flatMap((line) =>
        line.filter((point, index) => index > 0 && onSeam(point) && onSeam(line[index - 1] ?? [])),
      )
      expect(seams).toEqual([])
    }
  })
})
