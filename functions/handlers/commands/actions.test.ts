import { describe, expect, test } from 'vitest'
import { RECENT_SIGN_IN_MINUTES } from '../../../shared/commands/recent-sign-in.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { CALLER, commandHarness } from '../../../test/faults/commands/command-harness.ts'
import { commandStores, TRACKER_ID } from '../../../test/faults/commands/command-stores.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { commandActions } from './actions.ts'

type Driven = ReturnType<typeof commandHarness>

/** Sends a text command and returns the body of the response, accepted or not. */
async function send({ request }: Driven, text: string) {
  const answer = await request(text)
  if ('reply' in answer) return answer.reply
  if ('refused' in answer) return { ...answer.more, retryAfterSeconds: answer.retryAfterSeconds }
  throw new Error('unexpected alternative form')
}
function at(speedKmh: number): Driven {
  const driven = commandHarness()
  driven.drive(speedKmh)
  return driven
}
async function list({ actions }: Driven) {
  const answer = await actions.listCommands(
    { path: { id: TRACKER_ID }, query: undefined, body: undefined },
    CALLER,
  )
  if (!('reply' in answer)) throw new Error('refused')
  return answer.reply.commands
}

describe('T60 the response to a command', () => {
  test.each([
    ['STATUS#', 60, 200, 'queued', ''],
    ['RELAY,1#', 19.9, 200, 'queued', ''],
    ['RELAY,1#', 20, 202, 'held', 'speed'],
    ['BEEP#', 60, 202, 'held', 'speed'],
    ['RELAY,0#', 60, 200, 'queued', ''],
    ['RELAY,2#', 5, 403, 'refused', 'text-relay-spelling'],
    ['SERVER,1,evil.example,80,0#', 5, 403, 'refused', 'text-forbidden'],
    ['STATUS', 5, 403, 'refused', 'text-malformed'],
  ])(
    'T60 CMD-4 %s at %d km/h: Code %d, %s, with the code %j',
    async (text, speedKmh, Code, state, ErrMsg) => {
      expect(await send(at(speedKmh), text)).toMatchObject({
        Code,
        state,
        ErrMsg,
        speedKmh,
        fixAgeSeconds: 1,
      })
    },
  )

  test('T60 an unknown device is Code 404, and nothing is written', async () => {
    const { actions, world } = at(5)
    const body = { DeviceID: 'T2', TextCommand: 'RELAY,1#' }
    expect(await actions.sendTextCommand({ body, path: {}, query: undefined }, CALLER)).toMatchObject({
      refused: 'not-found',
      more: { Code: 404, ErrMsg: 'not-found' },
    })
    expect([world.entries, world.pendingSince]).toEqual([[], null])
  })

  test('T60 a tracker that leaves the account during the request is Code 404, and nothing is logged', async () => {
    const { world, deps } = commandStores()
    const moved = { ...deps, trackers: { setPending: async () => null } }
    const body = { DeviceID: TRACKER_ID, TextCommand: 'STATUS#' }
    const answer = await commandActions(moved).sendTextCommand({ body, path: {}, query: undefined }, CALLER)
    expect(answer).toMatchObject({ refused: 'not-found', more: { Code: 404 } })
    expect([world.entries, world.counted.count]).toEqual([[], 0])
  })
})

describe('T16 a session that somebody left open', () => {
  const MOST_MS = RECENT_SIGN_IN_MINUTES * MINUTE_MS
  test.each([
    ['RELAY,1#', MOST_MS, 200],
    ['RELAY,1#', MOST_MS + 1, 403],
    ['BEEP#', MOST_MS, 200],
    ['BEEP#', MOST_MS + 1, 403],
    ['RELAY,0#', MOST_MS + 1, 200],
    ['HC,15,3600,3600#', MOST_MS + 1, 200],
    ['STATUS#', MOST_MS + 1, 200],
  ])('T16 sends %s %i ms after the password: Code %i', async (text, ageMs, Code) => {
    const driven = at(5)
    const caller = { ...CALLER, signedInAt: driven.world.now - ageMs }
    const body = { DeviceID: TRACKER_ID, TextCommand: text }
    const answer = await driven.actions.sendTextCommand({ body, path: {}, query: undefined }, caller)
    if (Code === 403)
      expect(answer).toMatchObject({ refused: 'sign-in-again', more: { Code, ErrMsg: 'sign-in-again' } })
    else expect(answer).toMatchObject({ reply: { Code } })
    expect(driven.world.entries).toHaveLength(Code === 403 ? 0 : 1)
  })
})

