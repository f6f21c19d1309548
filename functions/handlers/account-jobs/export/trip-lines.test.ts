import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { judgedPoints } from '../../../../shared/tracking/judging/reprocess.ts'
import { tripsOf } from '../../../../shared/tracking/motion/trips.ts'
import { aStoredDevice } from '../../../../test/make/a-stored-device.ts'
import { aStampedPosition, NOON } from '../../../../test/make/tracking/a-position.ts'
import { WINDOW_MS } from './read-window.ts'
import { tripLines } from './trip-lines.ts'

const START = NOON - 3 * WINDOW_MS
const DRIVE_MINUTES = 90

/** A drive of 90 minutes each time, with a fix each minute, and standing for an hour after it. */
const drives = (starts: readonly number[]) =>
  starts.flatMap((start, index) =>
    Array.from({ length: DRIVE_MINUTES + 60 }, (_, minute) =>
      aStampedPosition({
        recordedAt: start + minute * MINUTE_MS,
        lat: 26 + Math.min(minute, DRIVE_MINUTES) * 0.005,
        lng: -80 + index,
        speedKmh: minute < DRIVE_MINUTES ? 33 : 0,
      }),
    ),
  )

it('T114 has each trip once and whole, also across the edges of what is read at once', async () => {
  const edge = START + WINDOW_MS
  // one that crosses the first edge, one that ends just before the second, and others far from any
  const starts = [
    START + DAY_MS,
    edge - 45 * MINUTE_MS,
    edge + 3 * DAY_MS,
    edge + WINDOW_MS - 100 * MINUTE_MS,
  ]
  const positions = drives(starts)
  const listPositions = async (_trackId: string, from: number, to: number) =>
    positions.filter(({ shownAt }) => shownAt >= from - 6 * HOUR_MS && shownAt <= to)
  const pieces: string[] = []
  const device = aStoredDevice({ deviceType: 'car' })
  for await (const piece of tripLines(device, { from: START, to: NOON }, { listPositions }))
    pieces.push(piece)
  const lines = pieces.join('').trimEnd().split('\r\n').slice(1)
  const whole = tripsOf(judgedPoints(positions, 'car'), NOON).trips
  expect(whole).toHaveLength(starts.length)
  expect(lines.map((line) => line.split(',').slice(1, 4))).toEqual(
    whole.map(({ start, end, distanceKm }) => [
      toIso(start),
      end === null ? '' : toIso(end),
      String(distanceKm),
    ]),
  )
})
