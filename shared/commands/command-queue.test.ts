import { describe, expect, test } from 'vitest'
import { type CommandKind, type CommandQueue, EMPTY_QUEUE } from './command.ts'
import { recordAnswer as answeredAt, confirmedSwitch, recordProof } from './command-outcome.ts'
import { expireOverdue } from './command-queue.ts'
import { parseCommandText } from './command-text.ts'
import { offerNext, refuseUnsupported } from './offer-next.ts'
import type { Interlock } from './relay-interlock.ts'
import { requestCommand, textWaitMs } from './request-command.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const OPEN: Interlock = { reason: null, speedKmh: 5, fixAgeSeconds: 4 }
const FAST: Interlock = { reason: 'speed', speedKmh: 60, fixAgeSeconds: 4 }

let requests = 0
/** The step of a request for a text. */
function request(queue: CommandQueue, text: string, now = NOON, interlock = OPEN, intervalMs = 15 * SECOND) {
  requests += 1
  const read = parseCommandText(text)
  if ('refused' in read) throw new Error(read.refused)
  const command = {
    ...read,
    commandId: `c${requests}`,
    requestedBy: 'owner',
    requestedFrom: '192.0.2.1',
    intervalMs,
  }
  return requestCommand(queue, command, interlock, now)
}
/** An answer of the tracker, received now. */
const answered = (queue: CommandQueue, answer: { commandId: string | null; text: string }, now: number) =>
  answeredAt(queue, { ...answer, receivedAt: now }, now)
const stateOf = ({ changed }: { changed: readonly { state: string; reason: string | null }[] }) =>
  changed.map(({ state, reason }) => (reason === null ? state : `${state} ${reason}`))

describe('a cut', () => {
  test('CMD-5 below the limit is queued, sent after the next message, answered and proved', () => {
    const requested = request(EMPTY_QUEUE, 'RELAY,1#')
    expect(requested.command).toMatchObject({ state: 'queued', speedKmh: 5, fixAgeSeconds: 4 })
    const offer = offerNext(requested.queue, OPEN, NOON + SECOND)
    expect(offer.send).toMatchObject({ text: 'RELAY,1#', state: 'sent', sentAt: NOON + SECOND })
    const answer = answered(
      offer.queue,
      { commandId: null, text: 'Cut off the fuel supply: Success! Speed:0 Km/h' },
      NOON + 2 * SECOND,
    )
    expect(stateOf(answer)).toEqual(['answered'])
    const shown = recordProof(
      answer.queue,
      { at: NOON + 3 * SECOND, relayCut: true, reportIntervalSeconds: null },
      NOON + 3 * SECOND,
    )
    expect(shown.changed[0]).toMatchObject({ state: 'proved', provedAt: NOON + 3 * SECOND })
    expect(shown.queue.open).toEqual([])
  })

  test('T45 above the limit is held with its reason, and sent when the vehicle is slow', () => {
    const requested = request(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST)
    expect(requested.command).toMatchObject({ state: 'held', reason: 'speed', speedKmh: 60 })
    const still = offerNext(requested.queue, FAST, NOON + SECOND)
    expect([still.send, still.changed]).toEqual([null, []])
    expect(offerNext(still.queue, OPEN, NOON + 2 * SECOND).send).toMatchObject({
      text: 'RELAY,1#',
      speedKmh: 5,
    })
  })

  test('a queued cut is held when the interlock closes, and each new reason is logged once', () => {
    const requested = request(EMPTY_QUEUE, 'RELAY,1#')
    const fast = offerNext(requested.queue, FAST, NOON + SECOND)
    expect(stateOf(fast)).toEqual(['held speed'])
    const lost = offerNext(fast.queue, { ...FAST, reason: 'invalidFix' }, NOON + 2 * SECOND)
    expect(stateOf(lost)).toEqual(['held invalidFix'])
  })

  test('T51 expires after 15 minutes, or twice the interval when that is longer, with the reason that held it', () => {
    const requested = request(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST)
    expect(expireOverdue(requested.queue, NOON + 15 * MINUTE - 1).changed).toEqual([])
    const over = offerNext(requested.queue, OPEN, NOON + 15 * MINUTE)
    expect(over.send).toBeNull()
    expect(stateOf(over)).toEqual(['expired speed'])
    const rare = request(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST, HOUR)
    expect(rare.command.expiresAt).toBe(NOON + 2 * HOUR)
  })

  test('T46 refused by the tracker has its answer', () => {
    const words = 'SET RELAY DELAY, SPEED IS MORE THAN 20KM/H#'
    const offer = offerNext(request(EMPTY_QUEUE, 'RELAY,1#').queue, OPEN, NOON + SECOND)
    const answer = answered(offer.queue, { commandId: null, text: words }, NOON + 2 * SECOND)
    expect(answer.changed[0]).toMatchObject({ state: 'refused', reason: 'tracker-refused', answer: words })
    const speedOnly = answered(offer.queue, { commandId: null, text: 'Speed:35 Km/h' }, NOON + 2 * SECOND)
    expect(stateOf(speedOnly)).toEqual(['refused tracker-refused'])
  })

  test('T50 requested again while it is open is the same command', () => {
    const first = request(EMPTY_QUEUE, 'RELAY,1#')
    const again = request(first.queue, 'relay,1#', NOON + SECOND)
    expect(again.command.commandId).toBe(first.command.commandId)
    const offer = offerNext(again.queue, OPEN, NOON + 2 * SECOND)
    expect(request(offer.queue, 'RELAY,1#', NOON + 3 * SECOND).command.commandId).toBe(
      first.command.commandId,
    )
    expect(offerNext(offer.queue, OPEN, NOON + 3 * SECOND).send).toBeNull()
  })
})

