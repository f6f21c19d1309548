import { describe, expect, test } from 'vitest'
import { SILENT_AFTER_MS } from '../../../../shared/reports/figures/timeline.ts'
import { periodFrom } from '../../../../shared/reports/period.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../../shared/time.ts'
import type { OnBoard } from '../../../../shared/tracking/on-board.ts'
import { aStampedPosition } from '../../../../test/make/tracking/a-position.ts'
import { onBoardWith } from '../../../../test/make/tracking/on-board.ts'
import { readOnBoard } from './read-on-board.ts'

const PERIOD = periodFrom('2026-07-06', '2026-07-07', 'UTC')
const { from: START, to: END } = PERIOD
const LONG_AFTER = END + 30 * DAY_MS

const sent = (at: number, reading: Partial<OnBoard> | null) =>
  aStampedPosition({ recordedAt: at, onBoard: reading === null ? null : onBoardWith(reading) })

/** The figures of a trail. As the store does, a reading of it returns more than was asked for. */
async function read(trail: readonly ReturnType<typeof sent>[], now = LONG_AFTER, createdAt = 0) {
  const asked: [from: number, to: number][] = []
  const trails = {
    listPositions: async (_trackId: string, from: number, to: number) => {
      asked.push([from, to])
      return trail.filter(({ shownAt }) => shownAt >= from - DAY_MS && shownAt <= to + DAY_MS)
    },
  }
  const device = { trackId: 't1', createdAt: toIso(createdAt) }
  return { asked, figures: await readOnBoard(device, PERIOD, { trails, now: () => now }) }
}

describe('REP-3 what a boat reported is read', () => {
  test('REP-3 day by day, from a day before the period to two hours after it', async () => {
    const { asked } = await read([])
    expect(asked).toEqual([
      [START - DAY_MS, START - 1],
      [START, START + DAY_MS - 1],
      [START + DAY_MS, END - 1],
      [END, END + SILENT_AFTER_MS - 1],
    ])
  })

  test('REP-3 no further than now', async () => {
    const { asked, figures } = await read([sent(START, { shorePower: true })], START + HOUR_MS)
    expect(asked).toHaveLength(2)
    expect(figures.days).toMatchObject([{ shorePowerMinutes: 60, minutesWithoutContact: 0 }])
  })

  test('REP-3 with what was so when the period began, each position once', async () => {
    const { figures } = await read([
      sent(START - HOUR_MS, { shorePower: false, bilgePump: false }),
      sent(START + HOUR_MS, { shorePower: true }),
      sent(START + DAY_MS - MINUTE_MS, { bilgePump: true }),
      sent(START + DAY_MS + MINUTE_MS, { bilgePump: false }),
    ])
    expect(figures.days.map((day) => [day.withoutShorePowerMinutes, day.bilgePumpStarts])).toEqual([
      [60, 1],
      [0, 0],
    ])
    expect(figures.withoutShorePower).toEqual([{ from: null, to: START + HOUR_MS, minutes: 60 }])
  })

  test.each([
    { afterMs: 0, minutesWithoutContact: 1_320 },
    { afterMs: 1, minutesWithoutContact: 1_440 },
  ])(
    'REP-3 with the silence over the last midnight: $afterMs ms more than two hours',
    async ({ afterMs, minutesWithoutContact }) => {
      const last = END - SILENT_AFTER_MS
      const { figures } = await read([
        sent(last, { shorePower: true }),
        sent(END + afterMs, { shorePower: true }),
      ])
      expect(figures.days.at(-1)?.minutesWithoutContact).toBe(minutesWithoutContact)
    },
  )
})
