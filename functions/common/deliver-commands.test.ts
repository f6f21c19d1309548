import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmedSwitch } from '../../shared/commands/command-outcome.ts'
import { ANSWER_WITHIN_MS } from '../../shared/commands/lifetimes.ts'
import { DAY_MS, MINUTE_MS } from '../../shared/time.ts'
import { commandDrive } from '../../test/faults/commands/command-drive.ts'
import { commandLogFaults, type NumberedEntry } from '../../test/faults/commands/command-log-faults.ts'
import type { StoredDevice } from '../stores/devices.ts'

const YES = 'Success!'
/** `npm run faults` asks for more. */
const DAYS = Number(process.env.VECTRA_DAYS ?? 200)
/** After this a sent command no longer keeps the next one waiting. */
const NO_LONGER_WAITED_FOR_S = 100

/** A process that dies at these of its effects, counted from 0, and stays dead until it is started again. */
function mortal(diesAt: readonly number[]) {
  let effects = 0
  let dead = false
  return {
    effects: () => effects,
    passes: async () => {
      if (!dead) dead = diesAt.includes(effects++)
      if (dead) throw new Error('killed')
    },
    /** Does it, and starts the process again where it died; answers what it came to, or null. */
    async tries<T>(does: () => Promise<T>): Promise<T | null> {
      const done = await does().catch(() => null)
      if (!dead) return done
      dead = false
      return null
    },
  }
}

/** An owner and a unit through every kind of command, the process dying on the way; what each of them knows at the end. */
async function aDayWithDeaths(diesAt: readonly number[], { asksAgain = true } = {}) {
  const process = mortal(diesAt)
  const { world, unit, ask, answer, drive, deliver } = commandDrive(process.passes)
  const told = { accepted: new Set<string>(), answered: new Set<string>() }
  let heard = 0

  /** A client without an answer asks again, or gives up. */
  async function asks(text: string) {
    let asked = await process.tries(() => ask(text))
    while (asked === null && asksAgain) asked = await process.tries(() => ask(text))
    if (asked && 'reply' in asked) told.accepted.add(asked.reply.commandId)
  }

  /** A unit without an acknowledgement says it again. */
  async function hears() {
    for (const { text, commandId } of world.published.slice(heard)) {
      heard += 1
      if (text.startsWith('RELAY')) unit.relayCut = text === 'RELAY,1#'
      if (text.startsWith('HC')) unit.reportIntervalSeconds = text === 'HC,15,60,60#' ? 60 : 3600
      let kept = null
      while (kept === null) kept = await process.tries(() => answer(YES, commandId).then(() => true))
      told.answered.add(commandId)
    }
  }

  async function reports({ afterSeconds = 2, speedKmh = 5 } = {}) {
    drive(speedKmh, afterSeconds)
    const before = world.published.length
    await process.tries(deliver)
    if (speedKmh > 5) expect(world.published.slice(before).map(({ text }) => text)).not.toContain('RELAY,1#')
    await hears()
  }

  await reports()
  for (const texts of [['RELAY,1#'], ['STATUS#', 'TIMER,20#'], ['RELAY,0#'], ['HC,15,3600,3600#']]) {
    for (const text of texts) await asks(text)
    await reports({ speedKmh: 60 })
    for (const _ of [...texts, 'proof']) await reports()
    for (let quiet = 0; quiet < 3; quiet++) await reports({ afterSeconds: NO_LONGER_WAITED_FOR_S })
  }
  return { world, unit, told, asks, reports, effects: process.effects() }
}

/** That nothing was lost, doubled or left lying, whatever died. */
async function expectWhole({ world, unit, told, asks, reports }: Awaited<ReturnType<typeof aDayWithDeaths>>) {
  const newest = new Map(world.entries.flatMap(({ changed }) => changed.map((one) => [one.commandId, one])))
  const commands = [...newest.values()]
  const published = world.published.map(({ commandId }) => commandId)
  expect(new Set(published).size).toBe(published.length)
  for (const commandId of told.accepted) expect(newest.has(commandId)).toBe(true)
  for (const commandId of told.answered)
    expect(['answered', 'proved']).toContain(newest.get(commandId)?.state)
  for (const { commandId, state, reason } of commands)
    if (!told.answered.has(commandId))
      expect(['sent', 'proved', 'expired unanswered']).toContain([state, reason].filter(Boolean).join(' '))
  expect(switchesOf(world.device)).toEqual(switchedIn(world.entries))

  await asks('RELAY,0#')
  await reports()
  expect(unit.relayCut).toBe(false)
  expect(world.device.relayStatus).toBe('restored')
  expect(commandLogFaults(world.entries)).toEqual([])
}

const switchesOf = ({ relayStatus, isInStorageMode }: StoredDevice) => ({
  relay: relayStatus,
  stored: isInStorageMode,
})
const switchedIn = (oldestFirst: readonly NumberedEntry[]) =>
  Object.assign(
    { relay: undefined, stored: false },
    ...oldestFirst.flatMap(({ changed }) => changed.map(confirmedSwitch)),
  )

