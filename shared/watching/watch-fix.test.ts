import { describe, expect, it, test } from 'vitest'
import { NOON, RECEIVED_AFTER_MS } from '../../test/make/tracking/a-position.ts'
import { aWatchedGeofence, polygonOf } from '../../test/make/tracking/geofences.ts'
import { aDrift, fixAt, thinned } from '../../test/make/tracking/tracks.ts'
import { boundaryOf } from '../geofences/boundary.ts'
import { MINUTE_MS } from '../time.ts'
import type { Crossing, WatchedFix, WatchedGeofence } from './crossing.ts'
import { geofenceIndex } from './geofence-index.ts'
import { dueCrossings, nextDueAt, watchFix } from './watch-fix.ts'
import {
  insideNow,
  NOTHING_WATCHED,
  packWatchState,
  unpackWatchState,
  type WatchState,
} from './watch-state.ts'

/** Follows a device, storing the state and reading it back after every fix. */
function watched(fixes: readonly WatchedFix[], ...geofences: WatchedGeofence[]) {
  const index = geofenceIndex(geofences.length === 0 ? [aWatchedGeofence()] : geofences)
  let state: WatchState = NOTHING_WATCHED
  let previous: WatchedFix | null = null
  const crossings: Crossing[] = []
  for (const fix of fixes) {
    const step = watchFix(state, index, fix, previous)
    crossings.push(...step.crossings)
    state = unpackWatchState(packWatchState(step.state))
    previous = fix
  }
  return { state, crossings, index }
}

/** `[seconds after noon, metres east of the edge]`, as a tracker without accuracy reports them. */
type Step = readonly [second: number, east: number, accuracyM?: number]
const along = (...steps: readonly Step[]) =>
  steps.map(([second, east, accuracyM = 0]) =>
    fixAt(second, east, 0, { speedKmh: 30, ...(accuracyM === 0 ? {} : { accuracyM }) }),
  )
const story = (crossings: readonly Crossing[]) =>
  crossings.map(({ type, at, interpolated }) => `${type}${interpolated ? '*' : ''} ${(at - NOON) / 1000}`)
const eventsOf = (...steps: readonly Step[]) => story(watched(along(...steps)).crossings)

describe('GEO-4 an entry', () => {
  it('is confirmed by a second fix inside, with the time and place of the first', () => {
    const { crossings } = watched(along([0, -200], [10, 3], [20, 1]))
    expect(crossings).toEqual([
      {
        geofenceId: 'EAST',
        type: 'entry',
        at: NOON + 10_000,
        ...pick(fixAt(10, 3)),
        speedKmh: 30,
        course: null,
        interpolated: false,
        reasons: [
          {
            check: 'insideBy',
            saw: 3,
            limit: 15,
            unit: 'm',
            at: '2026-06-01T12:00:10.000Z',
            accuracyM: null,
          },
          {
            check: 'confirmedBy',
            saw: 1,
            limit: 0,
            unit: 'm',
            at: '2026-06-01T12:00:20.000Z',
            accuracyM: null,
          },
        ],
      },
    ])
  })

  it('takes the second fix up to 15 m deep, and none when deeper', () => {
    expect(eventsOf([0, -200], [10, 14.9])).toEqual([])
    expect(eventsOf([0, -200], [10, 15.1])).toEqual(['entry 10'])
  })

  it('takes the second fix up to the accuracy of the first where that is worse than 15 m', () => {
    expect(eventsOf([0, -200], [10, 39, 40])).toEqual([])
    expect(eventsOf([0, -200], [10, 41, 40])).toEqual(['entry 10'])
    expect(eventsOf([0, -200], [10, 15.1, 4])).toEqual(['entry 10'])
  })

  it('is none where the second fix is outside', () => {
    expect(eventsOf([0, -200], [10, 10], [20, -1], [30, 10], [40, -1])).toEqual([])
  })

  it('is raised once a visit', () => {
    expect(eventsOf([0, -200], [10, 100], [20, 200], [30, 5], [40, -14], [50, 300])).toEqual(['entry 10'])
  })
})

