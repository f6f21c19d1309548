import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '../../../shared/time.ts'
import { messageOf } from '../../cli/user-error.ts'
import type { Tally } from '../tally.ts'
import type { Behaviour, Command } from './inbox.ts'
import { type Reaction, receiveCommand } from './receive-command.ts'
import { advancedTo, caughtUpTo, type Pace, type Tracker } from './recorder.ts'
import { type Credentials, openUplink, type UplinkFailure } from './uplink.ts'

type TrackerDeps = {
  tally: Tally
  pace: Pace
  /** The share of commands, 0 to 1, that are obeyed and never answered. */
  moody: number
  signal: AbortSignal
  /** Takes new credentials after a refusal. */
  renewCredentials(trackerId: string): Promise<Credentials>
}

/** An array of so many positions stays below the 128 kB of a message. */
const BATCH_SIZE = 200
const IN_FLIGHT_MAX = 10
const TICK_SECONDS = 1
const SETTLE_SECONDS = 10
const SETTLE_LOOK_SECONDS = 0.1
const RENEW_AFTER_SECONDS = 5
const RENEW_AFTER_SECONDS_MAX = 60
/** How long a unit in storage mode stays awake for commands after it was heard. */
const LISTEN_SECONDS = 10
/** Of a short hour it still sleeps a part. */
const LISTEN_SHARE_MAX = 0.5

const slept = (seconds: number, signal?: AbortSignal) =>
  sleep(seconds * SECOND_MS, undefined, { signal }).catch(() => undefined)

/** One tracker's line, which takes new credentials when the broker refuses the ones it has. */
function openLine(
  trackerId: string,
  credentials: Credentials,
  onCommand: (command: Command) => Reaction,
  { tally, signal, renewCredentials }: TrackerDeps,
) {
  let refusals = 0
  let talkedAt = Date.now()
  const onTrouble = ({ kind, reason, consecutive: inARow }: UplinkFailure) => {
    if (signal.aborted) return
    if (inARow === 1) console.log(`${trackerId}: ${reason}; trying again`)
    if (kind === 'refused') void renew()
  }
  const open = (valid: Credentials) => {
    const opened = openUplink({
      trackerId,
      credentials: valid,
      batchSize: BATCH_SIZE,
      inFlightMax: IN_FLIGHT_MAX,
      onAcknowledged(positions) {
        refusals = 0
        talkedAt = Date.now()
        tally.acknowledge(trackerId, positions)
      },
      onFailure: onTrouble,
      onCommand,
    })
    tally.watch(trackerId, opened)
    return opened
  }
  let uplink = open(credentials)

  async function renew() {
    const refused = uplink
    await slept(Math.min(RENEW_AFTER_SECONDS_MAX, RENEW_AFTER_SECONDS * refusals), signal)
    refusals += 1
    const renewed = await renewCredentials(trackerId).catch((error) => {
      console.log(`${trackerId}: no new credentials: ${messageOf(error)}`)
      return null
    })
    if (signal.aborted) return
    if (renewed === null) return renew()
    uplink = open(renewed)
    uplink.send(refused.abandon())
  }
  return {
    current: () => uplink,
    /** Since when nothing was said, epoch milliseconds; `null` while something has still to be. */
    quietSince() {
      const { waiting, inFlight } = uplink.counts()
      return waiting + inFlight > 0 ? null : talkedAt
    },
  }
}

/** Drives one tracker until the signal: its past first, if its clock is behind, then live. */
export async function driveTracker(
  first: Tracker,
  credentials: Credentials,
  deps: TrackerDeps,
): Promise<void> {
  const { pace, moody, signal } = deps
  const { rate, hourSeconds } = pace
  const { trackerId, seed } = first.vehicle.unit
  let tracker = first
  const onCommand = (command: Command) => {
    const taken = receiveCommand(tracker, command, Date.now(), moody)
    tracker = taken.tracker
    console.log(`${trackerId}: ${command.text} -> ${wordsFor(taken.reaction)}`)
    return taken.reaction
  }
  const line = openLine(trackerId, credentials, onCommand, deps)

  const { tracker: caughtUp, positions } = caughtUpTo(tracker, Date.now())
  tracker = caughtUp
  line.current().send(positions)

  const listenMs = Math.min(LISTEN_SECONDS, hourSeconds * LISTEN_SHARE_MAX) * SECOND_MS
  const tickMs = (rate === null ? TICK_SECONDS : 1 / rate) * SECOND_MS
  // Spread over the first tick by the golden ratio, so that a large fleet does not speak at once.
  let dueAt = Date.now() + tickMs * ((seed * 0.618) % 1)
  while (!signal.aborted) {
    await slept(Math.max(0, dueAt - Date.now()) / SECOND_MS, signal)
    const now = Date.now()
    dueAt = Math.max(dueAt + tickMs, now)
    if (signal.aborted || now <= tracker.clock) continue
    const { tracker: next, handedOver } = advancedTo(tracker, now, pace)
    tracker = next
    line.current().send(handedOver)
    const quietSince = line.quietSince()
    const sleeps = tracker.vehicle.orders.storageMode && rate === null
    if (sleeps && quietSince !== null && now - quietSince >= listenMs) line.current().sleep()
  }
  await lastWords(line.current())
}

const MOOD_WORDS: Record<Behaviour, string> = {
  answers: '',
  'is silent': ' (obeyed, and keeps silent)',
  'drops out': ' (obeyed, and drops out before it answers)',
}
const wordsFor = (reaction: Reaction) =>
  reaction.kind === 'ignored' ? `ignored: ${reaction.why}` : reaction.answer + MOOD_WORDS[reaction.mood]

/** What is under way may still be acknowledged, for a while. */
async function lastWords(uplink: ReturnType<typeof openUplink>): Promise<void> {
  const lastMoment = Date.now() + SETTLE_SECONDS * SECOND_MS
  while (Date.now() < lastMoment) {
    const { connected, waiting, inFlight } = uplink.counts()
    if (!connected || waiting + inFlight === 0) break
    await slept(SETTLE_LOOK_SECONDS)
  }
  await uplink.close()
}