describe('one command in flight', () => {
  test('the next command is sent when the first is answered, or after 90 s without an answer', () => {
    const both = request(request(EMPTY_QUEUE, 'STATUS#').queue, 'VERSION#')
    const first = offerNext(both.queue, OPEN, NOON)
    expect(first.send?.text).toBe('STATUS#')
    expect(offerNext(first.queue, OPEN, NOON + 90 * SECOND - 1).send).toBeNull()
    expect(offerNext(first.queue, OPEN, NOON + 90 * SECOND).send?.text).toBe('VERSION#')
    const answer = answered(first.queue, { commandId: null, text: 'Battery: 12.6' }, NOON + SECOND)
    expect(stateOf(answer)).toEqual(['answered'])
    expect(offerNext(answer.queue, OPEN, NOON + SECOND).send?.text).toBe('VERSION#')
  })

  test.each([
    [-1, []],
    [0, ['answered']],
  ])(
    'T53 an answer without an id that was received %d ms after a command was sent has it: %j',
    (afterMs, states) => {
      const offer = offerNext(request(EMPTY_QUEUE, 'STATUS#').queue, OPEN, NOON)
      const answer = { commandId: null, text: 'v3', receivedAt: NOON + afterMs }
      expect(stateOf(answeredAt(offer.queue, answer, NOON + MINUTE))).toEqual(states)
    },
  )

  test('T53 a redelivered answer without an id is for the command sent before it, not for the next', () => {
    const both = request(request(EMPTY_QUEUE, 'STATUS#').queue, 'VERSION#')
    const first = offerNext(both.queue, OPEN, NOON)
    const second = offerNext(first.queue, OPEN, NOON + 2 * MINUTE)
    const late = { commandId: null, text: 'Battery: 12.6', receivedAt: NOON + SECOND }
    expect(answeredAt(second.queue, late, NOON + 3 * MINUTE).changed).toMatchObject([
      { text: 'STATUS#', answer: 'Battery: 12.6' },
    ])
  })

  test('an unsent command that the dialect cannot express is refused; a sent one stays open', () => {
    const first = offerNext(request(EMPTY_QUEUE, 'STATUS#').queue, OPEN, NOON)
    const queue = request(request(first.queue, 'TIMER,20#').queue, 'VERSION#').queue
    const spoken = refuseUnsupported(({ text }) => text === 'VERSION#', queue)
    expect(stateOf(spoken)).toEqual(['refused text-unsupported'])
    expect(spoken.queue.open.map(({ text }) => text)).toEqual(['STATUS#', 'VERSION#'])
  })

  test('a held cut does not block a text', () => {
    const both = request(request(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST).queue, 'STATUS#')
    expect(offerNext(both.queue, FAST, NOON).send?.text).toBe('STATUS#')
  })

  test('a late answer with an id counts; an unexpected or a repeated one changes nothing', () => {
    const both = request(request(EMPTY_QUEUE, 'STATUS#').queue, 'VERSION#')
    const first = offerNext(both.queue, OPEN, NOON)
    const second = offerNext(first.queue, OPEN, NOON + 2 * MINUTE)
    const late = answered(
      second.queue,
      { commandId: first.send?.commandId ?? null, text: 'late' },
      NOON + 3 * MINUTE,
    )
    expect(late.changed[0]).toMatchObject({ text: 'STATUS#', answer: 'late' })
    expect(
      answered(late.queue, { commandId: first.send?.commandId ?? null, text: 'late' }, NOON + 3 * MINUTE)
        .changed,
    ).toEqual([])
    expect(answered(EMPTY_QUEUE, { commandId: null, text: 'what?' }, NOON).changed).toEqual([])
  })
})

