import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOnBoard, fullOnBoard, onBoardWith } from '../../../test/make/tracking/on-board.ts'
import { packOnBoard, unpackOnBoard } from './on-board-format.ts'

const ON_BOARD_BYTES = 171

describe('LIV-7 the packed readings on board', () => {
  it('unpack to what was packed', () => {
    fc.assert(
      fc.property(anyOnBoard, (readings) => {
        expect(unpackOnBoard(packOnBoard(readings))).toEqual(readings)
      }),
    )
  })
  it('take at most 171 bytes', () => {
    expect(packOnBoard(fullOnBoard()).length).toBeLessThanOrEqual(ON_BOARD_BYTES)
  })
  it('are ignored in a later version, and refused if too long or too short', () => {
    const packed = packOnBoard(onBoardWith({ depthM: 3 }))
    expect(unpackOnBoard(Uint8Array.of(2, ...packed.slice(1)))).toBeNull()
    expect(() => unpackOnBoard(Uint8Array.of(...packed, 0))).toThrow('longer')
    expect(() => unpackOnBoard(packed.slice(0, -1))).toThrow('end too early')
  })
})
