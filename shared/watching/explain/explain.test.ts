import { describe, expect, test } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { aWatchedGeofence } from '../../../test/make/tracking/geofences.ts'
import { fixAt } from '../../../test/make/tracking/tracks.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../time.ts'
import type { Position } from '../../tracking/position.ts'
import { eventId } from '../event-id.ts'
import { judgedFixes } from '../judged-fixes.ts'
import { explain } from './explain.ts'
import type { Question } from './question.ts'

/** A fix: seconds after noon, metres east of the western edge, and fields of the position. */
type Step = readonly [second: number, east: number, fields?: Partial<Position>]
type Asked = Partial<Omit<Question, 'geofence' | 'fixes'>> & { geofence?: Partial<Question['geofence']> }

/** The question is about a geofence to the east at 12:10, and a device that is far west at 12:00. */
const ABOUT = NOON + 10 * MINUTE_MS

function explained(steps: readonly Step[], { geofence = {}, ...asked }: Asked = {}) {
  const driven: readonly Step[] = [[0, -2_000], ...steps]
  const fixes = driven.map(([second, east, fields]) => fixAt(second, east, 0, { speedKmh: 30, ...fields }))
  return explain({
    at: ABOUT,
    until: NOON + 60 * MINUTE_MS,
    trackId: 'track',
    geofence: { ...aWatchedGeofence(), active: true, dwellTimeMinutes: 10, ...geofence },
    covered: true,
    subscribed: true,
    fixes: judgedFixes(fixes, 'car'),
    events: [],
    ...asked,
  })
}

const anEvent = (second: number, fields: Partial<Question['events'][number]> = {}) => ({
  eventId: eventId(['track', 'EAST', 'entry', NOON + second * SECOND_MS]),
  eventType: 'entry' as const,
  timestamp: toIso(NOON + second * SECOND_MS),
  late: false,
  notificationSent: 'pending' as const,
  reasons: [],
  ...fields,
})

const ENTRY: readonly Step[] = [
  [570, -200],
  [600, 100],
  [630, 300],
]

/** Too little inside to count without a second fix. */
const ONE_INSIDE: readonly Step[] = [
  [570, -60],
  [600, 10],
  [630, -60],
]

