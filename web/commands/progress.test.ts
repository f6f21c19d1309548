import { describe, expect, test } from 'vitest'
import type { CommandKind } from '../../shared/commands/command.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { aCommand, COMMAND_NOW } from '../make/a-command.ts'
import { activeCut, commandsToShow, confirmedSwitches, isInProgress } from './progress.ts'

const ago = (ms: number) => toIso(COMMAND_NOW - ms)
const DONE = 'Cut off the fuel supply: Success! Speed:0 Km/h'
const STEP = { reason: null, speedKmh: null, fixAgeSeconds: null }

describe('CMD-5 commands in progress', () => {
  test.each(['queued', 'held', 'sent'] as const)('CMD-5 a %s command is, however old', (state) => {
    expect(isInProgress(aCommand({ state, requestedAt: ago(600 * MINUTE_MS) }), COMMAND_NOW)).toBe(true)
  })
  test.each(['proved', 'expired', 'refused'] as const)('CMD-5 a %s command is not', (state) => {
    expect(isInProgress(aCommand({ state }), COMMAND_NOW)).toBe(false)
  })
  test('CMD-5 an answered switch is for five minutes, in which telemetry may confirm it; an answered text is not', () => {
    const answered = (kind: CommandKind, ms: number) =>
      isInProgress(aCommand({ kind, state: 'answered', answeredAt: ago(ms) }), COMMAND_NOW)
    expect(answered('cut', 5 * MINUTE_MS - 1)).toBe(true)
    expect(answered('cut', 5 * MINUTE_MS)).toBe(false)
    expect(answered('read', 0)).toBe(false)
  })
})

describe('CMD-2 the cut that may be in effect', () => {
  const cut = aCommand({ kind: 'cut', state: 'proved' })
  test('CMD-2 is the newest relay command: a text after it changes nothing, a restore does', () => {
    expect(activeCut([aCommand(), cut])).toBe(cut)
    expect(activeCut([aCommand({ kind: 'restore', state: 'queued' }), cut])).toBeNull()
    expect(activeCut([])).toBeNull()
  })
  test('CMD-2 a restore that never reached the tracker changes nothing; one without an answer may have', () => {
    const restore = (reason: 'undelivered' | 'unanswered') =>
      aCommand({ kind: 'restore', state: 'expired', reason })
    expect(activeCut([restore('undelivered'), cut])).toBe(cut)
    expect(activeCut([restore('unanswered'), cut])).toBeNull()
  })
  test('CMD-2 a refused cut is not in effect, an unanswered one may be', () => {
    const ended = (state: 'refused' | 'expired', reason: 'tracker-refused' | 'unanswered' | 'speed') =>
      activeCut([aCommand({ kind: 'cut', state, reason })])
    expect(ended('refused', 'tracker-refused')).toBeNull()
    expect(ended('expired', 'speed')).toBeNull()
    expect(ended('expired', 'unanswered')).not.toBeNull()
  })
})

describe('CMD-2 the commands shown beside the device', () => {
  test('CMD-2 an ended command for a minute, a confirmed cut until the relay is restored', () => {
    const ended = (kind: CommandKind, ms: number) =>
      aCommand({ commandId: kind, kind, state: 'proved', steps: [{ ...STEP, state: 'proved', at: ago(ms) }] })
    const shown = (kind: CommandKind, ms: number) => commandsToShow([ended(kind, ms)], COMMAND_NOW).length
    expect(shown('storeOff', MINUTE_MS - SECOND_MS)).toBe(1)
    expect(shown('storeOff', MINUTE_MS)).toBe(0)
    expect(shown('cut', 600 * MINUTE_MS)).toBe(1)
    expect(commandsToShow([ended('restore', MINUTE_MS), ended('cut', MINUTE_MS)], COMMAND_NOW)).toEqual([])
  })
  test('CMD-2 no superseded command, and at most the newest three', () => {
    const superseded = aCommand({ state: 'refused', reason: 'superseded' })
    expect(commandsToShow([superseded], COMMAND_NOW)).toEqual([])
    expect(
      commandsToShow(
        Array.from({ length: 5 }, () => aCommand()),
        COMMAND_NOW,
      ),
    ).toHaveLength(3)
  })
  test('CMD-2 an active cut comes first, so that the button that restores it is never pushed out', () => {
    const newer = [aCommand(), aCommand(), aCommand()]
    for (const state of ['held', 'proved'] as const) {
      const cut = aCommand({ kind: 'cut', state })
      expect(commandsToShow([...newer, cut], COMMAND_NOW)[0]).toBe(cut)
    }
  })
})

describe('CMD-4 the confirmed switches', () => {
  test('CMD-4 are those confirmed by telemetry or a positive answer, not by a request', () => {
    const cut = (state: 'sent' | 'answered' | 'proved', answer: string | null = null) =>
      confirmedSwitches([aCommand({ commandId: 'cut', kind: 'cut', state, answer })])
    expect(cut('sent')).toBe('')
    expect(cut('answered', 'Received')).toBe('')
    expect(cut('answered', DONE)).toBe('cut')
    expect(cut('proved')).toBe('cut')
  })
  test('CMD-3 are those that may have changed the list', () => {
    const stored = aCommand({ commandId: 'one', kind: 'storeOn', state: 'sent' })
    expect(confirmedSwitches([stored])).toBe('')
    expect(confirmedSwitches([{ ...stored, state: 'proved' }, aCommand({ state: 'answered' })])).toBe('one')
  })
})
