import { expect, test } from 'vitest'
import { NOON } from '../../../../test/make/tracking/a-position.ts'
import { onBoardWith } from '../../../../test/make/tracking/on-board.ts'
import { MINUTE_MS } from '../../../time.ts'
import type { OnBoard } from '../../../tracking/on-board.ts'
import { switchTimes } from './switch-times.ts'

const at = (minute: number, readings: Partial<OnBoard> | null) => ({
  shownAt: NOON + minute * MINUTE_MS,
  onBoard: readings && onBoardWith(readings),
})
const minutesOf = (reports: ReturnType<typeof at>[], to = 60, from = 0) =>
  Object.fromEntries(
    switchTimes(reports, { from: NOON + from * MINUTE_MS, to: NOON + to * MINUTE_MS }).map(
      ({ reading, on, off }) => [
        reading,
        [on, off].map((times) =>
          times.map(({ from, to }) => [from, to].map((time) => (time - NOON) / MINUTE_MS)),
        ),
      ],
    ),
  )

test('LIV-7 a reading holds until a report changes it, in any order of reports', () => {
  const reports = [
    at(0, { bilgePump: false, shorePower: true }),
    at(10, { bilgePump: true }),
    at(12, null),
    at(15, { bilgePump: false }),
  ]
  const expected = {
    bilgePump: [
      [[10, 15]],
      [
        [0, 10],
        [15, 60],
      ],
    ],
    shorePower: [[[0, 60]], []],
  }
  expect(minutesOf(reports)).toEqual(expected)
  expect(minutesOf(reports.toReversed())).toEqual(expected)
  expect(minutesOf(reports, 60, 12)).toEqual({
    bilgePump: [[[12, 15]], [[15, 60]]],
    shorePower: [[[12, 60]], []],
  })
})

test('LIV-7 it is not known before its first report, nor in more than two hours of silence', () => {
  expect(minutesOf([at(0, {}), at(20, { bilgeHigh: true }), at(140, {})], 260)).toEqual({
    bilgeHigh: [[[20, 260]], []],
  })
  expect(minutesOf([at(0, { bilgeHigh: true }), at(121, {})], 241)).toEqual({ bilgeHigh: [[[121, 241]], []] })
  expect(minutesOf([at(0, { bilgeHigh: true })], 121)).toEqual({})
  expect(minutesOf([])).toEqual({})
})
