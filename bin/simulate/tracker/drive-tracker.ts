import { SECOND_MS } from '../../../shared/time.ts'
import { sleep } from '../sleep.ts'
import type { Behaviour, Command } from './inbox.ts'
import { type Reaction, receiveCommand } from './receive-command.ts'
import { advancedTo, caughtUpTo, type Pace, type Tracker } from './recorder.ts'
import { renewableUplink, type UplinkSettings } from './renewable-uplink.ts'
import type { Credentials, Uplink } from './uplink.ts'

type TrackerDeps = UplinkSettings & {
  pace: Pace
  /** The share of commands, 0 to 1, that the tracker executes without answering. */
  dropout: number
}

const TICK_SECONDS = 1
const DRAIN_TIMEOUT_SECONDS = 10
const DRAIN_POLL_SECONDS = 0.1
/** How long a tracker in storage mode stays connected for commands after a report. */
const AWAKE_SECONDS = 10
/** The most of an hour that a tracker is awake, so that it sleeps even in a shortened hour. */
const MAX_AWAKE_SHARE = 0.5
/** Multiples of the golden ratio's fraction spread the first ticks of a large fleet evenly. */
const TICK_SPREAD = 0.618

/** Drives a tracker until the signal. If its clock is in the past, it first reports what happened since. */
export async function driveTracker(
  first: Tracker,
  credentials: Credentials,
  deps: TrackerDeps,
): Promise<void> {
  const { pace, dropout, signal } = deps
  const { rate, hourSeconds } = pace
  const { trackerId, seed } = first.vehicle.unit
  let tracker = first
  const onCommand = (command: Command) => {
    const received = receiveCommand(tracker, command, Date.now(), dropout)
    tracker = received.tracker
    console.log(`${trackerId}: ${command.text} -> ${reactionText(received.reaction)}`)
    return received.reaction
  }
  const uplink = renewableUplink(trackerId, credentials, onCommand, deps)

  const { tracker: caughtUp, positions } = caughtUpTo(tracker, Date.now())
  tracker = caughtUp
  uplink.current().send(positions)

  const awakeMs = Math.min(AWAKE_SECONDS, hourSeconds * MAX_AWAKE_SHARE) * SECOND_MS
  const tickMs = (rate === null ? TICK_SECONDS : 1 / rate) * SECOND_MS
  let tickAt = Date.now() + tickMs * ((seed * TICK_SPREAD) % 1)
  while (!signal.aborted) {
    await sleep(Math.max(0, tickAt - Date.now()) / SECOND_MS, signal)
    const now = Date.now()
    tickAt = Math.max(tickAt + tickMs, now)
    if (signal.aborted || now <= tracker.clock) continue
    const { tracker: next, sent } = advancedTo(tracker, now, pace)
    tracker = next
    uplink.current().send(sent)
    const idleSince = uplink.idleSince()
    const isInStorageMode = tracker.vehicle.settings.storageMode && rate === null
    if (isInStorageMode && idleSince !== null && now - idleSince >= awakeMs) uplink.current().sleep()
  }
  await drain(uplink.current())
}

const BEHAVIOUR_TEXTS: Record<Behaviour, string> = {
  answers: '',
  noAnswer: ' (executed, no answer sent)',
  dropsOut: ' (executed, connection lost before the answer)',
}
const reactionText = (reaction: Reaction) =>
  reaction.kind === 'ignored'
    ? `ignored: ${reaction.reason}`
    : reaction.answer + BEHAVIOUR_TEXTS[reaction.behaviour]

/** Waits a while for outstanding acknowledgements, then closes the uplink. */
async function drain(uplink: Uplink): Promise<void> {
  const deadline = Date.now() + DRAIN_TIMEOUT_SECONDS * SECOND_MS
  while (Date.now() < deadline) {
    const { connected, queued, inFlight } = uplink.counts()
    if (!connected || queued + inFlight === 0) break
    await sleep(DRAIN_POLL_SECONDS)
  }
  await uplink.close()
}