describe('T54 without a subscription', () => {
  test('T54 a cut and a text are refused with the reason, but a restore is queued and sent', async () => {
    const driven = at(60)
    driven.world.covered = false
    for (const text of ['RELAY,1#', 'STATUS#'])
      expect(await send(driven, text)).toMatchObject({
        Code: 403,
        ErrMsg: 'no-subscription',
      })
    expect(await send(driven, 'RELAY,0#')).toMatchObject({ Code: 200, state: 'queued' })
    driven.drive(60)
    await driven.deliver()
    expect(driven.world.published.map(({ text }) => text)).toEqual(['RELAY,0#'])
  })

  test('T54 a queued cut is held when the subscription lapses, and sent when it is renewed', async () => {
    const driven = at(5)
    await send(driven, 'RELAY,1#')
    driven.world.covered = false
    driven.drive(5)
    await driven.deliver()
    expect(await list(driven)).toMatchObject([{ state: 'held', reason: 'no-subscription' }])
    driven.world.covered = true
    driven.drive(5)
    await driven.deliver()
    expect(driven.world.published.map(({ text }) => text)).toEqual(['RELAY,1#'])
  })
})

describe('T59 the limits', () => {
  test('T59 a device takes ten texts a minute; the eleventh gets a Retry-After, and a restore is still sent', async () => {
    const driven = at(5)
    for (let i = 0; i < 9; i++) {
      await send(driven, `TIMER,${i}#`)
      driven.drive(5, 1)
      await driven.deliver()
      await driven.answer('ok', null)
    }
    expect(await send(driven, 'STATUS#')).toMatchObject({ Code: 200 })
    expect(await send(driven, 'VERSION#')).toEqual({
      Code: 429,
      ErrMsg: 'too-many-commands',
      retryAfterSeconds: 51,
    })
    expect(await send(driven, 'RELAY,0#')).toMatchObject({ Code: 200 })
    expect((await list(driven)).map(({ text }) => text)).not.toContain('VERSION#')
    driven.world.now += 51 * SECOND_MS
    expect(await send(driven, 'VERSION#')).toMatchObject({ Code: 200 })
  })

  test('T59 refused texts count towards the minute', async () => {
    const driven = at(5)
    for (let i = 0; i < 10; i++) expect(await send(driven, 'FACTORY#')).toMatchObject({ Code: 403 })
    expect(await send(driven, 'FACTORY#')).toMatchObject({ Code: 429, retryAfterSeconds: 60 })
  })

  test('T59 an account takes sixty commands an hour; the next gets a Retry-After, and a restore is still sent', async () => {
    const driven = at(5)
    for (let i = 0; i < 60; i++) {
      expect(await send(driven, 'FACTORY#')).toMatchObject({ Code: 403 })
      driven.world.now += 10 * SECOND_MS
    }
    expect(await send(driven, 'STATUS#')).toMatchObject({ Code: 429, retryAfterSeconds: 50 * 60 })
    expect(await send(driven, 'RELAY,0#')).toMatchObject({ Code: 200 })
    driven.world.now += 50 * MINUTE_MS
    expect(await send(driven, 'STATUS#')).toMatchObject({ Code: 200 })
  })

  test('T59 concurrent commands do not exceed the hourly limit', async () => {
    const driven = at(5)
    driven.world.counted = { count: 57, windowStart: driven.world.now }
    const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => send(driven, `TIMER,${i}#`)))
    expect(replies.map((reply) => 'Code' in reply && reply.Code).toSorted()).toEqual([
      200, 200, 200, 429, 429, 429, 429, 429,
    ])
    expect(driven.world.counted.count).toBe(60)
  })

  test('T50 T59 the same command requested many times concurrently counts once', async () => {
    const driven = at(5)
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(driven, 'STATUS#')))
    expect(new Set(replies.map((reply) => 'commandId' in reply && reply.commandId)).size).toBe(1)
    expect(driven.world.counted.count).toBe(1)
  })

  test('T50 T59 the same command requested again is the same one and does not count', async () => {
    const driven = at(5)
    const first = await send(driven, 'STATUS#')
    for (let i = 0; i < 20; i++) expect(await send(driven, 'STATUS#')).toEqual(first)
    expect(driven.world.counted.count).toBe(1)
    expect(driven.world.entries).toHaveLength(1)
  })
})

