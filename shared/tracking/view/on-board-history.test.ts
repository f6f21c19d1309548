import { expect, test } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { onBoardWith } from '../../../test/make/tracking/on-board.ts'
import { MINUTE_MS } from '../../time.ts'
import { onBoardHistory } from './on-board-history.ts'

const at = (minute: number, volts: Record<string, number | null>) => ({
  shownAt: NOON + minute * MINUTE_MS,
  onBoard: onBoardWith({
    batteries: Object.fromEntries(
      Object.entries(volts).map(([name, value]) => [name, { volts: value, percent: 50 }]),
    ),
  }),
})
const historyOf = (positions: Parameters<typeof onBoardHistory>[0], from: number, to: number) =>
  onBoardHistory(positions, NOON + from * MINUTE_MS, NOON + to * MINUTE_MS)
const minutesOf = (positions: ReturnType<typeof at>[], from = 0, to = 60) =>
  Object.fromEntries(
    [...historyOf(positions, from, to).batteries].map(([name, points]) => [
      name,
      points.map((point) => [(point.at - NOON) / MINUTE_MS, point.volts]),
    ]),
  )

test('LIV-7 the voltages of a battery are the last of each five minutes, in any order', () => {
  const positions = [at(0, { house: 12.6 }), at(4, { house: 12.5 }), at(5, { house: 12.4 })]
  const expected = {
    house: [
      [4, 12.5],
      [5, 12.4],
    ],
  }
  expect(minutesOf(positions)).toEqual(expected)
  expect(minutesOf(positions.toReversed())).toEqual(expected)
})

test('LIV-7 they are by name, within the range, and known', () => {
  const positions = [at(0, { house: 12.6 }), at(10, { engine: 12.9, house: null }), at(20, { house: 12.4 })]
  expect(minutesOf(positions, 0, 20)).toEqual({
    house: [
      [0, 12.6],
      [20, 12.4],
    ],
    engine: [[10, 12.9]],
  })
  expect(minutesOf(positions, 1, 19)).toEqual({ engine: [[10, 12.9]] })
  expect(minutesOf([{ ...at(0, {}), onBoard: onBoardWith() }])).toEqual({})
})

test('LIV-7 depths and the levels of tanks are thinned alike, where they are known', () => {
  const aboard = (minute: number, depthM: number | null, tanks: Record<string, number>) => ({
    shownAt: NOON + minute * MINUTE_MS,
    onBoard: onBoardWith({ depthM, tanks }),
  })
  const positions = [
    aboard(0, 4.2, { fuel: 0.7 }),
    aboard(4, 4.1, { water: 0.5 }),
    aboard(5, null, { fuel: 0.69 }),
    aboard(60, 3, {}),
    aboard(61, 2, { fuel: 0.6 }),
  ]
  const { depths, tanks } = historyOf(positions, 0, 60)
  expect(depths).toEqual([
    { at: NOON + 4 * MINUTE_MS, depthM: 4.1 },
    { at: NOON + 60 * MINUTE_MS, depthM: 3 },
  ])
  expect([...tanks].map(([name, levels]) => [name, levels.map(({ share }) => share)])).toEqual([
    ['fuel', [0.7, 0.69]],
    ['water', [0.5]],
  ])
})
