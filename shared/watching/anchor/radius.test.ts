import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchorRadius, RADIUS_M } from './radius.ts'

const GEAR = { depthM: 6, bowHeightM: 2, rodeM: 10, boatLengthM: 12, accuracyM: 4 }

describe('the radius of a boat at anchor', () => {
  it('is the straight rode with the boat and the accuracy', () => {
    expect(anchorRadius(GEAR)).toEqual({ radiusM: 6 + 12 + 4 })
  })

  it('needs a rode that reaches from the bow to the ground', () => {
    expect(anchorRadius({ ...GEAR, rodeM: 7.9 })).toEqual({ refused: 'rode-too-short' })
    expect(anchorRadius({ ...GEAR, rodeM: 8 })).toEqual({ radiusM: 16 })
  })

  it('is from 15 to 500 m', () => {
    expect(anchorRadius({ ...GEAR, rodeM: 8, boatLengthM: 11 })).toEqual({ radiusM: RADIUS_M.min })
    expect(anchorRadius({ ...GEAR, rodeM: 8, boatLengthM: 10 })).toEqual({ refused: 'radius-too-small' })
    expect(anchorRadius({ ...GEAR, rodeM: 480 })).toEqual({ radiusM: 496 })
    expect(anchorRadius({ ...GEAR, rodeM: 485 })).toEqual({ refused: 'radius-too-large' })
  })

  it('grows with the rode and shrinks with the depth', () => {
    const metres = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    fc.assert(
      fc.property(metres(1, 20), metres(0, 50), metres(0, 20), (depthM, more, rise) => {
        const radiusOf = (gear: Partial<typeof GEAR>) => {
          const proposed = anchorRadius({ ...GEAR, ...gear })
          return 'radiusM' in proposed ? proposed.radiusM : Number.NaN
        }
        const radiusM = radiusOf({ depthM, rodeM: 60 })
        expect(radiusOf({ depthM, rodeM: 60 + more })).toBeGreaterThanOrEqual(radiusM)
        expect(radiusOf({ depthM: depthM + rise, rodeM: 60 })).toBeLessThanOrEqual(radiusM)
      }),
    )
  })
})
