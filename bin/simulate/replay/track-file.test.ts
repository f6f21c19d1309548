import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fix, readTrack, shiftedToNow } from './track-file.ts'

const HEADER = 't,lat,lon,speed_kmh,course,hacc_m,sats,hdop,alt_m'
const NOW = Date.UTC(2026, 5, 1)
const GOOD = '2019-02-18T07:45:50.000Z,52.6291510,-8.6617460,,,,,,19.5'

const fixAt = (recordedAt: number): Fix => ({ recordedAt, position: { lat: 1, lng: 2 } })
const timesOf = (replayed: ReturnType<typeof shiftedToNow>) =>
  replayed.map(({ position }) => Date.parse(position.time))

describe('a recording', () => {
  it('leaves out values that were not reported', () => {
    const track = readTrack(`\uFEFF${HEADER}\r\n${GOOD}\r\n\r\n`)
    const position = { lat: 52.629151, lng: -8.661746, altitudeM: 19.5 }
    expect(JSON.parse(JSON.stringify(track))).toEqual({
      kind: 'track',
      fixes: [{ recordedAt: Date.UTC(2019, 1, 18, 7, 45, 50), position }],
    })
  })

  it.each([
    ['', 1, 'header'],
    ['time,lat,lon\n', 1, 'header'],
    [`${HEADER}\n`, 1, 'no fix'],
    [`${HEADER}\n${GOOD}\n2019-02-18T07:45:52Z,52.1\n`, 3, '2 fields'],
    [`${HEADER}\n${GOOD}\n\nyesterday,52.1,-8,,,,,,\n`, 4, '"t"'],
    [`${HEADER}\n2019-02-18T07:45:50Z,,-8,,,,,,\n`, 2, '"lat"'],
    [`${HEADER}\n2019-02-18T07:45:50Z,52.1,-8,fast,,,,,\n`, 2, '"speed_kmh"'],
    [`${HEADER}\n2019-02-18T07:45:50,52.1,-8,,,,,,\n`, 2, '"t"'],
  ])('%j is refused at line %i', (text, line, reason) => {
    const track = readTrack(text)
    expect(track).toMatchObject({ kind: 'unreadable', line, reason: expect.stringContaining(reason) })
  })
})

describe('a recording shifted to now', () => {
  const anyFixes = fc
    .array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 50 })
    .map((times) => times.map(fixAt))

  it('has the same order and gaps, and ends now', () => {
    fc.assert(
      fc.property(anyFixes, (fixes) => {
        const times = timesOf(shiftedToNow(fixes, NOW, null))
        expect(Math.max(...times)).toBe(NOW)
        const shifts = fixes.map(({ recordedAt }, index) => (times[index] ?? 0) - recordedAt)
        expect(new Set(shifts).size).toBe(1)
      }),
    )
  })

  it('never dates a fix after its publication, and the latest exactly to it', () => {
    fc.assert(
      fc.property(anyFixes, fc.integer({ min: 1, max: 60 }), (fixes, speedup) => {
        const replayed = shiftedToNow(fixes, NOW, speedup)
        const ahead = replayed.map(
          ({ afterMs, position }) => Date.parse(position.time) - Math.round(NOW + afterMs),
        )
        expect(Math.max(...ahead)).toBeGreaterThanOrEqual(-1)
        expect(Math.max(...ahead)).toBeLessThanOrEqual(1)
        const delays = replayed.map(({ afterMs }) => afterMs)
        expect(delays).toEqual(delays.toSorted((a, b) => a - b))
      }),
    )
  })

  it('is paced by the gaps of the recording', () => {
    const replayed = shiftedToNow([fixAt(0), fixAt(10_000), fixAt(5000), fixAt(20_000)], NOW, 10)
    expect(replayed.map(({ afterMs }) => afterMs)).toEqual([0, 1000, 1000, 2000])
    expect(timesOf(replayed).map((time) => time - NOW)).toEqual([-18_000, -8000, -13_000, 2000])
  })
})
