import type { NotifyQueue } from '../outside/notify-queue.ts'
import { cutLeftOver, type LeftOverCutDeps } from './cut.ts'
import { type EvaluateDeps, evaluateAgain } from './evaluate-again.ts'
import { raiseDwell } from './raise-dwell.ts'
import type { DueActions } from './tick.ts'

export type DueActionDeps = EvaluateDeps & LeftOverCutDeps & { queue: Pick<NotifyQueue, 'send'> }

/** What each kind of due work does. */
export const dueActions = (deps: DueActionDeps): DueActions => ({
  dwell: (work) => raiseDwell(work, deps),
  late: (work) => evaluateAgain(work, work.from, deps),
  cut: (work) => cutLeftOver(work, deps),
  event: ({ accountId, eventKey }) => deps.queue.send({ accountId, eventKey }),
  notification: (work) => deps.queue.send(work),
  digest: (work) => deps.queue.send(work),
})
