import type { NotifyQueue } from '../../outside/notify-queue.ts'
import type { EventStore } from '../../stores/events/events.ts'
import { type AnnounceDeps, sendEvent } from '../../watching/announce-events.ts'
import type { AccountDueActions } from './account-actions.ts'
import type { PurchaseDueActions } from './purchase-actions.ts'
import { type CheckRulesDeps, checkRules } from './rules/check-rules.ts'
import { type EvaluateDeps, evaluateAgain } from './rules/evaluate-again.ts'
import { raiseDwell } from './rules/raise-dwell.ts'
import { type LateAlertsDeps, sendLateAlerts } from './rules/send-late-alerts.ts'
import { type LeftOverSwitchDeps, switchLeftOver } from './switch-left-over.ts'
import type { DueActions } from './tick.ts'

export type DueActionDeps = EvaluateDeps &
  CheckRulesDeps &
  LateAlertsDeps &
  LeftOverSwitchDeps & { queue: Pick<NotifyQueue, 'send'>; events: Pick<EventStore, 'get'> } & Pick<
    AnnounceDeps,
    'countFiring'
  >

/** What each kind of due work does that is about devices and their events. */
export const dueActions = (
  deps: DueActionDeps,
): Omit<DueActions, keyof PurchaseDueActions | keyof AccountDueActions | 'deviceDeletion' | 'reportRun'> => ({
  dwell: (work) => raiseDwell(work, deps),
  rule: (work) => checkRules(work, deps),
  late: (work) => evaluateAgain(work, work.from, deps),
  cut: (work) => switchLeftOver(work, 'cut', deps),
  restore: (work) => switchLeftOver(work, 'restore', deps),
  async event({ accountId, eventKey }) {
    const event = await deps.events.get(accountId, eventKey)
    if (event !== null) await sendEvent(event, deps)
  },
  lateAlerts: (work) => sendLateAlerts(work, deps),
  notification: (work) => deps.queue.send(work),
  reportNotification: (work) => deps.queue.send(work),
  digest: (work) => deps.queue.send(work),
})
