import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf, UserError } from '../../cli/user-error.ts'
import { type Credentials, openUplink, type Uplink, type UplinkFailure } from '../tracker/uplink.ts'
import { type Fix, readTrack, shiftedToNow } from './track-file.ts'

export type ReplayOptions = {
  file: string
  trackerId: string
  credentials: Credentials
  /** times real time; `null`: as fast as acknowledged */
  speedup: number | null
}

const IN_FLIGHT_MAX = 50
/** What waits is sent together: a broker takes a hundred messages a second of one connection. */
const FIXES_PER_MESSAGE = 20
/** A minute or so, as each try waits longer. */
const GIVE_UP_AFTER_FAILURES = 6

function readTrackFile(file: string): readonly Fix[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${messageOf(error)}`)
  }
  const track = readTrack(text)
  if (track.kind === 'unreadable') throw new UserError(`${file}, line ${track.line}: ${track.reason}`)
  return track.fixes
}

/** Why a replay cannot go on; `null` while trying again may still help. */
function refusalOf(
  { kind, reason, consecutive: inARow }: UplinkFailure,
  acknowledged: number,
): string | null {
  if (kind === 'refused') return `the broker refuses the tracker or its password: ${reason}`
  if (kind === 'unreachable' && acknowledged === 0) return `no broker can be reached: ${reason}`
  if (inARow < GIVE_UP_AFTER_FAILURES) return null
  return `${reason}, ${inARow} times in a row. May this tracker publish there?`
}

/** Publishes a recording as if it ended now; resolves with the number of fixes when all are acknowledged. */
export async function replay({ file, trackerId, credentials, speedup }: ReplayOptions): Promise<number> {
  const fixes = readTrackFile(file)
  let acknowledged = 0
  let uplink: Uplink | undefined
  const ended = new Promise<number>((resolve, reject) => {
    uplink = openUplink({
      trackerId,
      credentials,
      batchSize: FIXES_PER_MESSAGE,
      inFlightMax: IN_FLIGHT_MAX,
      onAcknowledged: (positions) => {
        acknowledged += positions.length
        if (acknowledged === fixes.length) resolve(acknowledged)
      },
      onFailure: (trouble) => {
        const refusal = refusalOf(trouble, acknowledged)
        if (refusal === null) return
        const where = `${credentials.host}:${credentials.port}`
        reject(new UserError(`${where}, ${trackerId}, ${acknowledged} of ${fixes.length} sent: ${refusal}`))
      },
    })
  })
  const stopping = new AbortController()
  const publishing = publishPaced(fixes, speedup, stopping.signal, (position) => uplink?.send([position]))
  try {
    return await Promise.race([publishing.then(() => ended), ended])
  } finally {
    stopping.abort()
    await uplink?.close()
  }
}

async function publishPaced(
  fixes: readonly Fix[],
  speedup: number | null,
  signal: AbortSignal,
  send: (position: ReturnType<typeof shiftedToNow>[number]['position']) => void,
): Promise<void> {
  const startedAt = Date.now()
  for (const { afterMs, position } of shiftedToNow(fixes, startedAt, speedup)) {
    const waitMs = startedAt + afterMs - Date.now()
    if (waitMs > 0) await sleep(waitMs, undefined, { signal })
    send(position)
  }
}
