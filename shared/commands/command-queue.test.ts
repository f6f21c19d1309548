import { describe, expect, test } from 'vitest'
import { type CommandKind, type CommandQueue, EMPTY_QUEUE } from './command.ts'
import {
  recordAnswer as answeredAt,
  confirmedSwitch,
  expireOverdue,
  offerNext,
  recordProof,
  refuseUnsupported,
  requestCommand,
  textWaitMs,
} from './command-queue.ts'
import { readCommandText } from './command-text.ts'
import type { Interlock } from './relay-interlock.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const OPEN: Interlock = { reason: null, speedKmh: 5, fixAgeSeconds: 4 }
const FAST: Interlock = { reason: 'speed', speedKmh: 60, fixAgeSeconds: 4 }

let made = 0
/** The queue after a request, and the command that it is about. */
function ask(queue: CommandQueue, text: string, now = NOON, gate = OPEN, intervalMs = 15 * SECOND) {
  made += 1
  const read = readCommandText(text)
  if ('refused' in read) throw new Error(read.refused)
  const asked = {
    ...read,
    commandId: `c${made}`,
    requestedBy: 'owner',
    requestedFrom: '192.0.2.1',
    intervalMs,
  }
  return requestCommand(queue, asked, gate, now)
}
/** The unit's words, read as soon as they came. */
const answered = (queue: CommandQueue, answer: { commandId: string | null; words: string }, now: number) =>
  answeredAt(queue, { ...answer, receivedAt: now }, now)
const sentOf = (queue: CommandQueue, gate: Interlock, now: number) => offerNext(queue, gate, now)
const stateOf = ({ changed }: { changed: readonly { state: string; reason: string | null }[] }) =>
  changed.map(({ state, reason }) => (reason === null ? state : `${state} ${reason}`))

describe('a cut', () => {
  test('CMD-5 below the limit is queued, sent with the next message, answered and proved', () => {
    const asked = ask(EMPTY_QUEUE, 'RELAY,1#')
    expect(asked.command).toMatchObject({ state: 'queued', speedKmh: 5, fixAgeSeconds: 4 })
    const offer = sentOf(asked.queue, OPEN, NOON + SECOND)
    expect(offer.send).toMatchObject({ text: 'RELAY,1#', state: 'sent', sentAt: NOON + SECOND })
    const told = answered(
      offer.queue,
      { commandId: null, words: 'Cut off the fuel supply: Success! Speed:0 Km/h' },
      NOON + 2 * SECOND,
    )
    expect(stateOf(told)).toEqual(['answered'])
    const shown = recordProof(
      told.queue,
      { at: NOON + 3 * SECOND, relayCut: true, reportIntervalSeconds: null },
      NOON + 3 * SECOND,
    )
    expect(shown.changed[0]).toMatchObject({ state: 'proved', provedAt: NOON + 3 * SECOND })
    expect(shown.queue.open).toEqual([])
  })

  test('T45 above the limit is held, says why, and goes out when the vehicle is slow', () => {
    const asked = ask(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST)
    expect(asked.command).toMatchObject({ state: 'held', reason: 'speed', speedKmh: 60 })
    const still = sentOf(asked.queue, FAST, NOON + SECOND)
    expect([still.send, still.changed]).toEqual([null, []])
    expect(sentOf(still.queue, OPEN, NOON + 2 * SECOND).send).toMatchObject({ text: 'RELAY,1#', speedKmh: 5 })
  })

  test('a queued one that meets a closed gate becomes held, and each new reason is told once', () => {
    const asked = ask(EMPTY_QUEUE, 'RELAY,1#')
    const fast = sentOf(asked.queue, FAST, NOON + SECOND)
    expect(stateOf(fast)).toEqual(['held speed'])
    const lost = sentOf(fast.queue, { ...FAST, reason: 'invalidFix' }, NOON + 2 * SECOND)
    expect(stateOf(lost)).toEqual(['held invalidFix'])
  })

  test('T51 ends after 15 minutes, or twice the interval when that is longer, with the reason that held it', () => {
    const asked = ask(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST)
    expect(expireOverdue(asked.queue, NOON + 15 * MINUTE - 1).changed).toEqual([])
    const over = sentOf(asked.queue, OPEN, NOON + 15 * MINUTE)
    expect(over.send).toBeNull()
    expect(stateOf(over)).toEqual(['expired speed'])
    const rare = ask(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST, HOUR)
    expect(rare.command.expiresAt).toBe(NOON + 2 * HOUR)
  })

  test('T46 refused by the unit shows its words', () => {
    const words = 'SET RELAY DELAY, SPEED IS MORE THAN 20KM/H#'
    const offer = sentOf(ask(EMPTY_QUEUE, 'RELAY,1#').queue, OPEN, NOON + SECOND)
    const told = answered(offer.queue, { commandId: null, words }, NOON + 2 * SECOND)
    expect(told.changed[0]).toMatchObject({ state: 'refused', reason: 'unit', answer: words })
    const speedOnly = answered(offer.queue, { commandId: null, words: 'Speed:35 Km/h' }, NOON + 2 * SECOND)
    expect(stateOf(speedOnly)).toEqual(['refused unit'])
  })

  test('T50 asked for again while it is under way is the same command', () => {
    const first = ask(EMPTY_QUEUE, 'RELAY,1#')
    const again = ask(first.queue, 'relay,1#', NOON + SECOND)
    expect(again.command.commandId).toBe(first.command.commandId)
    const offer = sentOf(again.queue, OPEN, NOON + 2 * SECOND)
    expect(ask(offer.queue, 'RELAY,1#', NOON + 3 * SECOND).command.commandId).toBe(first.command.commandId)
    expect(sentOf(offer.queue, OPEN, NOON + 3 * SECOND).send).toBeNull()
  })
})

