import type { CommandQueue } from '../../shared/commands/command.ts'
import {
  type Answer,
  type ReportedSwitches,
  recordAnswer,
  recordProof,
} from '../../shared/commands/command-outcome.ts'
import { offerNext, refuseUnsupported } from '../../shared/commands/offer-next.ts'
import { type Interlock, relayInterlock } from '../../shared/commands/relay-interlock.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { type Dialect, encodeCommand } from '../../shared/trackers/dialects.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import type { TrackerCommands } from '../outside/tracker-commands.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { SubscriptionStore } from '../stores/billing/subscriptions.ts'
import { wholeAccount } from '../stores/devices/device-scope.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import type { StoredTracker, TrackerStore } from '../stores/devices/trackers.ts'
import { type CommandStepDeps, type QueueOwner, takeCommandStep } from './command-step.ts'

/** A tracker is marked as pending before its command is in the log, so an empty queue may be about to get one. */
const PENDING_AT_LEAST_MS = MINUTE_MS

export type DeliveryDeps = CommandStepDeps & {
  commands: TrackerCommands
  devices: Pick<DeviceStore, 'get' | 'updateSwitch' | 'updateHeld'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
  trackers: Pick<TrackerStore, 'clearPending'>
  clock: () => number
}
/** A tracker with a command requested at `pendingSince`, and the dialect of the message that just arrived. */
export type PendingTracker = StoredTracker & { pendingSince: number; dialect: Dialect }

/**
 * Runs after a position of a tracker with pending commands is stored: its readings may prove a command, and the next
 * one is sent. The log marks a command as sent before it is published, so no failure can send it twice.
 */
export async function deliverCommands(
  tracker: PendingTracker,
  tracked: Tracked,
  reported: ReportedSwitches,
  deps: DeliveryDeps,
): Promise<void> {
  const { trackerId, pendingSince, dialect } = tracker
  const covered = await isCovered(tracker, deps)
  // The clock, not the time of receipt: a message that Lambda retries is older.
  const now = deps.clock()
  const byFix = relayInterlock(tracked, now)
  const interlock: Interlock = covered ? byFix : { ...byFix, reason: 'no-subscription' }
  const offer = (queue: CommandQueue) => {
    const proved = recordProof(queue, reported, now)
    const supported = refuseUnsupported(
      (command) => encodeCommand(dialect, trackerId, command) !== null,
      proved.queue,
    )
    const next = offerNext(supported.queue, interlock, now)
    return { ...next, changed: [...proved.changed, ...supported.changed, ...next.changed] }
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
  const device = await deps.devices.get(wholeAccount(accountId), trackerId)
  return device !== null && deps.subscriptions.covers(accountId, device.subscriptionId, trackerId)
}

const queueOwnerOf = ({ accountId, trackerId, trackId }: StoredTracker): QueueOwner => ({
  accountId,
  deviceId: trackerId,
  trackId,
})

/** Saves a tracker's answer to a command, from its answers topic or from its telemetry. */
export async function saveAnswer(
  tracker: StoredTracker,
  answer: Answer,
  deps: CommandStepDeps & { clock: () => number },
): Promise<void> {
  const now = deps.clock()
  await takeCommandStep(queueOwnerOf(tracker), now, (queue) => recordAnswer(queue, answer, now), deps)
}
