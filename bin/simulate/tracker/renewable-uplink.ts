import { messageOf } from '../../cli/user-error.ts'
import { sleep } from '../sleep.ts'
import type { Tally } from '../tally.ts'
import type { Command } from './inbox.ts'
import type { Reaction } from './receive-command.ts'
import { type Credentials, openUplink, type UplinkFailure } from './uplink.ts'

export type UplinkSettings = {
  tally: Tally
  signal: AbortSignal
  /** Creates new credentials after a refusal. */
  renewCredentials(trackerId: string): Promise<Credentials>
}

/** Keeps an array of positions below the limit of 128 kB per message. */
const MAX_BATCH_SIZE = 200
const MAX_IN_FLIGHT = 10
const RENEW_DELAY_SECONDS = 5
const MAX_RENEW_DELAY_SECONDS = 60

/** A tracker's uplink, which is replaced by one with new credentials when the broker refuses the current ones. */
export function renewableUplink(
  trackerId: string,
  credentials: Credentials,
  onCommand: (command: Command) => Reaction,
  { tally, signal, renewCredentials }: UplinkSettings,
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
