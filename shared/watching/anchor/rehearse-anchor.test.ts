import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nightOf } from '../../../test/make/anchorages/night.ts'
import { DRAG_NIGHTS, QUIET_NIGHTS } from '../../../test/make/anchorages/night-kinds.ts'
import { median } from '../../../test/make/percentile.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { hasRecordings, readTrack } from '../../../test/make/tracking/recordings.ts'
import { fixAt } from '../../../test/make/tracking/tracks.ts'
import { anAnchorWatch, boatAt, lyingBoat, watched } from '../../../test/make/watching/an-anchored-boat.ts'
import { destination } from '../../geo/destination.ts'
import { trailReports } from '../../rules/trail-reports.ts'
import { HOUR_MS, MINUTE_MS } from '../../time.ts'
import { stamp } from '../../tracking/judging/clock.ts'
import { AS_REPORTED, anchorReport } from './anchor-reports.ts'
import { newAnchorState } from './anchor-state.ts'
import type { AnchorReport } from './anchor-watch.ts'
import { rehearseAnchor } from './rehearse-anchor.ts'
import { acknowledged, watchAnchor } from './watch-anchor.ts'

/** What an item of DynamoDB has left for it. */
const STATE_BYTES_MAX = 1_000

const dragging = (from: number, north: number) =>
  Array.from({ length: 40 }, (_, index) => boatAt(from + index * 10, north + index * 4))
/** It drags, is back inside half an hour later, and drags again. */
const TWO_DRAGS = [...lyingBoat(30), ...dragging(3_610, 42), boatAt(6_000, 40), ...dragging(6_010, 42)]
const END = NOON + 2 * HOUR_MS

describe('a rehearsal of an anchor watch', () => {
  it('gives the alarms that it would have raised', () => {
    const { alarms } = rehearseAnchor(TWO_DRAGS, anAnchorWatch(), END)
    expect(alarms.map(({ kind }) => kind).filter((kind) => kind === 'dragging').length).toBeGreaterThan(1)
    expect(alarms.at(-1)).toMatchObject({ kind: 'noPosition', at: NOON + (6_400 + 600) * 1_000 })
    expect(alarms.every(({ distanceM }) => (distanceM ?? 0) > 0)).toBe(true)
  })

  it('gives the way of the boat without bad fixes', () => {
    const { swing } = rehearseAnchor([...lyingBoat(), boatAt(3_630, 900)], anAnchorWatch(), END)
    expect(swing).toHaveLength(2)
  })

  it('finds nothing without reports but the silence', () => {
    expect(rehearseAnchor([], anAnchorWatch(), NOON + 9 * MINUTE_MS)).toEqual({ alarms: [], swing: [] })
    expect(rehearseAnchor([], anAnchorWatch(), END).alarms).toHaveLength(1)
  })

  it('finds what the live watch finds, report by report', () => {
    const found = []
    let state = newAnchorState(anAnchorWatch())
    for (const report of TWO_DRAGS) {
      // as it is read from its item each time
      const step = watchAnchor(JSON.parse(JSON.stringify(state)), anAnchorWatch(), report)
      found.push(...step.findings)
      const isDragging = step.findings.some(({ kind }) => kind === 'dragging')
      state = isDragging ? acknowledged(step.state, anAnchorWatch()) : step.state
    }
    const { alarms } = rehearseAnchor(TWO_DRAGS, anAnchorWatch(), NOON + 6_400_000)
    expect(found.filter(({ kind }) => kind === 'dragging' || kind === 'noPosition')).toEqual(alarms)
  })

  it('reads the trail of a boat, whose held fixes prove nothing', () => {
    const swung = Array.from({ length: 60 }, (_, index) => fixAt(index * 30, 20))
    const frozen = Array.from({ length: 4 }, (_, index) => fixAt(1_800 + index * 30, 20, 90_000))
    const trail = trailReports([...swung, ...frozen], 'boat', { relayRequested: null, storageMode: false })
    const reports = trail.map(anchorReport)
    expect(reports.some(({ fix }) => fix === null)).toBe(true)
    const { alarms } = rehearseAnchor(reports, anAnchorWatch(), NOON + 1_900_000)
    expect(alarms).toEqual([])
  })
})

