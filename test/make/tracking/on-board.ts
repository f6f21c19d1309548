import type { OnBoard } from '../../../shared/tracking/on-board.ts'

/** What a boat reports besides its motion: nothing but the given readings. */
export const onBoardWith = (readings: Partial<OnBoard> = {}): OnBoard => ({
  bilgePump: null,
  bilgeHigh: null,
  shorePower: null,
  depthM: null,
  batteries: {},
  tanks: {},
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
