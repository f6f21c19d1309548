import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmedSwitch } from '../../shared/commands/command-outcome.ts'
import { heldUntil } from '../../shared/commands/command-queue.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { commandHarness } from '../../test/faults/commands/command-harness.ts'
import { commandLogFaults, type NumberedEntry } from '../../test/faults/commands/command-log-faults.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'

const YES = 'Success!'
/** `npm run faults` runs more. */
const DAYS = Number(process.env.VECTRA_DAYS ?? 200)
/** Longer than a sent command delays the next one. */
const AFTER_ANSWER_TIMEOUT_S = 100

/** A process that crashes at the given effects, counted from 0, and stays down until it is restarted. */
function crashingProcess(crashesAt: readonly number[]) {
  let effects = 0
  let isDown = false
  return {
    effects: () => effects,
    beforeEffect: async () => {
      if (!isDown) isDown = crashesAt.includes(effects++)
      if (isDown) throw new Error('crashed')
    },
    /** Runs the work and restarts the process if it crashed. Returns the result, or null. */
    async run<T>(work: () => Promise<T>): Promise<T | null> {
      const result = await work().catch(() => null)
      if (!isDown) return result
      isDown = false
      return null
    },
  }
}

/** Takes an owner and a tracker through every kind of command while the process crashes. */
async function aDayWithCrashes(crashesAt: readonly number[], { retries = true } = {}) {
  const process = crashingProcess(crashesAt)
  const { world, unit, request: requestOnce, answer, drive, deliver } = commandHarness(process.beforeEffect)
  const seen = { accepted: new Set<string>(), answered: new Set<string>() }
  let read = 0

  /** A client without a response tries again, or gives up. */
  async function request(text: string) {
    let response = await process.run(() => requestOnce(text))
    while (response === null && retries) response = await process.run(() => requestOnce(text))
    if (response && 'reply' in response) seen.accepted.add(response.reply.commandId)
  }

  /** The tracker executes what was published and repeats an answer that was not acknowledged. */
  async function execute() {
    for (const { text, commandId } of world.published.slice(read)) {
      read += 1
      if (text.startsWith('RELAY')) unit.relayCut = text === 'RELAY,1#'
      if (text.startsWith('HC')) unit.reportIntervalSeconds = text === 'HC,15,60,60#' ? 60 : 3600
      let isSaved = null
      while (isSaved === null) isSaved = await process.run(() => answer(YES, commandId).then(() => true))
      seen.answered.add(commandId)
    }
  }

  async function report({ afterSeconds = 2, speedKmh = 5 } = {}) {
    drive(speedKmh, afterSeconds)
    const before = world.published.length
    await process.run(deliver)
    if (speedKmh > 5) expect(world.published.slice(before).map(({ text }) => text)).not.toContain('RELAY,1#')
    await execute()
  }

  await report()
  for (const texts of [['RELAY,1#'], ['STATUS#', 'TIMER,20#'], ['RELAY,0#'], ['HC,15,3600,3600#']]) {
    for (const text of texts) await request(text)
    await report({ speedKmh: 60 })
    for (const _ of [...texts, 'proof']) await report()
    for (let quiet = 0; quiet < 3; quiet++) await report({ afterSeconds: AFTER_ANSWER_TIMEOUT_S })
  }
  return { world, unit, seen, request, report, effects: process.effects() }
}

