import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullOnBoard, onBoardWith } from '../../../test/make/tracking/on-board.ts'
import { packOnBoard, unpackOnBoard } from './on-board-format.ts'

const ON_BOARD_BYTES = 171

const flag = fc.constantFrom(null, true, false)
const stepped = (steps: number, max: number) =>
  fc.integer({ min: 0, max: max * steps }).map((value) => value / steps)
const optional = (steps: number, max: number) => fc.option(stepped(steps, max), { nil: null })
const named = <Value>(value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.stringMatching(/^[a-z0-9_-]{1,16}$/), value, { maxKeys: 4, noNullPrototype: true })
const onBoard = fc.record({
  bilgePump: flag,
  bilgeHigh: flag,
  shorePower: flag,
  depthM: optional(10, 12_000),
  batteries: named(fc.record({ volts: optional(100, 1_000), percent: optional(1, 100) })),
  tanks: named(stepped(100, 1)),
})

describe('LIV-7 the packed readings on board', () => {
  it('unpack to what was packed', () => {
    fc.assert(
      fc.property(onBoard, (readings) => {
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
