import { MINUTE_MS } from '../../../shared/time.ts'
import { LATE_AFTER_MS } from '../../../shared/watching/event.ts'
import type { NotifyQueue } from '../../outside/notify-queue.ts'
import type { DueStore } from '../../stores/due.ts'
import type { DueWork } from '../../stores/due-work.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'

/** A longer upload ends in more than one message. */
const WAITS_MAX_MS = 5 * MINUTE_MS
/** A tracker that has reported within this time may not be done. */
const PAUSE_MS = MINUTE_MS

export type LateAlertsDeps = {
  due: Pick<DueStore, 'putFrom' | 'has'>
  trails: Pick<TrailStore, 'getLiveItem'>
  queue: Pick<NotifyQueue, 'send'>
  clock: () => number
}
type LateAlerts = Extract<DueWork, { kind: 'lateAlerts' }>

/** Has the late alerts of a device sent once its tracker has uploaded what it stored, so that they are one message. */
export async function sendLateAlerts(work: LateAlerts, deps: LateAlertsDeps): Promise<void> {
  const now = deps.clock()
  const waits = now - work.from < WAITS_MAX_MS && (await isUploading(work, now, deps))
  if (waits) await deps.due.putFrom(now + MINUTE_MS, work)
  else await deps.queue.send(work)
}

/** Whether late positions are still to be evaluated, or the tracker has just reported something old. */
async function isUploading(
  { accountId, deviceId, trackId }: LateAlerts,
  now: number,
  { due, trails }: LateAlertsDeps,
): Promise<boolean> {
  const evaluation = { kind: 'late', accountId, deviceId, trackId, from: 0 } as const
  for (const dueAt of [now - MINUTE_MS, now, now + MINUTE_MS])
    if (await due.has(dueAt, evaluation)) return true
  const { lastContactAt = null, newest = null } = (await trails.getLiveItem(trackId))?.tracked ?? {}
  if (lastContactAt === null || newest === null) return false
  return now - lastContactAt < PAUSE_MS && lastContactAt - newest.shownAt > LATE_AFTER_MS
}