describe('one at a time', () => {
  test('the next one goes when the first is answered, or after 90 s without an answer', () => {
    const both = ask(ask(EMPTY_QUEUE, 'STATUS#').queue, 'VERSION#')
    const first = sentOf(both.queue, OPEN, NOON)
    expect(first.send?.text).toBe('STATUS#')
    expect(sentOf(first.queue, OPEN, NOON + 90 * SECOND - 1).send).toBeNull()
    expect(sentOf(first.queue, OPEN, NOON + 90 * SECOND).send?.text).toBe('VERSION#')
    const told = answered(first.queue, { commandId: null, words: 'Battery: 12.6' }, NOON + SECOND)
    expect(stateOf(told)).toEqual(['answered'])
    expect(sentOf(told.queue, OPEN, NOON + SECOND).send?.text).toBe('VERSION#')
  })

  test.each([
    [-1, []],
    [0, ['answered']],
  ])('T53 an answer without an id that came %d ms after the sending is for it: %j', (afterMs, states) => {
    const offer = sentOf(ask(EMPTY_QUEUE, 'STATUS#').queue, OPEN, NOON)
    const answer = { commandId: null, words: 'v3', receivedAt: NOON + afterMs }
    expect(stateOf(answeredAt(offer.queue, answer, NOON + MINUTE))).toEqual(states)
  })

  test('T53 an answer without an id that is tried again is for what was sent before it, not for the next', () => {
    const both = ask(ask(EMPTY_QUEUE, 'STATUS#').queue, 'VERSION#')
    const first = sentOf(both.queue, OPEN, NOON)
    const second = sentOf(first.queue, OPEN, NOON + 2 * MINUTE)
    const late = { commandId: null, words: 'Battery: 12.6', receivedAt: NOON + SECOND }
    expect(answeredAt(second.queue, late, NOON + 3 * MINUTE).changed).toMatchObject([
      { text: 'STATUS#', answer: 'Battery: 12.6' },
    ])
  })

  test('what the tracker has no words for ends before it is sent; what was sent stays', () => {
    const first = sentOf(ask(EMPTY_QUEUE, 'STATUS#').queue, OPEN, NOON)
    const queue = ask(ask(first.queue, 'TIMER,20#').queue, 'VERSION#').queue
    const spoken = refuseUnsupported(({ text }) => text === 'VERSION#', queue)
    expect(stateOf(spoken)).toEqual(['refused text-not-spoken'])
    expect(spoken.queue.open.map(({ text }) => text)).toEqual(['STATUS#', 'VERSION#'])
  })

  test('a held cut does not stand in the way of a text', () => {
    const both = ask(ask(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST).queue, 'STATUS#')
    expect(sentOf(both.queue, FAST, NOON).send?.text).toBe('STATUS#')
  })

  test('a late answer by name still counts; one that nobody waits for, or that is repeated, changes nothing', () => {
    const both = ask(ask(EMPTY_QUEUE, 'STATUS#').queue, 'VERSION#')
    const first = sentOf(both.queue, OPEN, NOON)
    const second = sentOf(first.queue, OPEN, NOON + 2 * MINUTE)
    const late = answered(
      second.queue,
      { commandId: first.send?.commandId ?? null, words: 'late' },
      NOON + 3 * MINUTE,
    )
    expect(late.changed[0]).toMatchObject({ text: 'STATUS#', answer: 'late' })
    expect(
      answered(late.queue, { commandId: first.send?.commandId ?? null, words: 'late' }, NOON + 3 * MINUTE)
        .changed,
    ).toEqual([])
    expect(answered(EMPTY_QUEUE, { commandId: null, words: 'what?' }, NOON).changed).toEqual([])
  })
})

