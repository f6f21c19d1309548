import fc from 'fast-check'
import { NOTHING_ON_BOARD, type OnBoard } from '../../../shared/tracking/on-board.ts'

/** What a boat reports besides its motion: nothing but the given readings. */
export const onBoardWith = (readings: Partial<OnBoard> = {}): OnBoard => ({
  ...NOTHING_ON_BOARD,
  ...readings,
})

/** As many readings as are kept, each as long as it can be. */
export const fullOnBoard = (): OnBoard =>
  onBoardWith({
    bilgePump: true,
    bilgeHigh: true,
    shorePower: true,
    depthM: 12_000,
    batteries: Object.fromEntries(fourOf(() => ({ volts: 1_000, percent: 100 }))),
    tanks: Object.fromEntries(fourOf(() => 1)),
  })

const fourOf = <Value>(value: () => Value) =>
  ['a', 'b', 'c', 'd'].map((letter): [string, Value] => [letter.repeat(16), value()])

const flag = fc.constantFrom(null, true, false)
const stepped = (steps: number, max: number) =>
  fc.integer({ min: 0, max: max * steps }).map((value) => value / steps)
const optional = (steps: number, max: number) => fc.option(stepped(steps, max), { nil: null })
const named = <Value>(value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.stringMatching(/^[a-z0-9_-]{1,16}$/), value, { maxKeys: 4, noNullPrototype: true })
/** Any readings that a decoder lets pass. */
export const anyOnBoard = fc.record({
  bilgePump: flag,
  bilgeHigh: flag,
  shorePower: flag,
  depthM: optional(10, 12_000),
  batteries: named(fc.record({ volts: optional(100, 1_000), percent: optional(1, 100) })),
  tanks: named(stepped(100, 1)),
})