describe('T58 the log', () => {
  test('T58 has who requested it, from where and when, what the interlock saw then and when it was sent, and the answer', async () => {
    const driven = at(12)
    const requestedAt = toIso(driven.world.now)
    await send(driven, 'RELAY,1#')
    driven.drive(3)
    await driven.deliver()
    await driven.answer('Success!', null)
    const times = { answeredAt: toIso(driven.world.now), sentAt: toIso(driven.world.now) }
    expect(await list(driven)).toMatchObject([
      {
        kind: 'cut',
        text: 'RELAY,1#',
        requestedBy: CALLER.accountId,
        requestedFrom: CALLER.sourceIp,
        requestedAt,
        ...times,
        answer: 'Success!',
        steps: [
          { state: 'queued', speedKmh: 12, at: requestedAt },
          { state: 'sent', speedKmh: 3, fixAgeSeconds: 1 },
          { state: 'answered' },
        ],
      },
    ])
  })

  test('T58 has refused commands, and for a held cut each reason and what the interlock saw', async () => {
    const driven = at(60)
    await send(driven, 'FACTORY#')
    await send(driven, 'RELAY,1#')
    expect(driven.world.device.heldUntil).toBeGreaterThan(driven.world.now)
    driven.world.now += MINUTE_MS
    await driven.deliver()
    const commands = await list(driven)
    const [cut, factory] = ['RELAY,1#', 'FACTORY#'].map((one) => commands.find(({ text }) => text === one))
    expect(factory).toMatchObject({ kind: 'unknown', state: 'refused', reason: 'text-forbidden' })
    expect(cut?.steps).toMatchObject([
      { state: 'held', reason: 'speed', speedKmh: 60, fixAgeSeconds: 1 },
      { state: 'held', reason: 'fixAge', fixAgeSeconds: 61 },
    ])
  })

  test('T49 T58 a client’s hint is logged with its author and changes no state', async () => {
    const driven = at(5)
    const path = { id: TRACKER_ID }
    await driven.actions.hintRelayStatus({ path, query: undefined, body: { relayStatus: 'cut' } }, CALLER)
    await driven.actions.hintStorageMode({ path, query: undefined, body: { isInStorageMode: true } }, CALLER)
    expect(driven.world.entries.map(({ hint }) => hint)).toEqual([
      { by: CALLER.accountId, relayStatus: 'cut' },
      { by: CALLER.accountId, isInStorageMode: true },
    ])
    expect(driven.world.device).toMatchObject({ isInStorageMode: false })
    expect(driven.world.device.relayStatus).toBeUndefined()
  })
})

describe('T51 an expired command', () => {
  test('T51 is listed as expired from that moment, although nothing was written, and is never sent', async () => {
    const driven = at(60)
    await send(driven, 'RELAY,1#')
    const expiresAt = driven.world.now + 15 * MINUTE_MS
    driven.world.now = expiresAt - 1
    expect(await list(driven)).toMatchObject([{ state: 'held', reason: 'speed' }])
    driven.world.now = expiresAt + HOUR_MS
    expect(await list(driven)).toMatchObject([
      {
        state: 'expired',
        reason: 'speed',
        steps: [{ state: 'held' }, { state: 'expired', at: toIso(expiresAt) }],
      },
    ])
    expect(driven.world.entries).toHaveLength(1)
    driven.drive(5)
    await driven.deliver()
    expect(driven.world.published).toEqual([])
    expect((await list(driven)).map(({ state }) => state)).toEqual(['expired'])
  })

  test('T51 waits for two report intervals of a tracker that reports rarely', async () => {
    const driven = commandHarness()
    driven.unit.reportIntervalSeconds = 3600
    driven.drive(60)
    await send(driven, 'RELAY,1#')
    const [command] = await list(driven)
    expect(Date.parse(command?.expiresAt ?? '') - driven.world.now).toBe(2 * HOUR_MS)
    expect(driven.world.now).toBeGreaterThan(NOON)
  })
})