describe('T54 a restore', () => {
  test('T54 goes at any speed and before everything, also while a cut is under way', () => {
    const cut = sentOf(ask(EMPTY_QUEUE, 'RELAY,1#').queue, OPEN, NOON)
    const both = ask(ask(cut.queue, 'STATUS#', NOON).queue, 'RELAY,0#', NOON + SECOND, FAST)
    expect(both.command.state).toBe('queued')
    expect(sentOf(both.queue, FAST, NOON + 2 * SECOND).send?.text).toBe('RELAY,0#')
  })

  test('T54 takes back a cut that has not left, and has a place in a full queue', () => {
    let queue = ask(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST).queue
    for (let i = 0; i < 9; i++) queue = ask(queue, `TIMER,${i}#`).queue
    expect(stateOf(ask(queue, 'STATUS#'))).toEqual(['refused too-many-open'])
    const restore = ask(queue, 'RELAY,0#')
    expect(stateOf(restore)).toEqual(['refused superseded', 'queued'])
    expect(restore.command.expiresAt).toBe(NOON + 24 * HOUR)
  })
})

describe('storage mode', () => {
  test('CMD-3 is proved by the interval that the unit reports, and entering takes back an exit', () => {
    const exit = ask(EMPTY_QUEUE, 'HC,15,60,60#')
    const enter = ask(exit.queue, 'HC,15,3600,3600#')
    expect(stateOf(enter)).toEqual(['refused superseded', 'queued'])
    expect(enter.command.expiresAt).toBe(NOON + 2 * HOUR)
    const offer = sentOf(enter.queue, FAST, NOON)
    const shown = (seconds: number) =>
      stateOf(
        recordProof(
          offer.queue,
          { at: NOON + SECOND, relayCut: null, reportIntervalSeconds: seconds },
          NOON + SECOND,
        ),
      )
    expect([shown(3599), shown(3600)]).toEqual([[], ['proved']])
  })

  test('CMD-3 leaving it is proved by 60 s or less', () => {
    const offer = sentOf(ask(EMPTY_QUEUE, 'HC,15,60,60#').queue, FAST, NOON)
    const shown = (seconds: number) =>
      stateOf(
        recordProof(
          offer.queue,
          { at: NOON + SECOND, relayCut: null, reportIntervalSeconds: seconds },
          NOON + SECOND,
        ),
      )
    expect([shown(61), shown(60)]).toEqual([[], ['proved']])
  })
})

test('CMD-5 a proof may be written a second before the command went, as units cut their times, and no earlier', () => {
  const { queue } = sentOf(ask(EMPTY_QUEUE, 'RELAY,1#').queue, OPEN, NOON)
  const shown = (at: number) =>
    stateOf(recordProof(queue, { at, relayCut: true, reportIntervalSeconds: null }, NOON + SECOND))
  expect([shown(NOON - SECOND), shown(NOON - SECOND - 1)]).toEqual([['proved'], []])
})

test('T51 a sent command that nobody answers ends as unanswered, one never delivered as undelivered', () => {
  const sent = sentOf(ask(EMPTY_QUEUE, 'RELAY,0#').queue, OPEN, NOON)
  expect(stateOf(expireOverdue(sent.queue, NOON + 24 * HOUR))).toEqual(['expired unanswered'])
  expect(stateOf(expireOverdue(ask(EMPTY_QUEUE, 'STATUS#').queue, NOON + 24 * HOUR))).toEqual([
    'expired undelivered',
  ])
})

test('a cut that was answered and never proved keeps its answer as its end', () => {
  const offer = sentOf(ask(EMPTY_QUEUE, 'RELAY,1#').queue, OPEN, NOON)
  const told = answered(offer.queue, { commandId: null, words: 'Success!' }, NOON + SECOND)
  expect(told.queue.open).toHaveLength(1)
  expect(expireOverdue(told.queue, NOON + HOUR)).toMatchObject({ changed: [], queue: { open: [] } })
})

test('T59 the tenth text of a minute may go, the eleventh waits for the first to be a minute old', () => {
  let queue: CommandQueue = EMPTY_QUEUE
  for (let i = 0; i < 10; i++) {
    expect(textWaitMs(queue, NOON + i)).toBe(0)
    queue = ask(queue, `TIMER,${i}#`, NOON + i).queue
  }
  expect(textWaitMs(queue, NOON + 20)).toBe(MINUTE - 20)
  expect(textWaitMs(queue, NOON + MINUTE)).toBe(0)
})

test('a switch is believed by a yes or by proof, not by words that nobody understands', () => {
  const kinds: CommandKind[] = ['cut', 'restore', 'storeOn', 'storeOff', 'read']
  const base = ask(EMPTY_QUEUE, 'RELAY,1#').command
  const believed = (state: 'answered' | 'proved' | 'sent', answer: string | null) =>
    kinds.map((kind) => confirmedSwitch({ ...base, kind, state, answer }))
  const all = [{ relay: 'cut' }, { relay: 'restored' }, { stored: true }, { stored: false }, null]
  expect(believed('answered', 'Success!')).toEqual(all)
  expect(believed('proved', null)).toEqual(all)
  expect(believed('answered', 'hm').every((one) => one === null)).toBe(true)
  expect(believed('sent', 'Success!').every((one) => one === null)).toBe(true)
})