/** Nothing was lost, sent twice or left open, whatever crashed. */
async function expectConsistent({
  world,
  unit,
  seen,
  request,
  report,
}: Awaited<ReturnType<typeof aDayWithCrashes>>) {
  const newest = new Map(world.entries.flatMap(({ changed }) => changed.map((one) => [one.commandId, one])))
  const commands = [...newest.values()]
  const published = world.published.map(({ commandId }) => commandId)
  expect(new Set(published).size).toBe(published.length)
  for (const commandId of seen.accepted) expect(newest.has(commandId)).toBe(true)
  for (const commandId of seen.answered)
    expect(['answered', 'proved']).toContain(newest.get(commandId)?.state)
  for (const { commandId, state, reason } of commands)
    if (!seen.answered.has(commandId))
      expect(['sent', 'proved', 'expired unanswered']).toContain([state, reason].filter(Boolean).join(' '))
  expect(switchesOf(world.device)).toEqual(switchesIn(world.entries))

  await request('RELAY,0#')
  await report()
  expect(unit.relayCut).toBe(false)
  expect(world.device.relayStatus).toBe('restored')
  expect(commandLogFaults(world.entries)).toEqual([])
}

const switchesOf = ({ relayStatus, isInStorageMode }: StoredDevice) => ({
  relay: relayStatus,
  stored: isInStorageMode,
})
const switchesIn = (oldestFirst: readonly NumberedEntry[]) =>
  Object.assign(
    { relay: undefined, stored: false },
    ...oldestFirst.flatMap(({ changed }) => changed.map(confirmedSwitch)),
  )

describe('T53 crashes', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    const logged = vi.mocked(console.error).mock.calls.map(([message]) => String(message))
    expect(logged.filter((message) => !message.includes('command-not-published'))).toEqual([])
    vi.restoreAllMocks()
  })

  test('T53 without a crash every command is sent once, answered and proved', async () => {
    const day = await aDayWithCrashes([])
    expect(day.world.published.map(({ text }) => text)).toEqual([
      'RELAY,1#',
      'STATUS#',
      'TIMER,20#',
      'RELAY,0#',
      'HC,15,3600,3600#',
    ])
    expect(day.world.pendingSince).toBeNull()
    await expectConsistent(day)
    expect(console.error).not.toHaveBeenCalled()
  })

  test('T53 a crash at any effect loses no command, sends none twice, and a restore always goes out', async () => {
    const { effects } = await aDayWithCrashes([])
    expect(effects).toBeGreaterThan(150)
    for (let point = 0; point < effects; point++) {
      for (const retries of [true, false])
        await expectConsistent(await aDayWithCrashes([point], { retries })).catch((error: unknown) => {
          throw new Error(`crashed at effect ${point}, client retries: ${retries}`, { cause: error })
        })
    }
  })

  test('T53 neither do several crashes in one day', async () => {
    const crashes = fc.uniqueArray(fc.nat(200), { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(crashes, async (crashesAt) => expectConsistent(await aDayWithCrashes(crashesAt))),
      { numRuns: DAYS },
    )
  })
})

describe('concurrent steps', () => {
  test('T50 T53 in any order send nothing twice and have one command in flight', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        let isRacing = false
        const { world, request, answer, drive, deliver } = commandHarness(async (effect) => {
          if (isRacing) await scheduler.schedule(Promise.resolve(), effect)
        })
        drive(5)
        for (const text of ['STATUS#', 'VERSION#']) await request(text)
        drive(5)
        isRacing = true
        const cuts = [request('RELAY,1#'), request('RELAY,1#')]
        await scheduler.waitFor(
          Promise.all([...cuts, deliver(), deliver(), answer('12.6 V', null), deliver()]),
        )
        isRacing = false
        const cutIds = (await Promise.all(cuts)).map((cut) => 'reply' in cut && cut.reply.commandId)
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

  test('OVR-3 in any order the device says until when its log holds a command', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        let isRacing = false
        const { world, request, drive, deliver } = commandHarness(async (effect) => {
          if (isRacing) await scheduler.schedule(Promise.resolve(), effect)
        })
        drive(60)
        isRacing = true
        const cut = async () => {
          world.now += SECOND_MS
          await request('RELAY,1#')
        }
        await scheduler.waitFor(Promise.all([cut(), deliver(), cut(), cut()]))
        const queue = world.entries.at(-1)?.queue
        expect(world.device.heldUntil).toBe(queue && heldUntil(queue))
      }),
      { numRuns: 60 },
    )
  })
})
