import { toIso } from '../../shared/time.ts'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { type CutDeps, cutOnEntry } from '../common/cut-on-entry.ts'
import { CUT_WITHIN_MS } from '../common/device-watch.ts'
import type { NotifyQueue } from '../outside/notify-queue.ts'
import type { EventStore } from '../stores/events.ts'
import { type EvaluateDeps, evaluateAgain } from './evaluate-again.ts'
import { raiseDwell } from './raise-dwell.ts'
import type { DueActions } from './tick.ts'

export type DueActionDeps = EvaluateDeps & {
  watches: Parameters<typeof raiseDwell>[1]['watches']
  events: Pick<EventStore, 'get' | 'saveNotification'>
  queue: Pick<NotifyQueue, 'send'>
  cutDeps: CutDeps
}

/** What each kind of due work does. */
export function dueActions(deps: DueActionDeps): DueActions {
  const { events, trails, queue, cutDeps, clock } = deps

  /** The function that stored the entry did not request its cut. */
  async function cut(accountId: string, eventKey: string): Promise<void> {
    const event = await events.get(accountId, eventKey)
    if (event === null) return
    if (clock() - Date.parse(event.timestamp) > CUT_WITHIN_MS) {
      const at = toIso(clock())
      const notification = { state: 'suppressed', at, detail: 'too-late', attempts: 1 } as const
      return events.saveNotification(accountId, eventKey, `relay:${event.deviceId}`, notification)
    }
    const live = await trails.getLiveItem(event.trackId)
    await cutOnEntry(event, live?.tracked ?? NOTHING_TRACKED, null, cutDeps)
  }

  return {
    dwell: (work) => raiseDwell(work, deps),
    late: (work) => evaluateAgain(work, work.from, deps),
    cut: ({ accountId, eventKey }) => cut(accountId, eventKey),
    event: ({ accountId, eventKey }) => queue.send({ accountId, eventKey }),
    notification: (work) => queue.send(work),
    digest: (work) => queue.send(work),
  }
}
