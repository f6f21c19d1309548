import { commandActions } from '../../../functions/handlers/commands/actions.ts'
import { deliverCommands, saveAnswer } from '../../../functions/relay/deliver-commands.ts'
import type { ReportedSwitches } from '../../../shared/commands/command-outcome.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { advance } from '../../../shared/tracking/advance.ts'
import { aCaller } from '../../make/api/a-caller.ts'
import { aStampedPosition } from '../../make/tracking/a-position.ts'
import { commandStores, type OnEffect, OWNER, TRACKER_ID } from './command-stores.ts'

export const CALLER = aCaller(OWNER)

/** The commands of one tracker over in-memory stores, driven by its owner and its firmware. */
export function commandHarness(onEffect?: OnEffect) {
  const { world, deps, tracker } = commandStores(onEffect)
  const actions = commandActions(deps)
  /** The switch states that the tracker reports. `relayCut` is null for a relay that does not report. */
  const unit: Pick<ReportedSwitches, 'relayCut' | 'reportIntervalSeconds'> = {
    relayCut: false,
    reportIntervalSeconds: 60,
  }

  return {
    world,
    unit,
    actions,
    request: (text: string) =>
      actions.sendTextCommand(
        { body: { DeviceID: TRACKER_ID, TextCommand: text }, path: {}, query: undefined },
        CALLER,
      ),

    /** Advances the clock and stores a position. */
    drive(speedKmh: number, afterSeconds = 2): void {
      world.now += afterSeconds * SECOND_MS
      const recordedAt = world.now - SECOND_MS / 2
      const position = aStampedPosition({ recordedAt, receivedAt: world.now, speedKmh, ...unit })
      world.tracked = advance(world.tracked, position, { now: world.now, deviceType: 'car' }).tracked
    },

    /** Runs what a stored position triggers. */
    async deliver(): Promise<void> {
      const { pendingSince } = world
      if (pendingSince === null) return
      const { relayCut, reportIntervalSeconds } = world.tracked.readings
      const reported = { at: world.tracked.newest?.shownAt ?? 0, relayCut, reportIntervalSeconds }
      await deliverCommands({ ...tracker(), pendingSince }, world.tracked, reported, deps)
    },

    /** An answer from the tracker, received now or earlier. */
    answer: (text: string, commandId: string | null, receivedAt = world.now) =>
      saveAnswer(tracker(), { commandId, text, receivedAt }, deps),
  }
}
