import { describe, expect, test } from 'vitest'
import type { CommandReason } from '../../../shared/commands/command.ts'
import { commands as routes } from '../../../shared/commands/commands.routes.ts'
import { entriesOf } from '../../../shared/entries-of.ts'
import { DAY_MS, MINUTE_MS } from '../../../shared/time.ts'
import type { AcceptedFix } from '../../../shared/tracking/tracked.ts'
import { CALLER, commandHarness } from '../../../test/faults/commands/command-harness.ts'
import { TRACKER_ID } from '../../../test/faults/commands/command-stores.ts'

type Driven = ReturnType<typeof commandHarness>
type Case = {
  text: string
  /** 200 where the reason arises after the request. */
  Code: 200 | 202 | 403
  before?: (driven: Driven) => unknown
  after?: (driven: Driven) => unknown
}

const CUT = 'RELAY,1#'

const CASES: Record<CommandReason, Case> = {
  noFix: { text: CUT, Code: 202, before: ({ world }) => changeFix(world, null) },
  fixAge: { text: CUT, Code: 202, before: ({ world }) => advanceClock(world, MINUTE_MS) },
  invalidFix: { text: CUT, Code: 202, before: ({ world }) => changeFix(world, { clock: 'clock' }) },
  speedUnknown: { text: CUT, Code: 202, before: ({ world }) => changeFix(world, { speedKmh: null }) },
  speed: { text: CUT, Code: 202, before: ({ drive }) => drive(20) },
  'text-malformed': { text: 'STATUS', Code: 403 },
  'text-relay-spelling': { text: 'RELAY,2#', Code: 403 },
  'text-forbidden': { text: 'FACTORY#', Code: 403 },
  'text-unsupported': {
    text: 'TIMER,20#',
    Code: 403,
    before: ({ world }) => {
      world.dialect = 'teltonika'
    },
  },
  'no-subscription': {
    text: CUT,
    Code: 403,
    before: ({ world }) => {
      world.covered = false
    },
  },
  'too-many-open': {
    text: 'STATUS#',
    Code: 403,
    before: async ({ request, world }) => {
      for (let i = 0; i < 10; i++) await request(`TIMER,${i}#`)
      advanceClock(world, MINUTE_MS)
    },
  },
  superseded: { text: CUT, Code: 200, after: ({ request }) => request('RELAY,0#') },
  'tracker-refused': {
    text: CUT,
    Code: 200,
    after: async ({ deliver, answer }) => {
      await deliver()
      await answer('SPEED IS MORE THAN 20KM/H', null)
    },
  },
  undelivered: { text: 'STATUS#', Code: 200, after: ({ world }) => advanceClock(world, DAY_MS) },
  unanswered: {
    text: 'STATUS#',
    Code: 200,
    after: async ({ deliver, world }) => {
      await deliver()
      advanceClock(world, DAY_MS)
    },
  },
}

describe('T60 the code of each reason', () => {
  test.each(entriesOf(CASES))(
    'T60 CMD-4 %s goes over the wire',
    async (reason, { text, Code, before, after }) => {
      const driven = commandHarness()
      driven.drive(5)
      await before?.(driven)
      const response = await driven.request(text)
      if (!('reply' in response)) throw new Error('refused as a whole')
      const reply = routes.sendTextCommand.reply.parse(response.reply)
      expect(reply).toMatchObject({ Code, ErrMsg: Code === 200 ? '' : reason })
      await after?.(driven)
      expect(await logged(driven, reply.commandId)).toMatchObject({ kind: reply.kind, text, reason })
    },
  )
})

function changeFix(world: Driven['world'], change: Partial<AcceptedFix> | null): void {
  const { last } = world.tracked
  world.tracked = { ...world.tracked, last: last && change && { ...last, ...change } }
}

function advanceClock(world: Driven['world'], ms: number): void {
  world.now += ms
}

/** The command as the log shows it, by the schema of the route. */
async function logged({ actions }: Driven, commandId: string) {
  const path = { id: TRACKER_ID }
  const response = await actions.listCommands({ path, query: undefined, body: undefined }, CALLER)
  if (!('reply' in response)) throw new Error('refused')
  const { commands } = routes.listCommands.reply.parse(response.reply)
  return commands.find((command) => command.commandId === commandId)
}
