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
const statusOf = (more: Partial<Diagnostics>, waitedMs = 0) =>
  setupStatus(diagnostics(more), NO_MESSAGES, null, waitedMs)

describe('the setup status', () => {
  it('DEV-3 waits, and is overdue after two minutes', () => {
    expect(statusOf({}, 2 * MINUTE_MS - 1)).toEqual({ kind: 'waiting', overdue: false })
    expect(statusOf({}, 2 * MINUTE_MS)).toEqual({ kind: 'waiting', overdue: true })
  })

  it('T71 shows an unreadable message until a newer message arrives', () => {
    const unreadable = { unreadable: 1, lastUnreadable: MESSAGE, lastContactAt: AT }
    expect(statusOf(unreadable)).toEqual({ kind: 'unreadable', message: MESSAGE })
    const newestFix = { held: true, flags: ['noFix' as const] }
    const thenHeld = { ...unreadable, held: 1, newestFix, lastContactAt: LATER }
    expect(statusOf(thenHeld)).toEqual({ kind: 'held', flags: ['noFix'] })
    const heldThenUnreadable = { ...thenHeld, unreadable: 2, lastUnreadable: { ...MESSAGE, at: LATER } }
    expect(statusOf(heldThenUnreadable).kind).toBe('unreadable')
  })

  it('is ready with the first position, whatever happened before, and has its flags', () => {
    const newestFix = { held: false, flags: ['clock' as const] }
    const now = diagnostics({ accepted: 1, unreadable: 3, lastUnreadable: MESSAGE, newestFix })
    expect(setupStatus(now, NO_MESSAGES, tracking, 0)).toEqual({
      kind: 'ready',
      tracking,
      flags: ['clock'],
    })
    expect(setupStatus(now, NO_MESSAGES, null, 0).kind).toBe('unreadable')
    const heldSince = { ...now, newestFix: { held: true, flags: ['noFix' as const] } }
    expect(setupStatus(heldSince, NO_MESSAGES, tracking, 0)).toMatchObject({
      kind: 'ready',
      flags: [],
    })
  })

  it('is silent when a tracker that reported before no longer does', () => {
    const silent = aDevice({ tracking: { freshness: 'silent' } }).tracking
    expect(setupStatus(diagnostics({ accepted: 1 }), NO_MESSAGES, silent, 0)).toEqual({
      kind: 'silent',
      tracking: silent,
    })
  })

  it('counts only messages since the credentials were created', () => {
    const now = diagnostics({
      accepted: 5,
      held: 2,
      unreadable: 1,
      lastUnreadable: MESSAGE,
      lastContactAt: AT,
    })
    expect(setupStatus(now, now, tracking, 0)).toEqual({ kind: 'waiting', overdue: false })
    expect(setupStatus({ ...now, accepted: 6 }, now, tracking, 0).kind).toBe('ready')
    expect(setupStatus({ ...now, held: 3 }, now, tracking, 0).kind).toBe('held')
    expect(setupStatus({ ...now, unreadable: 2 }, now, tracking, 0).kind).toBe('unreadable')
  })
})
