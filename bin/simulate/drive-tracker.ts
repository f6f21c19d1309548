import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '../../shared/time.ts'
import { obey } from './orders.ts'
import { reasonOf } from './plain-error.ts'
import { ordered, recordedUntil, type Tracker, trackedUntil } from './recorder.ts'
import type { Tally } from './tally.ts'
import { type Credentials, openUplink, type Trouble } from './uplink.ts'

type TrackerDeps = {
  tally: Tally
  /** messages a second; `null`: the tracker's own intervals */
  rate: number | null
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

const slept = (seconds: number, signal?: AbortSignal) =>
  sleep(seconds * SECOND_MS, undefined, { signal }).catch(() => undefined)

/** One tracker's line, which takes new credentials when the broker refuses the ones it has. */
function openLine(
  trackerId: string,
  credentials: Credentials,
  onCommand: (text: string) => string,
  { tally, signal, renewCredentials }: TrackerDeps,
) {
  let refusals = 0
  const onTrouble = ({ kind, reason, inARow }: Trouble) => {
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
        tally.acknowledge(trackerId, positions)
      },
      onTrouble,
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
      console.log(`${trackerId}: no new credentials: ${reasonOf(error)}`)
      return null
    })
    if (signal.aborted) return
    if (renewed === null) return renew()
    uplink = open(renewed)
    uplink.send(refused.abandon())
  }
  return { current: () => uplink }
}

/** Drives one tracker until the signal: its past first, if its clock is behind, then live. */
export async function driveTracker(
  first: Tracker,
  credentials: Credentials,
  deps: TrackerDeps,
): Promise<void> {
  const { rate, signal } = deps
  const { trackerId, seed } = first.vehicle.unit
  let tracker = first
  const onCommand = (text: string) => {
    const { vehicle, answer } = obey(tracker.vehicle, text)
    console.log(`${trackerId}: ${text} -> ${answer}`)
    tracker = ordered(tracker, vehicle)
    return answer
  }
  const line = openLine(trackerId, credentials, onCommand, deps)

  const { tracker: caughtUp, positions } = recordedUntil(tracker, Date.now())
  tracker = caughtUp
  line.current().send(positions)

  const tickMs = (rate === null ? TICK_SECONDS : 1 / rate) * SECOND_MS
  // Spread over the first tick by the golden ratio, so that a large fleet does not speak at once.
  let dueAt = Date.now() + tickMs * ((seed * 0.618) % 1)
  while (!signal.aborted) {
    await slept(Math.max(0, dueAt - Date.now()) / SECOND_MS, signal)
    const now = Date.now()
    dueAt = Math.max(dueAt + tickMs, now)
    if (signal.aborted || now <= tracker.clock) continue
    const { tracker: next, handedOver } = trackedUntil(tracker, now, rate)
    tracker = next
    line.current().send(handedOver)
  }
  await lastWords(line.current())
}

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
