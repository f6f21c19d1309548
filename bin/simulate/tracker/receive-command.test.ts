import { describe, expect, it } from 'vitest'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { fleet } from '../vehicle/fleet.ts'
import { aVehicle, step } from '../vehicle/vehicle.ts'
import type { Behaviour, Command } from './inbox.ts'
import { receiveCommand } from './receive-command.ts'
import { advancedTo, aTracker, type Tracker } from './recorder.ts'

const NOON = Date.UTC(2026, 0, 5, 12)
const OWN_PACE = { rate: null, hourSeconds: 3600 }

const [boat, , , , car] = fleet(5)
if (!boat || !car) throw new Error('no fleet')
const tracker = aTracker(aVehicle(boat), NOON)

const CUT: Command = { commandId: 'c1', text: 'RELAY,1#', expiresAt: toIso(NOON + 60 * SECOND_MS) }
const RESTORE: Command = { commandId: 'c2', text: 'RELAY,0#', expiresAt: toIso(NOON + 60 * SECOND_MS) }

function afterCommands(first: Tracker, commands: readonly Command[], moody = 0) {
  let current = first
  const reactions = commands.map((command) => {
    const taken = receiveCommand(current, command, NOON, moody)
    current = taken.tracker
    return taken.reaction
  })
  return { tracker: current, reactions }
}

describe('a command that reached its unit', () => {
  it('CMD-5 shows in the report that follows at once', () => {
    const reported = advancedTo(tracker, NOON + SECOND_MS, OWN_PACE).tracker
    const cut = receiveCommand(reported, CUT, NOON + SECOND_MS, 0).tracker
    const { handedOver } = advancedTo(cut, NOON + 2 * SECOND_MS, OWN_PACE)
    expect(handedOver).toMatchObject([{ relayCut: true }])
  })

  it('T50 is obeyed once, however often it comes', () => {
    const { reactions } = afterCommands(tracker, Array(20).fill(CUT))
    expect(reactions.filter(({ kind }) => kind === 'obeyed')).toHaveLength(1)
  })

  it('T52 is ignored when it is replayed after another took its effect back', () => {
    const { tracker: restored, reactions } = afterCommands(tracker, [CUT, RESTORE, CUT])
    expect(restored.vehicle.orders.relayCut).toBe(false)
    expect(reactions.at(-1)).toEqual({ kind: 'ignored', why: 'repeated' })
  })

  it('T52 stays refused when it is replayed to a unit that has slowed down', () => {
    const fast = { ...aTracker(step(aVehicle(car), 30), NOON) }
    const refused = receiveCommand(fast, CUT, NOON, 0)
    expect(refused.reaction).toMatchObject({ answer: expect.stringContaining('SPEED IS MORE') })
    const slow = { ...refused.tracker, vehicle: aVehicle(car) }
    expect(receiveCommand(slow, CUT, NOON, 0).tracker.vehicle.orders.relayCut).toBe(false)
    expect(receiveCommand(slow, { ...CUT, commandId: 'c3' }, NOON, 0).tracker.vehicle.orders.relayCut).toBe(
      true,
    )
  })

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('T51 is not obeyed when its time is over: %i ms after it, obeyed %s', (ms, obeyed) => {
    const { tracker: after } = receiveCommand(tracker, CUT, Date.parse(CUT.expiresAt ?? '') + ms, 0)
    expect(after.vehicle.orders.relayCut).toBe(obeyed)
  })

  it('without an id or an expiry is obeyed', () => {
    expect(receiveCommand(tracker, { text: 'RELAY,1#' }, NOON, 0).tracker.vehicle.orders.relayCut).toBe(true)
  })
})

describe('the mood of a unit', () => {
  const commands = Array.from({ length: 400 }, (_, index) => ({ commandId: `c${index}`, text: 'STATUS#' }))
  const moods = (moody: number) =>
    afterCommands(tracker, commands, moody).reactions.map((reaction) =>
      reaction.kind === 'obeyed' ? reaction.mood : null,
    )
  const share = (all: readonly (Behaviour | null)[], mood: Behaviour) =>
    all.filter((one) => one === mood).length / all.length

  it('is the same in every run, and good where nobody asks for moods', () => {
    expect(moods(0.5)).toEqual(moods(0.5))
    expect(share(moods(0), 'answers')).toBe(1)
  })

  it('leaves unanswered what is asked for, half in silence and half by losing the network', () => {
    expect(share(moods(1), 'answers')).toBe(0)
    for (const mood of ['is silent', 'drops out'] as const)
      expect(Math.abs(share(moods(0.2), mood) - 0.1)).toBeLessThan(0.05)
  })

  it('does not change what is obeyed', () => {
    expect(receiveCommand(tracker, CUT, NOON, 1).tracker.vehicle.orders.relayCut).toBe(true)
  })
})
