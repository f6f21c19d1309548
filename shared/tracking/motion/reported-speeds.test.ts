import { describe, expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { alongLegs, fixAt } from '../../../test/make/tracking/tracks.ts'
import { judgedPoints } from '../judging/reprocess.ts'
import { reportedSpeeds } from './reported-speeds.ts'
import { tripsOf } from './trips.ts'

/** 72 km/h in steps of so many seconds, with the told speeds. */
const told = (speeds: readonly (number | null)[], every = 15, kmh = 72) =>
  reportedSpeeds(
    judgedPoints(
      speeds.map((speedKmh, place) => fixAt(place * every, (place * every * kmh) / 3.6, 0, { speedKmh })),
      'car',
    ),
  )

describe('the speeds that a way tells', () => {
  it('are those told, also fast ones and none in between', () => {
    expect(told([70, 0, 95, null, 71])).toEqual([70, 0, 95, null, 71])
  })
  it('are none above twice the way beside them and 50 km/h', () => {
    expect(told([70, 193, 70])).toEqual([70, 193, 70])
    expect(told([70, 195, 70])).toEqual([70, null, 70])
    expect(told([255, 255, 255])).toEqual([null, null, null])
  })
  it('are believed where one of the two ways allows it, up to 50 km/h, and over more than a minute', () => {
    const braking = [0, 1000, 1010].map((east, place) => fixAt(place * 15, east, 0, { speedKmh: 240 }))
    expect(reportedSpeeds(judgedPoints(braking, 'car'))).toEqual([240, 240, null])
    expect(told([50, 51], 15, 0)).toEqual([50, null])
    expect(told([200, 200], 60, 10)).toEqual([null, null])
    expect(told([200, 200], 60.1, 10)).toEqual([200, 200])
  })
  it('are none at all of a receiver that never tells more than 1 km/h on its way', () => {
    expect(told([0, 1, 0])).toEqual([null, null, null])
    expect(told([0, 1.1, 0])).toEqual([0, 1.1, 0])
  })
  it('are measured where they are not told: a trip of a receiver that says 0, or 255, is as fast as it was', () => {
    for (const speedKmh of [0, 255]) {
      const drive = alongLegs([{ seconds: 900, kmh: 72 }], { every: 15, noiseM: 3, fields: { speedKmh } })
      const [trip] = tripsOf(judgedPoints(drive, 'car'), NOON + 900_000).trips
      expect(Math.abs((trip?.maxSpeedKmh ?? 0) / 72 - 1)).toBeLessThan(0.05)
      expect(Math.abs((trip?.averageSpeedKmh ?? 0) / 72 - 1)).toBeLessThan(0.05)
    }
  })
})
