import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { messageOf, UserError } from '../../cli/user-error.ts'
import { type Credentials, openUplink, type Uplink, type UplinkFailure } from '../tracker/uplink.ts'
import { type Fix, readTrack, shiftedToNow } from './track-file.ts'

export type ReplayOptions = {
  file: string
  trackerId: string
  credentials: Credentials
  /** Multiple of real time; `null`: as fast as the broker acknowledges. */
  speedup: number | null
}

const MAX_IN_FLIGHT = 50
/** Queued fixes are sent together, because a broker accepts a hundred messages per second and connection. */
const MAX_FIXES_PER_MESSAGE = 20
/** About a minute, as the delay between attempts grows. */
const MAX_FAILURES = 6

function readTrackFile(file: string): readonly Fix[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UserError(`Cannot read ${file}: ${messageOf(error)}`)
  }
  const track = readTrack(text)
  if (track.kind === 'unreadable') throw new UserError(`${file}, line ${track.line}: ${track.reason}`)
  return track.fixes
}

/** Why to give up; `null` while another attempt may succeed. */
function reasonToStop({ kind, reason, consecutive }: UplinkFailure, acknowledged: number): string | null {
  if (kind === 'refused') return `the broker refused the tracker or its password: ${reason}`
  if (kind === 'unreachable' && acknowledged === 0) return `the broker is unreachable: ${reason}`
  if (consecutive < MAX_FAILURES) return null
  return `${reason}, ${consecutive} times in a row. Is the tracker allowed to publish there?`
}

/** Publishes a recording as if it ended now. Returns the number of fixes after all are acknowledged. */
export async function replay({ file, trackerId, credentials, speedup }: ReplayOptions): Promise<number> {
  const fixes = readTrackFile(file)
  let acknowledged = 0
  let uplink: Uplink | undefined
  const ended = new Promise<number>((resolve, reject) => {
    uplink = openUplink({
      trackerId,
      credentials,
      maxBatchSize: MAX_FIXES_PER_MESSAGE,
      maxInFlight: MAX_IN_FLIGHT,
      onAcknowledged: (positions) => {
        acknowledged += positions.length
        if (acknowledged === fixes.length) resolve(acknowledged)
      },
      onFailure: (failure) => {
        const reason = reasonToStop(failure, acknowledged)
        if (reason === null) return
        const broker = `${credentials.host}:${credentials.port}`
        reject(
          new UserError(
            `${broker}, ${trackerId}, ${acknowledged} of ${fixes.length} fixes acknowledged: ${reason}`,
          ),
        )
      },
    })
  })
  const stop = new AbortController()
  const publishing = publishPaced(fixes, speedup, stop.signal, (position) => uplink?.send([position]))
  try {
    return await Promise.race([publishing.then(() => ended), ended])
  } finally {
    stop.abort()
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
    if (waitMs > 0) await delay(waitMs, undefined, { signal })
    send(position)
  }
}