describe('why a geofence raised nothing', () => {
  test('GEO-4 it did: the nearest event within half an hour, with its id', () => {
    const events = [anEvent(600), anEvent(900)]
    expect(explained(ENTRY, { events })).toMatchObject({ fired: true, eventId: events[0]?.eventId })
    const far = [anEvent(0)]
    const outside: Step[] = [[1_800, -200]]
    expect(explained(outside, { events: far, at: NOON + 30 * MINUTE_MS }).fired).toBe(true)
    expect(explained(outside, { events: far, at: NOON + 30 * MINUTE_MS + 1 }).fired).toBe(false)
  })

  test('GEO-4 what lies nearest is the answer, and of two as near the one that was not sent', () => {
    const events = [anEvent(500)]
    const asked = (second: number, steps = ONE_INSIDE, more = {}) =>
      explained(steps, { events, at: NOON + second * SECOND_MS, ...more })
    expect(asked(549)).toMatchObject({ fired: true, eventId: events[0]?.eventId })
    expect(asked(550)).toMatchObject({ fired: false, because: 'notConfirmed' })
    expect(asked(551)).toMatchObject({ fired: false, because: 'notConfirmed' })
    const late = { events: [...events, anEvent(600, { late: true })] }
    expect(asked(549, ENTRY, late).fired).toBe(true)
    expect(asked(550, ENTRY, late).because).toBe('late')
  })

  test('GEO-4 a stored event stands even if later positions contradict it', () => {
    expect(explained(ONE_INSIDE, { events: [anEvent(600)] }).fired).toBe(true)
  })

  test('GEO-4 a second entry without an event is missing, although the first has one', () => {
    const twice: readonly Step[] = [
      [60, 300],
      [70, 320],
      [570, -200],
      [580, -300],
      [600, 100],
      [610, 300],
    ]
    const geofence = { alertOnExit: false }
    const asked = (second: number) =>
      explained(twice, { geofence, events: [anEvent(60)], at: NOON + second * SECOND_MS })
    expect(asked(70)).toMatchObject({ fired: true })
    expect(asked(600)).toMatchObject({ fired: false, because: 'notStored', eventType: 'entry' })
  })

  test('GEO-4 an event that was found after more than 15 minutes is late, with its delay', () => {
    const received = (delayMs: number): Step[] => [
      [570, -200],
      [600, 100, { receivedAt: ABOUT + delayMs }],
    ]
    const late = [anEvent(600, { late: true })]
    const answer = explained(received(20 * MINUTE_MS), { events: late })
    expect(answer).toMatchObject({ because: 'late', eventId: late[0]?.eventId })
    expect(answer.checks).toMatchObject([{ check: 'receivedAfter', saw: 20, limit: 15, unit: 'min' }])
    expect(explained(received(15 * MINUTE_MS)).because).toBe('notStored')
    expect(explained(received(15 * MINUTE_MS + 1)).because).toBe('late')
    const notified = [anEvent(600, { late: true, notificationSent: 'sent' })]
    expect(explained(received(20 * MINUTE_MS), { events: notified })).toMatchObject({
      fired: true,
      because: null,
    })
  })

  test('GEO-4 the subscription, the switch and the assignment come first, unless there was an event', () => {
    expect(explained(ENTRY, { subscribed: false, events: [anEvent(600)] }).because).toBe('noSubscription')
    expect(explained(ENTRY, { geofence: { active: false } }).because).toBe('inactive')
    expect(explained(ENTRY, { covered: false }).because).toBe('notCovered')
    expect(explained(ENTRY, { geofence: { active: false }, events: [anEvent(600)] }).fired).toBe(true)
  })

  test.each<[type: string, minute: number, steps: Step[], off: Partial<Question['geofence']>]>([
    ['entry', 10, [...ENTRY], { alertOnEntry: false }],
    [
      'exit',
      10,
      [
        [60, 100],
        [590, 120],
        [600, -100],
        [610, -300],
      ],
      { alertOnExit: false },
    ],
    [
      'dwell',
      40,
      [
        [60, 100],
        [2_400, 120],
      ],
      { dwellMinutes: null },
    ],
  ])('GEO-4 the alert is off: %s', (eventType, minute, steps, off) => {
    const at = NOON + minute * MINUTE_MS
    const events = eventType === 'entry' ? [] : [anEvent(60)]
    const on = { dwellMinutes: eventType === 'dwell' ? 10 : null }
    expect(explained(steps, { at, events, geofence: { ...on, ...off } })).toMatchObject({
      because: 'alertOff',
      eventType,
    })
    expect(explained(steps, { at, events, geofence: on })).toMatchObject({
      because: 'notStored',
      eventType,
    })
  })

  test('GEO-4 without a position within half an hour, it says how long before the last one was', () => {
    expect(explained([], { at: NOON + 30 * MINUTE_MS }).because).toBe('notAcross')
    const answer = explained([], { at: NOON + 31 * MINUTE_MS })
    expect(answer.because).toBe('noPositions')
    expect(answer.checks).toMatchObject([{ check: 'lastPosition', saw: 31, limit: 30, at: toIso(NOON) }])
  })

  test('GEO-4 a fix across that is held did not count', () => {
    const answer = explained([
      [590, -200],
      [600, 900, { satellites: null }],
      [610, -190],
    ])
    expect(answer).toMatchObject({ because: 'held', flag: 'jump', checks: [{ check: 'insideBy' }] })
    const onlyWithout = explained([[600, 900, { satellites: 0 }]], { at: NOON + 31 * MINUTE_MS })
    expect(onlyWithout).toMatchObject({ because: 'held', flag: 'noFix', checks: [] })
  })

  test('GEO-4 a fix across that is worse than 100 m did not count', () => {
    const within = (accuracyM: number) =>
      explained([
        [590, -300],
        [600, 200, { accuracyM }],
        [610, -300],
      ])
    expect(within(100).because).not.toBe('inaccurate')
    expect(within(101)).toMatchObject({
      because: 'inaccurate',
      checks: [{ check: 'accuracy', saw: 101, limit: 100 }, { check: 'insideBy' }],
    })
  })

  test('GEO-4 it stayed on one side: how far from the edge, and the band', () => {
    expect(
      explained([
        [590, -340],
        [620, -350, { accuracyM: 40 }],
      ]),
    ).toMatchObject({
      because: 'notAcross',
      checks: [{ check: 'outsideBy', saw: expect.closeTo(340, 0), limit: 15, at: toIso(NOON + 590_000) }],
    })
    const visit = [anEvent(60)]
    const inside = explained(
      [
        [60, 100],
        [3_000, 200, { accuracyM: 40 }],
      ],
      { events: visit, at: NOON + 50 * MINUTE_MS },
    )
    expect(inside).toMatchObject({ because: 'notAcross', checks: [{ check: 'insideBy', limit: 40 }] })
  })

  test('GEO-4 one fix inside by no more than the band needs a second one', () => {
    const one = (east: number) =>
      explained([
        [590, -60],
        [600, east],
        [610, -60],
      ])
    const answer = one(14)
    expect(answer).toMatchObject({ because: 'notConfirmed', eventType: 'entry' })
    expect(answer.checks).toMatchObject([
      { check: 'insideBy', saw: expect.closeTo(14, 0), limit: 15 },
      { check: 'outsideBy', saw: expect.closeTo(60, 0) },
    ])
    expect(one(16).because).not.toBe('notConfirmed')
    expect(
      explained([
        [590, -60],
        [600, 14],
      ]).because,
    ).toBe('notConfirmed')
  })

  test('GEO-4 a device that stands drifts across', () => {
    const parked = { speedKmh: 0 }
    const drifting = (second: number): Step[] => [
      [second, -5, parked],
      [600, 5, parked],
      [610, -5, parked],
    ]
    expect(explained(drifting(540)).because).toBe('standing')
    expect(explained(drifting(541)).because).toBe('notConfirmed')
  })

  test('GEO-4 the first position after a change raises nothing, and positions before it are not seen', () => {
    const definedAt = (second: number) => ({ geofence: { definedAt: NOON + second * SECOND_MS } })
    const answer = explained(ENTRY, definedAt(590))
    expect(answer.because).toBe('baseline')
    expect(answer.checks).toMatchObject([{ check: 'insideBy' }, { check: 'changed' }])
    expect(explained(ENTRY, definedAt(570)).because).toBe('notStored')
    expect(explained(ENTRY, definedAt(630)).because).toBe('baseline')
    expect(explained(ENTRY, definedAt(631)).because).toBe('changedSince')
    const left = explained(
      [
        [590, 100],
        [600, -300],
        [610, -500],
      ],
      definedAt(595),
    )
    expect(left).toMatchObject({ because: 'baseline', checks: [{ check: 'outsideBy' }, {}] })
  })

  test('GEO-4 a way through between two fixes is too short, or took too long', () => {
    const through = (gapSeconds: number, north: number) => {
      // Around the corner of the geofence at 500 m north: twice as much inside as the way is below it.
      const fixes = [fixAt(0, -2_000), fixAt(600, -100, north), fixAt(600 + gapSeconds, 100, north + 200)]
      return explain({ ...base, fixes: judgedFixes(fixes, 'car') })
    }
    const base: Omit<Question, 'fixes'> = {
      at: ABOUT,
      until: ABOUT,
      trackId: 'track',
      geofence: { ...aWatchedGeofence(), active: true, dwellTimeMinutes: 10 },
      covered: true,
      subscribed: true,
      events: [],
    }
    const short = through(60, 370)
    expect(short).toMatchObject({ because: 'passedTooShort' })
    expect(short.checks).toMatchObject([{ check: 'passedThrough', saw: expect.closeTo(42, 0), limit: 50 }])
    expect(through(60, 360).because).toBe('notStored')
    expect(through(300, 360).because).toBe('notStored')
    const long = through(301, 360)
    expect(long.because).toBe('gapTooLong')
    expect(long.checks).toMatchObject([{ check: 'gap', saw: 5.02, limit: 5 }, { check: 'passedThrough' }])
  })

  test('GEO-4 a visit is too short for a dwell', () => {
    const geofence = { dwellMinutes: 10, alertOnExit: false }
    const visit = (seconds: number) =>
      explained(
        [
          [60, 100],
          [59 + seconds, 20],
          [60 + seconds, -40],
          [70 + seconds, -150],
        ],
        { geofence, at: NOON + (60 + seconds) * SECOND_MS, events: [anEvent(60)] },
      )
    expect(visit(599)).toMatchObject({
      because: 'dwellTooShort',
      checks: [{ check: 'dwelled', saw: 9.98, limit: 10 }],
    })
    expect(visit(600)).toMatchObject({ because: 'notStored', eventType: 'dwell' })
    const going = (minute: number) =>
      explained(
        [
          [60, 100],
          [1_900, 200],
          [3_600, 200],
        ],
        {
          geofence: { dwellMinutes: 60 },
          events: [anEvent(60)],
          at: NOON + minute * MINUTE_MS,
        },
      )
    expect(going(31).fired).toBe(true)
    expect(going(32)).toMatchObject({ because: 'dwellTooShort', checks: [{ saw: 31, limit: 60 }] })
    const due = (second: number) =>
      explained(
        [
          [60, 100],
          [70, 110],
        ],
        {
          geofence,
          events: [anEvent(60)],
          at: NOON + 12 * MINUTE_MS,
          until: NOON + second * SECOND_MS,
        },
      )
    expect(due(659).fired).toBe(true)
    expect(due(660)).toMatchObject({ because: 'notStored', eventType: 'dwell' })
  })
})
