import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../shared/time.ts'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import type { DueWork } from '../stores/due-work.ts'
import { dayOf } from '../stores/trails/merged-day.ts'
import { mergedAt, storeChunks } from './store-chunks.ts'

const DAY = dayOf(NOON)
const END = DAY + DAY_MS

it('merges a day of each track once, 26 to 38 hours after its end, at the same time whoever asks', () => {
  const times = Array.from({ length: 200 }, (_, track) => mergedAt(`track${track}`, DAY, NOON))
  expect(Math.min(...times)).toBeGreaterThanOrEqual(END + 26 * HOUR_MS)
  expect(Math.max(...times)).toBeLessThan(END + 38 * HOUR_MS)
  expect(new Set(times).size).toBeGreaterThan(100)
  expect(mergedAt('track7', DAY, END + 20 * HOUR_MS)).toBe(times[7])
})

it('merges a day that gets late positions again within six hours, and not in the past', () => {
  const first = mergedAt('track', DAY, NOON)
  expect(mergedAt('track', DAY, first - 1)).toBe(first)
  expect(mergedAt('track', DAY, first)).toBe(first + 6 * HOUR_MS)
  const [later, latest] = [first + 100 * DAY_MS, first + 100 * DAY_MS + 5 * HOUR_MS]
  expect(mergedAt('track', DAY, later)).toBe(later + 6 * HOUR_MS)
  expect(mergedAt('track', DAY, latest)).toBe(later + 6 * HOUR_MS)
})

it('plans a day before its first chunk is stored, and once for all of its chunks', async () => {
  const steps: string[] = []
  const clock = { now: NOON }
  const put = storeChunks({
    trails: { putChunk: async (trackId) => void steps.push(`chunk of ${trackId}`) },
    due: {
      put: async (_dueAt: number, work: DueWork) => {
        if (work.kind === 'mergeDay') steps.push(`${work.trackId} ${(work.day - DAY) / DAY_MS}`)
      },
    },
    clock: () => clock.now,
  })
  const chunk = (at: number) => [
    aStampedPosition({ recordedAt: at + 60_000 }),
    aStampedPosition({ recordedAt: at }),
  ]
  await put('a', chunk(NOON))
  await put('a', chunk(END - 1))
  await put('b', chunk(NOON))
  await put('a', chunk(END))
  expect(steps).toEqual(['a 0', 'chunk of a', 'chunk of a', 'b 0', 'chunk of b', 'a 1', 'chunk of a'])
})