describe('GEO-4 an exit', () => {
  it('takes two fixes that are outside by more than 15 m, and has the time of the first', () => {
    expect(eventsOf([0, -200], [10, 100], [20, -15.1], [30, -15.1])).toEqual(['entry 10', 'exit 20'])
    expect(eventsOf([0, -200], [10, 100], [20, -14.9], [30, -400])).toEqual(['entry 10'])
    expect(eventsOf([0, -200], [10, 100], [20, -15.1], [30, -14.9])).toEqual(['entry 10'])
  })

  it('takes two fixes that are outside by more than their accuracy where that is worse', () => {
    expect(eventsOf([0, -200], [10, 100], [20, -49, 50], [30, -49, 50])).toEqual(['entry 10'])
    expect(eventsOf([0, -200], [10, 100], [20, -51, 50], [30, -51, 50])).toEqual(['entry 10', 'exit 20'])
  })

  it('gives its reasons with figures', () => {
    const { crossings } = watched(along([0, -200], [10, 100], [20, -16], [30, -30, 20]))
    expect(crossings[1]?.reasons).toEqual([
      { check: 'outsideBy', saw: 16, limit: 15, unit: 'm', at: '2026-06-01T12:00:20.000Z', accuracyM: null },
      { check: 'confirmedBy', saw: 30, limit: 20, unit: 'm', at: '2026-06-01T12:00:30.000Z', accuracyM: 20 },
    ])
  })

  it('may be followed by another visit', () => {
    const twice = eventsOf([0, -200], [10, 100], [20, -100], [30, -100], [40, 100], [50, -100], [60, -100])
    expect(twice).toEqual(['entry 10', 'exit 20', 'entry 40', 'exit 50'])
  })
})

test('GEO-4 a geofence alerts only on what it is set to, and still knows who is inside', () => {
  const way = along([0, -200], [10, 100], [20, -100], [30, -100], [40, 100])
  expect(story(watched(way, aWatchedGeofence({ alertOnEntry: false })).crossings)).toEqual(['exit 20'])
  const silent = watched(way, aWatchedGeofence({ alertOnEntry: false, alertOnExit: false }))
  expect(silent.crossings).toEqual([])
  expect(insideNow(silent.state)).toEqual([{ geofenceId: 'EAST', since: NOON + 40_000 }])
})

describe('GEO-4 passing through between two fixes', () => {
  const strip = (widthM: number) =>
    aWatchedGeofence({
      boundary: boundaryOf(
        polygonOf([
          [0, -500],
          [widthM, -500],
          [widthM, 500],
          [0, 500],
        ]),
      ),
    })
  const through = (widthM: number, ...steps: readonly Step[]) =>
    watched(along(...steps), strip(widthM)).crossings

  it('is an entry and an exit at the edges from 50 m of the way inside on', () => {
    expect(through(48, [0, -100], [10, 100])).toEqual([])
    const [entry, exit] = through(52, [0, -100], [10, 100])
    expect([entry?.type, exit?.type, entry?.interpolated, exit?.interpolated]).toEqual([
      'entry',
      'exit',
      true,
      true,
    ])
    // Within a metre, which is the step along the way.
    expect(Math.abs((entry?.at ?? 0) - (NOON + 5_000))).toBeLessThan(60)
    expect(Math.abs((exit?.at ?? 0) - (NOON + 7_600))).toBeLessThan(120)
    expect(entry?.reasons).toMatchObject([{ check: 'passedThrough', limit: 50, unit: 'm' }])
  })

  it('takes twice the band', () => {
    expect(through(78, [0, -100], [10, 200, 40])).toEqual([])
    expect(through(82, [0, -100], [10, 200, 40])).toHaveLength(2)
  })

  it('is not known across a gap of more than 5 minutes', () => {
    expect(through(200, [0, -100], [300, 400])).toHaveLength(2)
    expect(through(200, [0, -100], [301, 400])).toEqual([])
  })

  it('is none where the way passes beside', () => {
    const beside = [fixAt(0, -100, 510), fixAt(10, 300, 510)]
    expect(watched(beside, strip(200)).crossings).toEqual([])
  })
})