describe('T53 whatever dies', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    const told = vi.mocked(console.error).mock.calls.map(([message]) => String(message))
    expect(told.filter((message) => !message.includes('command-not-published'))).toEqual([])
    vi.restoreAllMocks()
  })

  test('T53 without a death everything is sent once, answered and proved', async () => {
    const day = await aDayWithDeaths([])
    expect(day.world.published.map(({ text }) => text)).toEqual([
      'RELAY,1#',
      'STATUS#',
      'TIMER,20#',
      'RELAY,0#',
      'HC,15,3600,3600#',
    ])
    expect(day.world.pendingSince).toBeNull()
    await expectWhole(day)
    expect(console.error).not.toHaveBeenCalled()
  })

  test('T53 a death before or after each effect in turn loses no command, sends none twice, and a restore always goes', async () => {
    const { effects } = await aDayWithDeaths([])
    expect(effects).toBeGreaterThan(150)
    for (let point = 0; point < effects; point++) {
      for (const asksAgain of [true, false])
        await expectWhole(await aDayWithDeaths([point], { asksAgain })).catch((error: unknown) => {
          throw new Error(`killed at effect ${point}, asks again: ${asksAgain}`, { cause: error })
        })
    }
  })

  test('T53 nor do several deaths in one day', async () => {
    const deaths = fc.uniqueArray(fc.nat(200), { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(deaths, async (diesAt) => expectWhole(await aDayWithDeaths(diesAt))),
      { numRuns: DAYS },
    )
  })
})

describe('two at once', () => {
  test('T50 T53 however they interleave, nothing is sent twice and no two are under way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        let racing = false
        const { world, ask, answer, drive, deliver } = commandDrive(async (effect) => {
          if (racing) await scheduler.schedule(Promise.resolve(), effect)
        })
        drive(5)
        for (const text of ['STATUS#', 'VERSION#']) await ask(text)
        drive(5)
        racing = true
        const cuts = [ask('RELAY,1#'), ask('RELAY,1#')]
        await scheduler.waitFor(
          Promise.all([...cuts, deliver(), deliver(), answer('12.6 V', null), deliver()]),
        )
        racing = false
        const cutIds = (await Promise.all(cuts)).map((asked) => 'reply' in asked && asked.reply.commandId)
        for (let i = 0; i < 4; i++) {
          drive(5)
          await deliver()
          await answer(YES, null)
        }
        expect(new Set(cutIds).size).toBe(1)
        expect(world.published.map(({ text }) => text).toSorted()).toEqual([
          'RELAY,1#',
          'STATUS#',
          'VERSION#',
        ])
        expect(commandLogFaults(world.entries)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('answers', () => {
  /** STATUS# was sent. */
  async function afterSending() {
    const driven = commandDrive()
    driven.drive(5)
    await driven.ask('STATUS#')
    driven.drive(5)
    await driven.deliver()
    const { world } = driven
    const commandId = world.published[0]?.commandId ?? ''
    const toldOf = () =>
      world.entries.flatMap(({ changed }) => changed).map(({ state, answer }) => [state, answer])
    return { ...driven, commandId, toldOf }
  }
  const SENT = [
    ['queued', null],
    ['sent', null],
  ]

  test('T53 one that is repeated is kept once', async () => {
    const { answer, commandId, toldOf } = await afterSending()
    for (const id of [commandId, commandId, null]) await answer('12.6 V', id)
    expect(toldOf()).toEqual([...SENT, ['answered', '12.6 V']])
  })

  test('T53 one that comes within the day is kept, one that comes after its end or names nothing of ours is not', async () => {
    const late = await afterSending()
    late.world.now += DAY_MS - MINUTE_MS
    await late.answer('12.6 V', 'another')
    expect(late.toldOf()).toEqual(SENT)
    await late.answer('12.6 V', late.commandId)
    expect(late.toldOf()).toEqual([...SENT, ['answered', '12.6 V']])

    const tooLate = await afterSending()
    tooLate.world.now += DAY_MS
    await tooLate.answer('12.6 V', tooLate.commandId)
    expect(tooLate.toldOf()).toEqual([...SENT, ['expired', null]])
  })

  test('T53 one without a name is for the command that was sent last', async () => {
    const { ask, drive, deliver, answer, world } = await afterSending()
    await ask('VERSION#')
    drive(5, NO_LONGER_WAITED_FOR_S)
    await deliver()
    await answer('v3', null)
    expect(world.entries.at(-1)?.changed).toMatchObject([
      { text: 'VERSION#', state: 'answered', answer: 'v3' },
    ])
  })
})

test.each([
  [ANSWER_WITHIN_MS - 1, 1],
  [ANSWER_WITHIN_MS, 2],
])(
  'T53 T54 a restore that was lost on its way and is asked for again %d ms later has been sent %d times',
  async (laterMs, times) => {
    const { world, unit, ask, drive, deliver } = commandDrive()
    unit.relayCut = true
    await ask('RELAY,0#')
    drive(60)
    await deliver()
    world.now += laterMs
    await ask('RELAY,0#')
    drive(60)
    await deliver()
    expect(new Set(world.published.map(({ commandId }) => commandId)).size).toBe(times)
    expect(world.published).toHaveLength(times)
    expect(commandLogFaults(world.entries)).toEqual([])
  },
)

test('T54 a relay that says no more than yes takes any number of commands: what is answered waits for nothing', async () => {
  const { world, unit, ask, answer, drive, deliver } = commandDrive()
  unit.relayCut = null
  drive(5)
  for (let i = 0; i < 30; i++) {
    await ask(i % 2 === 0 ? 'RELAY,1#' : 'RELAY,0#')
    drive(5)
    await deliver()
    await answer(YES, null)
  }
  expect(world.published).toHaveLength(30)
  expect(world.entries.at(-1)?.queue.open).toHaveLength(1)
})
