import type { CommandQueue } from '../../shared/commands/command.ts'
import {
  type Answer,
  offerNext,
  type ReportedSwitches,
  recordAnswer,
  recordProof,
  refuseUnsupported,
} from '../../shared/commands/command-queue.ts'
import { type Interlock, relayInterlock } from '../../shared/commands/relay-interlock.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { type Dialect, encodeCommand } from '../../shared/trackers/dialects.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import type { TrackerCommands } from '../outside/tracker-commands.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { DeviceStore } from '../stores/devices.ts'
import type { SubscriptionStore } from '../stores/subscriptions.ts'
import type { StoredTracker, TrackerStore } from '../stores/trackers.ts'
import { type CommandStepDeps, type QueueOwner, takeCommandStep } from './command-step.ts'

/** The word is left before the command is in the log: an empty log may be about to have it. */
const PENDING_AT_LEAST_MS = MINUTE_MS

export type DeliveryDeps = CommandStepDeps & {
  commands: TrackerCommands
  devices: Pick<DeviceStore, 'get' | 'updateSwitch'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
  trackers: Pick<TrackerStore, 'clearPending'>
  clock: () => number
}
/** One for whom a command was asked for, at `pendingSince`, and that has just spoken `dialect`. */
export type PendingTracker = StoredTracker & { pendingSince: number; dialect: Dialect }

/**
 * A tracker with pending commands was heard and its position is stored: what it reports may prove one, and the
 * next one goes out. It is marked as sent before it is published, so that no failure can send it twice.
 */
export async function deliverCommands(
  tracker: PendingTracker,
  tracked: Tracked,
  reported: ReportedSwitches,
  deps: DeliveryDeps,
): Promise<void> {
  const { trackerId, pendingSince, dialect } = tracker
  const covered = await isCovered(tracker, deps)
  // The clock, not the message's receipt: a message that Lambda tries again is older than it says.
  const now = deps.clock()
  const seen = relayInterlock(tracked, now)
  const gate: Interlock = covered ? seen : { ...seen, reason: 'no-subscription' }
  const offer = (queue: CommandQueue) => {
    const shown = recordProof(queue, reported, now)
    const spoken = refuseUnsupported(
      (command) => encodeCommand(dialect, trackerId, command) !== null,
      shown.queue,
    )
    const next = offerNext(spoken.queue, gate, now)
    return { ...next, changed: [...shown.changed, ...spoken.changed, ...next.changed] }
  }
  const { queue, send } = await takeCommandStep(queueOwnerOf(tracker), now, offer, deps)
  if (send) {
    await deps.commands.send(trackerId, dialect, send).catch((error) => {
      log('error', 'command-not-published', { commandId: send.commandId, reason: reasonOf(error) })
    })
  }
  if (queue.open.length === 0 && pendingSince < now - PENDING_AT_LEAST_MS)
    await deps.trackers.clearPending(trackerId, pendingSince)
}

async function isCovered({ accountId, trackerId }: StoredTracker, deps: DeliveryDeps): Promise<boolean> {
  const device = await deps.devices.get(accountId, trackerId)
  return device !== null && deps.subscriptions.covers(accountId, device.subscriptionId, trackerId)
}

const queueOwnerOf = ({ accountId, trackerId, trackId }: StoredTracker): QueueOwner => ({
  accountId,
  deviceId: trackerId,
  trackId,
})

/** A tracker's words, from its answers topic or inside its telemetry. */
export async function saveAnswer(
  tracker: StoredTracker,
  answer: Answer,
  deps: CommandStepDeps & { clock: () => number },
): Promise<void> {
  const now = deps.clock()
  await takeCommandStep(queueOwnerOf(tracker), now, (queue) => recordAnswer(queue, answer, now), deps)
}
