import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '../../../shared/time.ts'
import type { Dialect } from '../../../shared/trackers/dialects.ts'
import { commandHarness } from '../../../test/faults/commands/command-harness.ts'

/** A tracker of this dialect that has just reported this speed. */
function aUnitOf(dialect: Dialect, speedKmh = 5) {
  const driven = commandHarness()
  driven.world.dialect = dialect
  driven.drive(speedKmh)
  return driven
}
type Unit = ReturnType<typeof aUnitOf>

const codeOf = async ({ request }: Unit, text: string) => {
  const response = await request(text)
  return 'reply' in response && 'Code' in response.reply ? response.reply.Code : null
}
const lastOf = ({ world }: Unit) =>
  world.entries.at(-1)?.changed.map(({ text, state, reason }) => [text, state, reason])

describe('CMD-4 commands that a dialect does not support', () => {
  test.each([
    ['teltonika', 'TIMER,20#', 403],
    ['teltonika', 'HC,15,3600,3600#', 403],
    ['teltonika', 'STATUS#', 200],
    ['teltonika', 'RELAY,1#', 200],
    ['owntracks', 'STATUS#', 403],
    ['owntracks', 'RELAY,1#', 403],
    ['vectra', 'TIMER,20#', 200],
  ] as const)('CMD-4 %s and %s: Code %d, and a refused one is not queued', async (dialect, text, code) => {
    const unit = aUnitOf(dialect)
    expect(await codeOf(unit, text)).toBe(code)
    expect(unit.world.entries.at(-1)?.queue.open).toHaveLength(code === 200 ? 1 : 0)
  })

  test('T54 a restore is never refused for the last dialect: the next message decides', async () => {
    const unit = aUnitOf('owntracks')
    expect(await codeOf(unit, 'RELAY,0#')).toBe(200)
    unit.world.dialect = 'vectra'
    unit.drive(60)
    await unit.deliver()
    expect(unit.world.published.map(({ text }) => text)).toEqual(['RELAY,0#'])
  })

  test('a queued command is refused with the reason when the tracker has changed to another dialect', async () => {
    const unit = aUnitOf('vectra')
    for (const text of ['TIMER,20#', 'STATUS#']) await unit.request(text)
    unit.world.dialect = 'teltonika'
    unit.drive(5)
    await unit.deliver()
    expect(lastOf(unit)).toEqual([
      ['TIMER,20#', 'refused', 'text-unsupported'],
      ['STATUS#', 'sent', null],
    ])
    expect(unit.world.published.map(({ text }) => text)).toEqual(['STATUS#'])
  })
})

test('T45 T48 the interlock holds a Teltonika cut too, in any spelling', async () => {
  const unit = aUnitOf('teltonika', 60)
  expect(await codeOf(unit, 'RELAY,1#')).toBe(202)
  expect(await codeOf(unit, 'setdigout 1#')).toBe(403)
  unit.drive(60)
  await unit.deliver()
  expect(unit.world.published).toEqual([])
  unit.drive(5)
  await unit.deliver()
  expect(unit.world.published.map(({ text }) => text)).toEqual(['RELAY,1#'])
})

test('T53 a retried answer without an id does not count for a command that was sent after it', async () => {
  const unit = aUnitOf('vectra')
  await unit.request('STATUS#')
  unit.drive(5)
  await unit.deliver()
  const { commandId, sentAt } = unit.world.published[0] ?? {}
  if (commandId === undefined || !sentAt) throw new Error('nothing was sent')
  unit.world.now += SECOND_MS
  await unit.answer('of an earlier command', null, sentAt - 1)
  expect(lastOf(unit)).toEqual([['STATUS#', 'sent', null]])
  await unit.answer('Battery: 12.6', null, sentAt)
  expect(lastOf(unit)).toEqual([['STATUS#', 'answered', null]])
})