describe('T54 a restore', () => {
  test('T54 is sent at any speed and first, also while a cut is in flight', () => {
    const cut = offerNext(request(EMPTY_QUEUE, 'RELAY,1#').queue, OPEN, NOON)
    const both = request(request(cut.queue, 'STATUS#', NOON).queue, 'RELAY,0#', NOON + SECOND, FAST)
    expect(both.command.state).toBe('queued')
    expect(offerNext(both.queue, FAST, NOON + 2 * SECOND).send?.text).toBe('RELAY,0#')
  })

  test('T54 supersedes an unsent cut, and is accepted in a full queue', () => {
    let queue = request(EMPTY_QUEUE, 'RELAY,1#', NOON, FAST).queue
    for (let i = 0; i < 9; i++) queue = request(queue, `TIMER,${i}#`).queue
    expect(stateOf(request(queue, 'STATUS#'))).toEqual(['refused too-many-open'])
    const restore = request(queue, 'RELAY,0#')
    expect(stateOf(restore)).toEqual(['refused superseded', 'queued'])
    expect(restore.command.expiresAt).toBe(NOON + 24 * HOUR)
  })
})

describe('storage mode', () => {
  test('CMD-3 is proved by the reported interval, and entering it supersedes leaving it', () => {
    const exit = request(EMPTY_QUEUE, 'HC,15,60,60#')
    const enter = request(exit.queue, 'HC,15,3600,3600#')
    expect(stateOf(enter)).toEqual(['refused superseded', 'queued'])
    expect(enter.command.expiresAt).toBe(NOON + 2 * HOUR)
    const offer = offerNext(enter.queue, FAST, NOON)
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
    const offer = offerNext(request(EMPTY_QUEUE, 'HC,15,60,60#').queue, FAST, NOON)
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

test('CMD-5 a proof may be a second older than the command was sent, because trackers truncate times, and no more', () => {
  const { queue } = offerNext(request(EMPTY_QUEUE, 'RELAY,1#').queue, OPEN, NOON)
  const shown = (at: number) =>
    stateOf(recordProof(queue, { at, relayCut: true, reportIntervalSeconds: null }, NOON + SECOND))
  expect([shown(NOON - SECOND), shown(NOON - SECOND - 1)]).toEqual([['proved'], []])
})

test('T51 a sent command without an answer expires as unanswered, an unsent one as undelivered', () => {
  const sent = offerNext(request(EMPTY_QUEUE, 'RELAY,0#').queue, OPEN, NOON)
  expect(stateOf(expireOverdue(sent.queue, NOON + 24 * HOUR))).toEqual(['expired unanswered'])
  expect(stateOf(expireOverdue(request(EMPTY_QUEUE, 'STATUS#').queue, NOON + 24 * HOUR))).toEqual([
    'expired undelivered',
  ])
})

test('a cut that was answered and never proved ends with its answer', () => {
  const offer = offerNext(request(EMPTY_QUEUE, 'RELAY,1#').queue, OPEN, NOON)
  const answer = answered(offer.queue, { commandId: null, text: 'Success!' }, NOON + SECOND)
  expect(answer.queue.open).toHaveLength(1)
  expect(expireOverdue(answer.queue, NOON + HOUR)).toMatchObject({ changed: [], queue: { open: [] } })
})

test('T59 the tenth text of a minute is accepted, the eleventh waits until the first is a minute old', () => {
  let queue: CommandQueue = EMPTY_QUEUE
  for (let i = 0; i < 10; i++) {
    expect(textWaitMs(queue, NOON + i)).toBe(0)
    queue = request(queue, `TIMER,${i}#`, NOON + i).queue
  }
  expect(textWaitMs(queue, NOON + 20)).toBe(MINUTE - 20)
  expect(textWaitMs(queue, NOON + MINUTE)).toBe(0)
})

test('a switch is confirmed by a success or by proof, not by an unclear answer', () => {
  const kinds: CommandKind[] = ['cut', 'restore', 'storeOn', 'storeOff', 'read']
  const base = request(EMPTY_QUEUE, 'RELAY,1#').command
  const confirmed = (state: 'answered' | 'proved' | 'sent', answer: string | null) =>
    kinds.map((kind) => confirmedSwitch({ ...base, kind, state, answer }))
  const all = [{ relay: 'cut' }, { relay: 'restored' }, { stored: true }, { stored: false }, null]
  expect(confirmed('answered', 'Success!')).toEqual(all)
  expect(confirmed('proved', null)).toEqual(all)
  expect(confirmed('answered', 'hm').every((one) => one === null)).toBe(true)
  expect(confirmed('sent', 'Success!').every((one) => one === null)).toBe(true)
})
