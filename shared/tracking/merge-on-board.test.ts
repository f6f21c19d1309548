import { describe, expect, it } from 'vitest'
import { fullOnBoard, onBoardWith } from '../../test/make/tracking/on-board.ts'
import { mergeOnBoard } from './merge-on-board.ts'

describe('LIV-7 the readings on board', () => {
  it('are the newer of each, and an unknown one keeps its value', () => {
    const before = onBoardWith({ bilgePump: false, bilgeHigh: true, depthM: 3 })
    const after = onBoardWith({ bilgePump: true, shorePower: false })
    expect(mergeOnBoard(before, after)).toEqual(
      onBoardWith({ bilgePump: true, bilgeHigh: true, shorePower: false, depthM: 3 }),
    )
    expect(mergeOnBoard(before, null)).toBe(before)
    expect(mergeOnBoard(null, after)).toBe(after)
    expect(mergeOnBoard(null, null)).toBeNull()
  })
  it('are merged by the name of a battery or tank', () => {
    const before = onBoardWith({
      batteries: { house: { volts: 12.6, percent: 88 }, engine: { volts: 12.9, percent: null } },
      tanks: { fuel: 0.7, water: 0.4 },
    })
    const after = onBoardWith({
      batteries: { house: { volts: 12.5, percent: null } },
      tanks: { fuel: 0.6 },
    })
    expect(mergeOnBoard(before, after)).toMatchObject({
      batteries: { house: { volts: 12.5, percent: 88 }, engine: { volts: 12.9, percent: null } },
      tanks: { fuel: 0.6, water: 0.4 },
    })
  })
  it('are of four batteries and four tanks at most, those that were reported last', () => {
    const after = onBoardWith({
      batteries: { bow: { volts: 12.4, percent: null } },
      tanks: { black: 0.1, grey: 0.2 },
    })
    const merged = mergeOnBoard(fullOnBoard(), after)
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(16))
    expect(Object.keys(merged?.batteries ?? {})).toEqual(['bow', a, b, c])
    expect(Object.keys(merged?.tanks ?? {})).toEqual(['black', 'grey', a, b])
  })
  it('may have any name that the pattern allows', () => {
    const named = (name: string, volts: number) =>
      onBoardWith({ batteries: Object.fromEntries([[name, { volts, percent: null }]]) })
    for (const name of ['constructor', '__proto__', '0', '-']) {
      const merged = mergeOnBoard(named('house', 12), named(name, 11))
      expect(Object.entries(merged?.batteries ?? {})).toHaveLength(2)
      expect(new Map(Object.entries(merged?.batteries ?? {})).get(name)).toEqual({ volts: 11, percent: null })
    }
  })
})