describe('GEO-4 a dwell', () => {
  const patient = aWatchedGeofence({ dwellMinutes: 10 })
  const index = geofenceIndex([patient])

  it('is raised at the time of the entry plus its minutes, once a visit', () => {
    const way = along([0, -200], [10, 100], [609.9, 120], [610, 120], [700, 120], [1400, 130])
    expect(story(watched(way.slice(0, 3), patient).crossings)).toEqual(['entry 10'])
    expect(story(watched(way, patient).crossings)).toEqual(['entry 10', 'dwell 610'])
  })

  it('is due without a fix, with the same event', () => {
    const { state } = watched(along([0, -200], [10, 100], [60, 120]), patient)
    const dueAt = NOON + 610_000
    expect(nextDueAt(state, index)).toBe(dueAt)
    expect(dueCrossings(state, index, dueAt - 1)).toEqual({ state, crossings: [] })
    const due = dueCrossings(state, index, dueAt)
    expect(due.crossings).toMatchObject([{ type: 'dwell', at: dueAt, ...pick(fixAt(10, 100)) }])
    expect(due.crossings[0]?.reasons).toMatchObject([{ check: 'dwelled', saw: 10, limit: 10, unit: 'min' }])
    expect(nextDueAt(due.state, index)).toBeNull()
    expect(dueCrossings(due.state, index, dueAt + MINUTE_MS).crossings).toEqual([])
    const late = watchFix(state, index, fixAt(900, 120), fixAt(60, 120))
    expect(late.crossings).toEqual(due.crossings)
  })

  it('is none for a visit that ended before, and waits while a first fix is outside', () => {
    const left = along([0, -200], [10, 100], [300, -100], [310, -100], [900, -100])
    expect(story(watched(left, patient).crossings)).toEqual(['entry 10', 'exit 300'])
    const { state } = watched(along([0, -200], [10, 100], [600, -100]), patient)
    expect(nextDueAt(state, index)).toBeNull()
    const back = along([0, -200], [10, 100], [600, -100], [620, 100])
    expect(story(watched(back, patient).crossings)).toEqual(['entry 10', 'dwell 610'])
  })

  it('is due after an entry that a late second fix confirms', () => {
    const late = along([0, -200], [10, 5], [1200, 5])
    expect(story(watched(late, patient).crossings)).toEqual(['entry 10', 'dwell 610'])
  })

  it('is none from before its geofence was set to alert on it', () => {
    const before = aWatchedGeofence({ dwellMinutes: null })
    const { state } = watched(along([0, -200], [10, 100], [4_000, 120]), before)
    const changed = geofenceIndex([{ ...patient, definedAt: NOON + 4_100_000 }])
    const after = watchFix(state, changed, fixAt(4_200, 120), fixAt(4_000, 120))
    expect(after.crossings).toEqual([])
    expect(insideNow(after.state)).toEqual([{ geofenceId: 'EAST', since: NOON + 10_000 }])
  })
})

describe('GEO-4 the first evaluation is silent', () => {
  it('for a new device, wherever it is', () => {
    expect(eventsOf([0, 100], [10, 120])).toEqual([])
    expect(eventsOf([0, 100], [10, -100], [20, -100])).toEqual(['exit 10'])
  })

  it('for the first fix received after a geofence was defined', () => {
    const at = (definedAt: number) => aWatchedGeofence({ definedAt: NOON + definedAt })
    const way = along([0, -200], [10, 100], [20, 100])
    expect(story(watched(way, at(RECEIVED_AFTER_MS)).crossings)).toEqual(['entry 10'])
    expect(watched(way, at(RECEIVED_AFTER_MS + 1)).crossings).toEqual([])
    expect(insideNow(watched(way, at(RECEIVED_AFTER_MS + 1)).state)).toEqual([
      { geofenceId: 'EAST', since: NOON + 10_000 },
    ])
  })

  it('T67 for no fix of a trail from before the geofence, if all of it is received after', () => {
    const receivedAt = NOON + 30 * MINUTE_MS
    const way = along([0, -200], [10, 100], [20, 100], [700, 100], [710, -100], [720, -100])
    const backfill = way.map((fix) => ({ ...fix, receivedAt }))
    const defined = aWatchedGeofence({ definedAt: receivedAt, dwellMinutes: 10 })
    expect(story(watched(backfill, defined).crossings)).toEqual(['entry 10', 'dwell 610', 'exit 710'])
  })

  it('for a changed boundary, and the visit goes on where the device is still inside', () => {
    const { state } = watched(along([0, -200], [10, 100]))
    const moved = (east: number) =>
      geofenceIndex([
        aWatchedGeofence({
          definedAt: NOON + 15_000,
          boundary: boundaryOf(
            polygonOf([
              [east, -500],
              [2_000, -500],
              [2_000, 500],
              [east, 500],
            ]),
          ),
        }),
      ])
    const outside = watchFix(state, moved(300), fixAt(20, 120), fixAt(10, 100))
    expect([outside.crossings, insideNow(outside.state)]).toEqual([[], []])
    const inside = watchFix(state, moved(50), fixAt(20, 120), fixAt(10, 100))
    expect(inside.crossings).toEqual([])
    expect(insideNow(inside.state)).toEqual([{ geofenceId: 'EAST', since: NOON + 10_000 }])
  })

  it('for a geofence that came into force after a fix that it should have seen', () => {
    const [before, after] = along([10, 100], [20, 120])
    if (before === undefined || after === undefined) throw new Error('two fixes')
    const { crossings, state } = watchFix(NOTHING_WATCHED, geofenceIndex([aWatchedGeofence()]), after, before)
    expect([crossings, insideNow(state)]).toEqual([[], [{ geofenceId: 'EAST', since: after.shownAt }]])
  })

  it('for a geofence that is gone: it is left without an event', () => {
    const { state } = watched(along([0, -200], [10, 100]))
    const gone = watchFix(state, geofenceIndex([]), fixAt(20, -200), fixAt(10, 100))
    expect([gone.crossings, gone.state.presences]).toEqual([[], []])
  })
})

