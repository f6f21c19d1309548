import { describe, expect, it } from 'vitest'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { fleet } from '../vehicle/fleet.ts'
import { aVehicle } from '../vehicle/vehicle.ts'
import type { Behaviour, Command } from './inbox.ts'
import { receiveCommand } from './receive-command.ts'
import { advancedTo, aTracker, type Tracker } from './recorder.ts'

const NOON = Date.UTC(2026, 0, 5, 12)
/** On its way to the depot. */
const ON_THE_EXPRESSWAY = Date.UTC(2026, 0, 5, 7, 48)
const OWN_PACE = { rate: null, hourSeconds: 3600 }

const [boat, , , , car] = fleet(5, 'UTC')
if (!boat || !car) throw new Error('no fleet')
const tracker = aTracker(aVehicle(boat, NOON), NOON)

const CUT: Command = { commandId: 'c1', text: 'RELAY,1#', expiresAt: toIso(NOON + 60 * SECOND_MS) }
const RESTORE: Command = { commandId: 'c2', text: 'RELAY,0#', expiresAt: toIso(NOON + 60 * SECOND_MS) }

function afterCommands(first: Tracker, commands: readonly Command[], dropout = 0) {
  let current = first
  const reactions = commands.map((command) => {
    const received = receiveCommand(current, command, NOON, dropout)
    current = received.tracker
    return received.reaction
  })
  return { tracker: current, reactions }
}

describe('a command that reached its tracker', () => {
  it('CMD-5 shows in the next report, which is sent immediately', () => {
    const reported = advancedTo(tracker, NOON + SECOND_MS, OWN_PACE).tracker
    const cut = receiveCommand(reported, CUT, NOON + SECOND_MS, 0).tracker
    const { sent } = advancedTo(cut, NOON + 2 * SECOND_MS, OWN_PACE)
    expect(sent).toMatchObject([{ relayCut: true }])
  })

  it('T50 is executed once, however often it arrives', () => {
    const { reactions } = afterCommands(tracker, Array(20).fill(CUT))
    expect(reactions.filter(({ kind }) => kind === 'executed')).toHaveLength(1)
  })

  it('T52 is ignored when it is replayed after another reversed it', () => {
    const { tracker: restored, reactions } = afterCommands(tracker, [CUT, RESTORE, CUT])
    expect(restored.vehicle.settings.relayCut).toBe(false)
    expect(reactions.at(-1)).toEqual({ kind: 'ignored', reason: 'repeated' })
  })

  it('T52 is not executed when it is replayed to a tracker that has slowed down', () => {
    const fast = aTracker(aVehicle(car, ON_THE_EXPRESSWAY), NOON)
    const refused = receiveCommand(fast, CUT, NOON, 0)
    expect(refused.reaction).toMatchObject({ answer: expect.stringContaining('SPEED IS MORE') })
    const slow = { ...refused.tracker, vehicle: aVehicle(car, NOON) }
    expect(receiveCommand(slow, CUT, NOON, 0).tracker.vehicle.settings.relayCut).toBe(false)
    expect(receiveCommand(slow, { ...CUT, commandId: 'c3' }, NOON, 0).tracker.vehicle.settings.relayCut).toBe(
      true,
    )
  })

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('T51 is not executed after its expiry: %i ms after it, executed %s', (ms, executed) => {
    const { tracker: after } = receiveCommand(tracker, CUT, Date.parse(CUT.expiresAt ?? '') + ms, 0)
    expect(after.vehicle.settings.relayCut).toBe(executed)
  })

  it('without an id or an expiry is executed', () => {
    expect(receiveCommand(tracker, { text: 'RELAY,1#' }, NOON, 0).tracker.vehicle.settings.relayCut).toBe(
      true,
    )
  })
})

describe('a flaky tracker', () => {
  const commands = Array.from({ length: 400 }, (_, index) => ({ commandId: `c${index}`, text: 'STATUS#' }))
  const behaviours = (dropout: number) =>
    afterCommands(tracker, commands, dropout).reactions.map((reaction) =>
      reaction.kind === 'executed' ? reaction.behaviour : null,
    )
  const share = (all: readonly (Behaviour | null)[], behaviour: Behaviour) =>
    all.filter((candidate) => candidate === behaviour).length / all.length

  it('behaves the same in every run, and always answers without dropout', () => {
    expect(behaviours(0.5)).toEqual(behaviours(0.5))
    expect(share(behaviours(0), 'answers')).toBe(1)
  })

  it('leaves the requested share unanswered, half of it by losing the connection', () => {
    expect(share(behaviours(1), 'answers')).toBe(0)
    for (const behaviour of ['noAnswer', 'dropsOut'] as const)
      expect(Math.abs(share(behaviours(0.2), behaviour) - 0.1)).toBeLessThan(0.05)
  })

  it('executes all commands', () => {
    expect(receiveCommand(tracker, CUT, NOON, 1).tracker.vehicle.settings.relayCut).toBe(true)
  })
})
