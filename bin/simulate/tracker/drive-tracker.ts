import { setTimeout as delay } from 'node:timers/promises'
import { SECOND_MS } from '../../../shared/time.ts'
import { messageOf } from '../../cli/user-error.ts'
import type { Tally } from '../tally.ts'
import type { Behaviour, Command } from './inbox.ts'
import { type Reaction, receiveCommand } from './receive-command.ts'
import { advancedTo, caughtUpTo, type Pace, type Tracker } from './recorder.ts'
import { type Credentials, openUplink, type Uplink, type UplinkFailure } from './uplink.ts'

type TrackerDeps = {
  tally: Tally
  pace: Pace
  /** The share of commands, 0 to 1, that the tracker executes without answering. */
  dropout: number
  signal: AbortSignal
  /** Creates new credentials after a refusal. */
  renewCredentials(trackerId: string): Promise<Credentials>
}

/** Keeps an array of positions below the limit of 128 kB per message. */
const MAX_BATCH_SIZE = 200
const MAX_IN_FLIGHT = 10
const TICK_SECONDS = 1
const DRAIN_TIMEOUT_SECONDS = 10
const DRAIN_POLL_SECONDS = 0.1
const RENEW_DELAY_SECONDS = 5
const MAX_RENEW_DELAY_SECONDS = 60
/** How long a tracker in storage mode stays connected for commands after a report. */
const AWAKE_SECONDS = 10
/** So that it also sleeps in an hour that is shorter than that. */
const MAX_AWAKE_SHARE = 0.5
/** Multiples of the golden ratio's fraction spread the first ticks of a large fleet evenly. */
const TICK_SPREAD = 0.618

const sleep = (seconds: number, signal?: AbortSignal) =>
  delay(seconds * SECOND_MS, undefined, { signal }).catch(() => undefined)

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

/** A tracker's uplink, which is replaced by one with new credentials when the broker refuses the current ones. */
function renewableUplink(
  trackerId: string,
  credentials: Credentials,
  onCommand: (command: Command) => Reaction,
  { tally, signal, renewCredentials }: TrackerDeps,
) {
  let refusals = 0
  let acknowledgedAt = Date.now()
  const onFailure = ({ kind, reason, consecutive }: UplinkFailure) => {
    if (signal.aborted) return
    if (consecutive === 1) console.log(`${trackerId}: ${reason}; trying again`)
    if (kind === 'refused') void renew()
  }
  const open = (valid: Credentials) => {
    const opened = openUplink({
      trackerId,
      credentials: valid,
      maxBatchSize: MAX_BATCH_SIZE,
      maxInFlight: MAX_IN_FLIGHT,
      onAcknowledged(positions) {
        refusals = 0
        acknowledgedAt = Date.now()
        tally.acknowledge(trackerId, positions)
      },
      onFailure,
      onCommand,
    })
    tally.watch(trackerId, opened)
    return opened
  }
  let uplink = open(credentials)

  async function renew() {
    const refused = uplink
    await sleep(Math.min(MAX_RENEW_DELAY_SECONDS, RENEW_DELAY_SECONDS * refusals), signal)
    refusals += 1
    const renewed = await renewCredentials(trackerId).catch((error) => {
      console.log(`${trackerId}: could not renew the credentials: ${messageOf(error)}`)
      return null
    })
    if (signal.aborted) return
    if (renewed === null) return renew()
    uplink = open(renewed)
    uplink.send(refused.abandon())
  }
  return {
    current: () => uplink,
    /** When the last position was acknowledged (epoch ms); `null` while others are queued or in flight. */
    idleSince() {
      const { queued, inFlight } = uplink.counts()
      return queued + inFlight > 0 ? null : acknowledgedAt
    },
  }
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
