import { describe, expect, it } from 'vitest'
import { movedFrom } from '../../../test/make/tracking/geofences.ts'
import { restDriftM } from './rest-drift.ts'

const BERTH = { lat: 26.1, lng: 179.9999 }
const opposite = (pairs: number, metres: (pair: number) => number) =>
  Array.from({ length: pairs }, (_, pair) => [
    movedFrom(BERTH, metres(pair), 0),
    movedFrom(BERTH, -metres(pair), 0),
  ]).flat()

describe('the drift of a receiver at rest', () => {
  it('is how far 95 % of its fixes are from their middle', () => {
    expect(restDriftM(opposite(50, (pair) => pair + 1))).toBeCloseTo(48, 0)
  })

  it('leaves out a few bad fixes', () => {
    expect(restDriftM(opposite(100, (pair) => (pair < 4 ? 900 : 3)))).toBeCloseTo(3, 0)
  })

  it('takes 60 fixes', () => {
    const fixes = opposite(30, () => 5)
    expect(restDriftM(fixes)).toBeCloseTo(5, 0)
    expect(restDriftM(fixes.slice(1))).toBeNull()
    expect(restDriftM([])).toBeNull()
  })

  it('is right on the antimeridian', () => {
    const beyond = opposite(50, () => 30).map(({ lat, lng }) => ({ lat, lng: lng > 180 ? lng - 360 : lng }))
    expect(restDriftM(beyond)).toBeCloseTo(30, 0)
  })
})