describe.skipIf(!hasRecordings)('the recording of a receiver at rest', () => {
  /** Twice the 95th percentile of its drift, and more. */
  const RADII_M = [40, 45, 60, 100, 250, 500]
  const EVERY_S = [1, 5, 15, 30, 60]
  const DIRECTIONS = 16

  it('LIV-7 raises no alarm with any radius above twice its accuracy, wherever the boat lies in the circle', () => {
    const parked = readTrack('parked-drift-amsterdam.csv').map((fix) =>
      stamp({ ...fix, receivedAt: fix.recordedAt }),
    )
    const boat = {
      lat: median(parked.map(({ lat }) => lat)),
      lng: median(parked.map(({ lng }) => lng)),
    }
    const end = Math.max(...parked.map(({ shownAt }) => shownAt))
    for (const everyS of EVERY_S) {
      const thinned = parked.filter((_, index) => index % everyS === 0)
      const reports = trailReports(thinned, 'boat', AS_REPORTED).map(anchorReport)
      expect(reports.filter(({ fix }) => fix !== null).length).toBeGreaterThan(10)
      for (const radiusM of RADII_M)
        for (let direction = 0; direction < DIRECTIONS; direction++) {
          // the receiver wanders by its accuracy, half of the smallest radius
          const chainM = Math.max(0, radiusM - 20)
          const anchor = destination(boat, chainM, (360 / DIRECTIONS) * direction)
          const watch = anAnchorWatch({ anchor, radiusM, setAt: reports[0]?.shownAt ?? 0, restDriftM: null })
          const { alarms } = rehearseAnchor(reports, watch, end)
          expect(alarms, `${radiusM} m, every ${everyS} s, direction ${direction}`).toEqual([])
        }
    }
  })
})

describe('an anchor watch', () => {
  const kinds = fc.constantFrom(...QUIET_NIGHTS, ...DRAG_NIGHTS)
  const night = fc.tuple(kinds, fc.integer({ min: 0, max: 1_000 })).map(([kind, seed]) => nightOf(kind, seed))
  const reports = night.map(({ fixes }) =>
    fixes.slice(0, 1_000).map(({ at, lat, lng, accuracyM }): AnchorReport => {
      const shownAt = NOON + (at - (fixes[0]?.at ?? 0))
      const fix = { lat, lng, accuracyM, speedKmh: null }
      return { shownAt, receivedAt: shownAt, fix, ignition: null, batteryVolts: null, intervalMs: null }
    }),
  )

  it('is not changed by repeats and late positions', () => {
    fc.assert(
      fc.property(reports, fc.array(fc.nat(), { maxLength: 50 }), (all, picks) => {
        const disordered = [...all]
        for (const pick of picks) {
          const from = pick % Math.max(1, all.length)
          const repeated = all[from]
          // received again at any time after it
          if (repeated !== undefined)
            disordered.splice(disordered.indexOf(repeated) + 1 + (pick % 7), 0, repeated)
        }
        expect(watched(disordered)).toEqual(watched(all))
      }),
      { numRuns: 20 },
    )
  })

  it('has a small state, the same after it was stored', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const { state } = watched(all)
        const stored = JSON.stringify(state)
        expect(JSON.parse(stored)).toEqual(state)
        expect(stored.length).toBeLessThan(STATE_BYTES_MAX)
      }),
      { numRuns: 20 },
    )
  })

  it('rehearses a trail in any order of arrival as it was', () => {
    const trail = Array.from({ length: 80 }, (_, index) =>
      fixAt(index * 30, 30 + Math.max(0, index - 40) * 4),
    )
    const DEVICE = { relayRequested: null, storageMode: false }
    const rehearsed = (positions: typeof trail) =>
      rehearseAnchor(trailReports(positions, 'boat', DEVICE).map(anchorReport), anAnchorWatch(), END)
    const inOrder = rehearsed(trail)
    expect(inOrder.alarms.map(({ kind }) => kind)).toContain('dragging')
    fc.assert(
      fc.property(fc.shuffledSubarray(trail, { minLength: trail.length }), (shuffled) => {
        expect(rehearsed([...shuffled, ...shuffled.slice(0, 9)])).toEqual(inOrder)
      }),
      { numRuns: 20 },
    )
  })
})
