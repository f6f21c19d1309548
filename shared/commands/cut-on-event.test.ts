import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time.ts'
import type { Command, CommandQueue } from './command.ts'
import { EMPTY_QUEUE } from './command.ts'
import { recordAnswer, recordProof } from './command-outcome.ts'
import { expireOverdue, type QueueStep } from './command-queue.ts'
import { CUT_TEXT, RESTORE_TEXT } from './command-text.ts'
import { mayCutOnEvent } from './cut-on-event.ts'
import type { LogEntry } from './log-entry.ts'
import { offerNext } from './offer-next.ts'
import type { Interlock } from './relay-interlock.ts'
import { requestCommand } from './request-command.ts'

const NOON = Date.UTC(2026, 5, 1, 12)

/** Something that happens between two messages of a tracker. */
type Happening =
  | 'enter'
  | 'restore'
  | 'message'
  | 'fast message'
  | 'answer'
  | 'refuse'
  | 'wait'
  | 'restore by hand'
const HAPPENINGS: readonly Happening[] = [
  'enter',
  'restore',
  'message',
  'fast message',
  'answer',
  'refuse',
  'wait',
  'restore by hand',
]

const interlockAt = (speedKmh: number): Interlock => ({
  reason: speedKmh < 20 ? null : 'speed',
  speedKmh,
  fixAgeSeconds: 1,
})

/** A tracker with a real relay, its command queue and its log. */
function aTracker() {
  let now = NOON
  let queue: CommandQueue = EMPTY_QUEUE
  let speedKmh = 10
  let relayCut = false
  let made = 0
  const log: LogEntry[] = []
  /** Every cut that reached the tracker, and every time that somebody restored it. */
  const story: ('cut' | 'restored' | 'cut at speed')[] = []

  function take(step: QueueStep): void {
    queue = step.queue
    if (step.changed.length > 0) log.unshift({ at: now, changed: [...step.changed], hint: null, queue })
  }
  function request(kind: 'cut' | 'restore'): void {
    const commandId = `c${made++}`
    const text = kind === 'cut' ? CUT_TEXT : RESTORE_TEXT
    const by = { requestedBy: 'Marina', requestedFrom: 'geofence' }
    take(
      requestCommand(
        queue,
        { commandId, kind, text, intervalMs: MINUTE_MS, ...by },
        interlockAt(speedKmh),
        now,
      ),
    )
  }
  function carryOut({ kind }: Command): void {
    if (kind === 'cut') story.push(speedKmh < 20 ? 'cut' : 'cut at speed')
    if (kind === 'restore') story.push('restored')
    relayCut = kind === 'cut'
  }
  function message(): void {
    take(recordProof(queue, { at: now, relayCut, reportIntervalSeconds: null }, now))
    const step = offerNext(queue, interlockAt(speedKmh), now)
    take(step)
    if (step.send !== null) carryOut(step.send)
  }
  const answer = (text: string) => take(recordAnswer(queue, { commandId: null, text, receivedAt: now }, now))
  const does: Record<Happening, () => void> = {
    enter() {
      take(expireOverdue(queue, now))
      if (mayCutOnEvent(log, { at: now, relayCut, reportIntervalSeconds: null })) request('cut')
    },
    restore: () => request('restore'),
    message() {
      speedKmh = 10
      message()
    },
    'fast message'() {
      speedKmh = 60
      message()
    },
    answer: () => answer('Success!'),
    refuse: () => answer('Fail: not now'),
    wait() {
      now += HOUR_MS
    },
    'restore by hand'() {
      if (relayCut) story.push('restored')
      relayCut = false
    },
  }
  return {
    story,
    log: () => log,
    happens(...happenings: readonly Happening[]) {
      for (const happening of happenings) {
        now += 15 * SECOND_MS
        does[happening]()
      }
    },
  }
}

describe('a cut on entry', () => {
  it('GEO-5 happens once, and again after a confirmed restore', () => {
    const tracker = aTracker()
    tracker.happens('enter', 'message', 'message', 'enter', 'message')
    expect(tracker.story).toEqual(['cut'])
    tracker.happens('restore', 'message', 'message', 'enter', 'message')
    expect(tracker.story).toEqual(['cut', 'restored', 'cut'])
  })

  it('GEO-5 happens again after a restore that nobody requested, once the tracker reports it', () => {
    const tracker = aTracker()
    tracker.happens('enter', 'message', 'message', 'restore by hand', 'message', 'enter', 'message')
    expect(tracker.story).toEqual(['cut', 'restored', 'cut'])
  })

  it('T55 waits for the interlock, and one that was never sent does not stand in the way of the next', () => {
    const tracker = aTracker()
    tracker.happens('enter', 'fast message', 'fast message', 'wait', 'enter', 'fast message', 'message')
    expect(tracker.story).toEqual(['cut'])
    expect(mayCutOnEvent(tracker.log(), null)).toBe(false)
  })

  it('T55 in 10,000 random histories there is no cut at speed and no second cut before a restore', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...HAPPENINGS), { maxLength: 40 }), (happenings) => {
        const tracker = aTracker()
        tracker.happens(...happenings)
        expect(tracker.story).not.toContain('cut at speed')
        expect(tracker.story.join(' ')).not.toContain('cut cut')
      }),
      { numRuns: 10_000 },
    )
  })
})
