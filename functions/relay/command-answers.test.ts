import { describe, expect, test } from 'vitest'
import { ANSWER_WITHIN_MS } from '../../shared/commands/lifetimes.ts'
import { DAY_MS, MINUTE_MS } from '../../shared/time.ts'
import { commandHarness } from '../../test/faults/commands/command-harness.ts'
import { commandLogFaults } from '../../test/faults/commands/command-log-faults.ts'

const YES = 'Success!'
/** Longer than a sent command delays the next one. */
const AFTER_ANSWER_TIMEOUT_S = 100

describe('answers', () => {
  /** STATUS# has been sent. */
  async function afterSending() {
    const driven = commandHarness()
    driven.drive(5)
    await driven.request('STATUS#')
    driven.drive(5)
    await driven.deliver()
    const { world } = driven
    const commandId = world.published[0]?.commandId ?? ''
    const logged = () =>
      world.entries.flatMap(({ changed }) => changed).map(({ state, answer }) => [state, answer])
    return { ...driven, commandId, logged }
  }
  const SENT = [
    ['queued', null],
    ['sent', null],
  ]

  test('T53 a repeated answer is saved once', async () => {
    const { answer, commandId, logged } = await afterSending()
    for (const id of [commandId, commandId, null]) await answer('12.6 V', id)
    expect(logged()).toEqual([...SENT, ['answered', '12.6 V']])
  })

  test('T53 an answer is saved within the day, but not after the command expired or for an unknown id', async () => {
    const late = await afterSending()
    late.world.now += DAY_MS - MINUTE_MS
    await late.answer('12.6 V', 'another')
    expect(late.logged()).toEqual(SENT)
    await late.answer('12.6 V', late.commandId)
    expect(late.logged()).toEqual([...SENT, ['answered', '12.6 V']])

    const tooLate = await afterSending()
    tooLate.world.now += DAY_MS
    await tooLate.answer('12.6 V', tooLate.commandId)
    expect(tooLate.logged()).toEqual([...SENT, ['expired', null]])
  })

  test('T53 an answer without an id belongs to the command that was sent last', async () => {
    const { request, drive, deliver, answer, world } = await afterSending()
    await request('VERSION#')
    drive(5, AFTER_ANSWER_TIMEOUT_S)
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
  'T53 T54 a lost restore that is requested again %d ms later has been sent %d times',
  async (laterMs, times) => {
    const { world, unit, request, drive, deliver } = commandHarness()
    unit.relayCut = true
    await request('RELAY,0#')
    drive(60)
    await deliver()
    world.now += laterMs
    await request('RELAY,0#')
    drive(60)
    await deliver()
    expect(new Set(world.published.map(({ commandId }) => commandId)).size).toBe(times)
    expect(world.published).toHaveLength(times)
    expect(commandLogFaults(world.entries)).toEqual([])
  },
)

test('T54 a relay that only answers yes takes any number of commands: an answered one blocks nothing', async () => {
  const { world, unit, request, answer, drive, deliver } = commandHarness()
  unit.relayCut = null
  drive(5)
  for (let i = 0; i < 30; i++) {
    await request(i % 2 === 0 ? 'RELAY,1#' : 'RELAY,0#')
    drive(5)
    await deliver()
    await answer(YES, null)
  }
  expect(world.published).toHaveLength(30)
  expect(world.entries.at(-1)?.queue.open).toHaveLength(1)
})
