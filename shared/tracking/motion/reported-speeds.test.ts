import { describe, expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { alongLegs, fixAt } from '../../../test/make/tracking/tracks.ts'
import { judgedPoints } from '../judging/reprocess.ts'
import { reportedSpeeds } from './reported-speeds.ts'
import { tripsOf } from './trips.ts'

/** A fix every `every` seconds at `kmh`, reporting these speeds. */
const speedsOf = (speeds: readonly (number | null)[], every = 15, kmh = 72) =>
  reportedSpeeds(
    judgedPoints(
      speeds.map((speedKmh, index) => fixAt(index * every, (index * every * kmh) / 3.6, 0, { speedKmh })),
      'car',
    ),
  )

describe('reported speeds', () => {
  it('are used as they are, fast ones and zeros too', () => {
    expect(speedsOf([70, 0, 95, null, 71])).toEqual([70, 0, 95, null, 71])
  })
  it('are unknown above twice the neighbouring steps plus 50 km/h', () => {
    expect(speedsOf([70, 193, 70])).toEqual([70, 193, 70])
    expect(speedsOf([70, 195, 70])).toEqual([70, null, 70])
    expect(speedsOf([255, 255, 255])).toEqual([null, null, null])
  })
  it('are credible where one of the two steps allows it, up to 50 km/h, and over more than a minute', () => {
    const braking = [0, 1000, 1010].map((east, index) => fixAt(index * 15, east, 0, { speedKmh: 240 }))
    expect(reportedSpeeds(judgedPoints(braking, 'car'))).toEqual([240, 240, null])
    expect(speedsOf([50, 51], 15, 0)).toEqual([50, null])
    expect(speedsOf([200, 200], 60, 10)).toEqual([null, null])
    expect(speedsOf([200, 200], 60.1, 10)).toEqual([200, 200])
  })
  it('are unknown for a receiver that never reports more than 1 km/h', () => {
    expect(speedsOf([0, 1, 0])).toEqual([null, null, null])
    expect(speedsOf([0, 1.1, 0])).toEqual([0, 1.1, 0])
  })
  it('are measured where they are unknown: a trip of a receiver that always reports 0 or 255 has its real speed', () => {
    for (const speedKmh of [0, 255]) {
      const drive = alongLegs([{ seconds: 900, kmh: 72 }], { every: 15, noiseM: 3, fields: { speedKmh } })
      const [trip] = tripsOf(judgedPoints(drive, 'car'), NOON + 900_000).trips
      expect(Math.abs((trip?.maxSpeedKmh ?? 0) / 72 - 1)).toBeLessThan(0.05)
      expect(Math.abs((trip?.averageSpeedKmh ?? 0) / 72 - 1)).toBeLessThan(0.05)
    }
  })
})
