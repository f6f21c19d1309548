import { describe, expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { minuteOf } from '../../stores/due.ts'
import type { DueWork } from '../../stores/due-work.ts'
import { evaluateBurst } from './evaluate-burst.ts'

/** Late work is put for this much later. */
const LATER_MS = MINUTE_MS

/** Uploads of late positions, minute by minute, and what is evaluated when. */
async function evaluationsOf(uploads: readonly { minute: number; from: number }[], trackId: string) {
  const byMinute = new Map<number, DueWork<'late'>>()
  const due = {
    has: async (dueAt: number) => byMinute.has(minuteOf(dueAt)),
    async putFrom(dueAt: number, work: { kind: string; from: number }) {
      const minute = minuteOf(dueAt)
      if ((byMinute.get(minute)?.from ?? Number.POSITIVE_INFINITY) > work.from)
        byMinute.set(minute, { kind: 'late', accountId: 'a1', deviceId: 'd1', trackId, from: work.from })
    },
  }
  const evaluated: { minute: number; from: number }[] = []
  for (let minute = 0; minute < 30; minute++) {
    const now = NOON + minute * MINUTE_MS + 30 * SECOND_MS
    for (const { from } of uploads.filter((upload) => upload.minute === minute))
      await due.putFrom(now + LATER_MS, { kind: 'late', from })
    const work = byMinute.get(minuteOf(now))
    if (work === undefined) continue
    const evaluate = async ({ from }: DueWork<'late'>) => void evaluated.push({ minute, from })
    await evaluateBurst(work, { due, evaluate, clock: () => now })
    byMinute.delete(minuteOf(now))
  }
  return evaluated
}

const TRACKS = ['a', 'b', 'c', 'd', 'e']

describe('late positions', () => {
  it.each(TRACKS)('T67 of one upload are evaluated once, when they are due (track %s)', async (track) => {
    expect(await evaluationsOf([{ minute: 0, from: 7 }], track)).toEqual([{ minute: 1, from: 7 }])
  })

  it.each(TRACKS)(
    'T67 of a burst of four minutes are evaluated at most twice, from the first on (track %s)',
    async (track) => {
      const uploads = [5, 9, 3, 8].map((from, minute) => ({ minute, from }))
      const evaluated = await evaluationsOf(uploads, track)
      expect(evaluated.length).toBeLessThanOrEqual(2)
      expect(evaluated.at(-1)?.minute).toBe(4)
      expect(Math.min(...evaluated.map(({ from }) => from))).toBe(3)
    },
  )

  it.each(TRACKS)('T67 that never end are evaluated every five minutes (track %s)', async (track) => {
    const uploads = Array.from({ length: 20 }, (_, minute) => ({ minute, from: 100 - minute }))
    const evaluated = await evaluationsOf(uploads, track)
    expect(evaluated.length).toBeLessThanOrEqual(6)
    const minutes = [0, ...evaluated.map(({ minute }) => minute)]
    for (const [index, minute] of minutes.slice(1).entries())
      expect(minute - (minutes[index] ?? 0)).toBeLessThanOrEqual(6)
    expect(evaluated.at(-1)).toEqual({ minute: 20, from: 81 })
  })
})