describe('GEO-4 a parked device', () => {
  it.each([1, 5, 15, 60])('raises nothing in 30 minutes at an edge, with a fix every %i s', (every) => {
    for (const edge of [-10, -5, 0, 5, 10]) {
      const boundary = boundaryOf(
        polygonOf([
          [edge, -500],
          [1_000, -500],
          [1_000, 500],
          [edge, 500],
        ]),
      )
      expect(watched(thinned(aDrift(), every), aWatchedGeofence({ boundary })).crossings).toEqual([])
    }
  })

  it('enters when it leaves its place, and not when it drifts', () => {
    const standing = (second: number, east: number) => fixAt(second, east, 0, { speedKmh: 0 })
    const parked = [0, 60, 120, 600].map((second) => standing(second, -10))
    expect(watched([...parked, standing(660, 19), standing(720, 18)]).crossings).toEqual([])
    const driven = [...parked, fixAt(660, 19, 0, { speedKmh: 10 }), fixAt(670, 60, 0, { speedKmh: 30 })]
    expect(story(watched(driven).crossings)).toEqual(['entry 660'])
    const unknownSpeed = [...parked, fixAt(660, 19), fixAt(670, 160)]
    expect(story(watched(unknownSpeed).crossings)).toEqual(['entry 660'])
  })

  it('that drifted across long before it moves enters when it moves', () => {
    const overnight = [0, 60, 600, 660, 4_000].map((second) => fixAt(second, second < 600 ? -10 : 5))
    expect(story(watched([...overnight, fixAt(4_010, 200)]).crossings)).toEqual(['entry 4010'])
    const shortly = [0, 60, 600, 660].map((second) => fixAt(second, second < 600 ? -10 : 5))
    expect(story(watched([...shortly, fixAt(899, 200)]).crossings)).toEqual(['entry 600'])
    expect(watched([...shortly, fixAt(900, 10, 0, { speedKmh: 10 })]).crossings).toEqual([])
  })
})

test('GEO-4 the state is the same object while a device passes no edge', () => {
  const index = geofenceIndex([aWatchedGeofence()])
  let previous: WatchedFix | null = null
  let { state } = watchFix(NOTHING_WATCHED, index, fixAt(0, 300), null)
  for (let second = 10; second < 600; second += 10) {
    const fix = fixAt(second, 300 + second / 2)
    const next = watchFix(state, index, fix, previous ?? fixAt(0, 300))
    expect(next.state).toBe(state)
    state = next.state
    previous = fix
  }
  const far = watchFix(NOTHING_WATCHED, index, fixAt(20, -5_000), fixAt(10, -5_100))
  expect(far.state).toBe(NOTHING_WATCHED)
})

function pick({ lat, lng }: WatchedFix) {
  return { lat, lng }
}
