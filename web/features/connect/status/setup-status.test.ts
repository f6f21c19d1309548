import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { aDevice } from '../../../make/a-device.ts'
import { type Diagnostics, NO_MESSAGES, setupStatus } from './setup-status.ts'

const { tracking } = aDevice()
const AT = '2026-11-21T12:00:00.000Z'
const LATER = '2026-11-21T12:00:05.000Z'
const MESSAGE = {
  at: AT,
  topic: 'vectra/trackers/SEA240/telemetry',
  reason: 'body-not-json',
  element: null,
  body: '{',
}

const diagnostics = (more: Partial<Diagnostics> = {}): Diagnostics => ({
  lastContactAt: null,
  received: 0,
  ...NO_MESSAGES,
  lastUnreadable: null,
  newestFix: null,
  connection: { state: 'connected', since: AT, endReason: null },
  lastWillAt: null,
  ...more,
})
const ofNew = (more: Partial<Diagnostics>, waitedMs = 0) =>
  setupStatus(diagnostics(more), NO_MESSAGES, null, waitedMs)

describe('how far a tracker has come', () => {
  it('DEV-3 it waits, and after two minutes says what to check', () => {
    expect(ofNew({}, 2 * MINUTE_MS - 1)).toEqual({ kind: 'waiting', overdue: false })
    expect(ofNew({}, 2 * MINUTE_MS)).toEqual({ kind: 'waiting', overdue: true })
  })

  it('T71 shows a message that cannot be read, until something newer comes', () => {
    const unreadable = { unreadable: 1, lastUnreadable: MESSAGE, lastContactAt: AT }
    expect(ofNew(unreadable)).toEqual({ kind: 'unreadable', message: MESSAGE })
    const newestFix = { held: true, flags: ['noFix' as const] }
    const thenHeld = { ...unreadable, held: 1, newestFix, lastContactAt: LATER }
    expect(ofNew(thenHeld)).toEqual({ kind: 'held', flags: ['noFix'] })
    const heldThenUnreadable = { ...thenHeld, unreadable: 2, lastUnreadable: { ...MESSAGE, at: LATER } }
    expect(ofNew(heldThenUnreadable).kind).toBe('unreadable')
  })

  it('is heard by a position, whatever trouble came before, and tells what is doubtful about it', () => {
    const newestFix = { held: false, flags: ['clock' as const] }
    const now = diagnostics({ accepted: 1, unreadable: 3, lastUnreadable: MESSAGE, newestFix })
    expect(setupStatus(now, NO_MESSAGES, tracking, 0)).toEqual({
      kind: 'heard',
      tracking,
      flags: ['clock'],
    })
    expect(setupStatus(now, NO_MESSAGES, null, 0).kind).toBe('unreadable')
    const heldSince = { ...now, newestFix: { held: true, flags: ['noFix' as const] } }
    expect(setupStatus(heldSince, NO_MESSAGES, tracking, 0)).toMatchObject({
      kind: 'heard',
      flags: [],
    })
  })

  it('is silent where what was connected once has not been heard for long', () => {
    const silent = aDevice({ tracking: { freshness: 'silent' } }).tracking
    expect(setupStatus(diagnostics({ accepted: 1 }), NO_MESSAGES, silent, 0)).toEqual({
      kind: 'silent',
      tracking: silent,
    })
  })

  it('counts only what came since the credentials were made', () => {
    const now = diagnostics({
      accepted: 5,
      held: 2,
      unreadable: 1,
      lastUnreadable: MESSAGE,
      lastContactAt: AT,
    })
    expect(setupStatus(now, now, tracking, 0)).toEqual({ kind: 'waiting', overdue: false })
    expect(setupStatus({ ...now, accepted: 6 }, now, tracking, 0).kind).toBe('heard')
    expect(setupStatus({ ...now, held: 3 }, now, tracking, 0).kind).toBe('held')
    expect(setupStatus({ ...now, unreadable: 2 }, now, tracking, 0).kind).toBe('unreadable')
  })
})
