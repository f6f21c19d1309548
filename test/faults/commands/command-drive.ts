import { commandActions } from '../../../functions/commands/actions.ts'
import { deliverCommands, saveAnswer } from '../../../functions/common/deliver-commands.ts'
import type { ReportedSwitches } from '../../../shared/commands/command-outcome.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { advance } from '../../../shared/tracking/advance.ts'
import { aStampedPosition } from '../../make/tracking/a-position.ts'
import { commandStores, OWNER, type Passes, TRACKER_ID } from './command-stores.ts'

export const CALLER = { accountId: OWNER, sourceIp: '192.0.2.1', wantsAlternative: false }

/** The commands of one tracker over stores in memory, and what its owner and its unit can do. */
export function commandDrive(passes?: Passes) {
  const { world, deps, tracker } = commandStores(passes)
  const actions = commandActions(deps)
  /** What it says of its switches; a relay that does not say is null. */
  const unit: Pick<ReportedSwitches, 'relayCut' | 'reportIntervalSeconds'> = {
    relayCut: false,
    reportIntervalSeconds: 60,
  }

  return {
    world,
    unit,
    actions,
    ask: (text: string) =>
      actions.sendTextCommand(
        { body: { DeviceID: TRACKER_ID, TextCommand: text }, path: {}, query: undefined },
        CALLER,
      ),

    /** Time goes on, and a position is stored. */
    drive(speedKmh: number, afterSeconds = 2): void {
      world.now += afterSeconds * SECOND_MS
      const recordedAt = world.now - SECOND_MS / 2
      const position = aStampedPosition({ recordedAt, receivedAt: world.now, speedKmh, ...unit })
      world.tracked = advance(world.tracked, position, { now: world.now, deviceType: 'car' }).tracked
    },

    /** What the stored position sets off. */
    async deliver(): Promise<void> {
      const { pendingSince } = world
      if (pendingSince === null) return
      const { relayCut, reportIntervalSeconds } = world.tracked.readings
      const reported = { at: world.tracked.newest?.shownAt ?? 0, relayCut, reportIntervalSeconds }
      await deliverCommands({ ...tracker(), pendingSince }, world.tracked, reported, deps)
    },

    /** The unit's words; they may be older than the moment in which they are read. */
    answer: (text: string, commandId: string | null, receivedAt = world.now) =>
      saveAnswer(tracker(), { commandId, text, receivedAt }, deps),
  }
}
