import { describe, expect, test } from 'vitest'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { aCommand, COMMAND_NOW } from '../make/a-command.ts'
import { activeCut, commandsToShow, confirmedSwitches, isInProgress, lastConfirmedRelay } from './progress.ts'

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
    const answered = (text: string, ms: number) =>
      isInProgress(aCommand({ text, state: 'answered', answeredAt: ago(ms) }), COMMAND_NOW)
    expect(answered('RELAY,1#', 5 * MINUTE_MS - 1)).toBe(true)
    expect(answered('RELAY,1#', 5 * MINUTE_MS)).toBe(false)
    expect(answered('STATUS#', 0)).toBe(false)
  })
})

describe('CMD-2 the cut that may be in effect', () => {
  const cut = aCommand({ text: 'RELAY,1#', state: 'proved' })
  test('CMD-2 is the newest relay command: a text after it changes nothing, a restore does', () => {
    expect(activeCut([aCommand({ text: 'STATUS#' }), cut])).toBe(cut)
    expect(activeCut([aCommand({ text: 'RELAY,0#', state: 'queued' }), cut])).toBeNull()
    expect(activeCut([])).toBeNull()
  })
  test('CMD-2 a restore that never reached the tracker changes nothing; one without an answer may have', () => {
    const restore = (reason: 'undelivered' | 'unanswered') =>
      aCommand({ text: 'RELAY,0#', state: 'expired', reason })
    expect(activeCut([restore('undelivered'), cut])).toBe(cut)
    expect(activeCut([restore('unanswered'), cut])).toBeNull()
  })
  test('CMD-2 a refused cut is not in effect, an unanswered one may be', () => {
    const ended = (state: 'refused' | 'expired', reason: 'unit' | 'unanswered' | 'speed') =>
      activeCut([aCommand({ text: 'RELAY,1#', state, reason })])
    expect(ended('refused', 'unit')).toBeNull()
    expect(ended('expired', 'speed')).toBeNull()
    expect(ended('expired', 'unanswered')).not.toBeNull()
  })
})

describe('CMD-2 the commands shown beside the device', () => {
  test('CMD-2 an ended command for a minute, a confirmed cut until the relay is restored', () => {
    const ended = (text: string, ms: number) =>
      aCommand({ commandId: text, text, state: 'proved', steps: [{ ...STEP, state: 'proved', at: ago(ms) }] })
    const shown = (text: string, ms: number) => commandsToShow([ended(text, ms)], COMMAND_NOW).length
    expect(shown('HC,15,60,60#', MINUTE_MS - SECOND_MS)).toBe(1)
    expect(shown('HC,15,60,60#', MINUTE_MS)).toBe(0)
    expect(shown('RELAY,1#', 600 * MINUTE_MS)).toBe(1)
    expect(commandsToShow([ended('RELAY,0#', MINUTE_MS), ended('RELAY,1#', MINUTE_MS)], COMMAND_NOW)).toEqual(
      [],
    )
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
      const cut = aCommand({ text: 'RELAY,1#', state })
      expect(commandsToShow([...newer, cut], COMMAND_NOW)[0]).toBe(cut)
    }
  })
})

describe('CMD-4 the confirmed state of the relay', () => {
  test('CMD-4 comes from confirmation by telemetry or a positive answer, not from a request', () => {
    const cut = (state: 'sent' | 'answered' | 'proved', answer: string | null = null) =>
      lastConfirmedRelay([aCommand({ text: 'RELAY,1#', state, answer })])
    expect(cut('sent')).toBeNull()
    expect(cut('answered', 'Received')).toBeNull()
    expect(cut('answered', DONE)).toBe('cut')
    expect(cut('proved')).toBe('cut')
  })
  test('CMD-4 is that of the newest confirmed command', () => {
    const restore = aCommand({ text: 'RELAY,0#', state: 'sent' })
    const cut = aCommand({ text: 'RELAY,1#', state: 'proved' })
    expect(lastConfirmedRelay([restore, cut])).toBe('cut')
    expect(lastConfirmedRelay([{ ...restore, state: 'proved' }, cut])).toBe('restored')
  })
  test('CMD-3 the confirmed switches are those that may have changed the list', () => {
    const stored = aCommand({ commandId: 'one', text: 'HC,15,3600,3600#', state: 'sent' })
    expect(confirmedSwitches([stored])).toBe('')
    expect(confirmedSwitches([{ ...stored, state: 'proved' }, aCommand({ state: 'answered' })])).toBe('one')
  })
})
