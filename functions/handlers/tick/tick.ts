import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import { type DueItem, type DueKind, type DueStore, type DueWork, minuteOf } from '../../stores/due.ts'

/** Where the very first tick starts. */
const FIRST_TICK_BACK_MS = HOUR_MS
/** Work may be put into a minute until this long after it, by a function whose clock is behind or that is slow. */
const PUT_WITHIN_MS = 2 * MINUTE_MS
/** A tick starts no new work after this time, and the next one goes on: the function has 29 s. */
const STARTS_WORK_FOR_MS = 15 * SECOND_MS
const AT_ONCE = 10
/** Work that fails this often ends as a dead letter. */
const ATTEMPTS_MAX = 8

type WorkOf<Kind extends DueKind> = Extract<DueWork, { kind: Kind }>
export type DueActions = { [Kind in DueKind]: (work: WorkOf<Kind>) => Promise<void> }

export type TickDeps = {
  due: Pick<DueStore, 'cursor' | 'advanceCursor' | 'listPages' | 'claim' | 'complete'>
  /** Imports what each kind of work does. */
  loadActions: () => Promise<DueActions>
  /** Takes work that keeps failing. */
  giveUp: (work: DueWork) => Promise<void>
  clock: () => number
}

/**
 * Does what is due, minute by minute from where the last tick has arrived. Work is claimed before it is done and
 * removed after it: two ticks at once do nothing twice, and a tick that ends halfway loses nothing.
 */
export async function tick(deps: TickDeps): Promise<void> {
  const { due, clock } = deps
  const startedAt = clock()
  const from = (await due.cursor()) ?? minuteOf(startedAt - FIRST_TICK_BACK_MS)
  const last = minuteOf(startedAt)
  let isComplete = true
  for (let minute = from; minute <= last; minute += MINUTE_MS) {
    if (clock() - startedAt > STARTS_WORK_FOR_MS) return
    isComplete = (await doMinute(minute, startedAt, deps)) && isComplete
    const next = minute + MINUTE_MS
    if (isComplete && next <= last - PUT_WITHIN_MS) await due.advanceCursor(next)
  }
}

/** Returns whether nothing of the minute is left to be done. */
async function doMinute(minute: number, startedAt: number, deps: TickDeps): Promise<boolean> {
  let isComplete = true
  for await (const items of deps.due.listPages(minute)) {
    for (let index = 0; index < items.length; index += AT_ONCE) {
      if (deps.clock() - startedAt > STARTS_WORK_FOR_MS) return false
      const done = await Promise.all(items.slice(index, index + AT_ONCE).map((item) => doItem(item, deps)))
      isComplete = isComplete && done.every(Boolean)
    }
  }
  return isComplete
}

/** Returns whether the work is done. Work that fails is left to the next tick after its claim. */
async function doItem(item: DueItem, { due, loadActions, giveUp, clock }: TickDeps): Promise<boolean> {
  if (item.dueAt > clock()) return false
  const claimed = await due.claim(item, clock())
  if (claimed === null) return false
  try {
    if (claimed.attempts > ATTEMPTS_MAX) await giveUp(claimed.work)
    else await act(claimed.work, await loadActions())
    await due.complete(claimed)
    return true
  } catch (error) {
    log('error', 'due-work-failed', { kind: claimed.work.kind, reason: reasonOf(error) })
    return false
  }
}

const act = (work: DueWork, actions: DueActions): Promise<void> => {
  switch (work.kind) {
    case 'dwell':
      return actions.dwell(work)
    case 'late':
      return actions.late(work)
    case 'rule':
      return actions.rule(work)
    case 'cut':
      return actions.cut(work)
    case 'restore':
      return actions.restore(work)
    case 'event':
      return actions.event(work)
    case 'lateAlerts':
      return actions.lateAlerts(work)
    case 'notification':
      return actions.notification(work)
    case 'order':
      return actions.order(work)
    case 'orderNotice':
      return actions.orderNotice(work)
    case 'billingMail':
      return actions.billingMail(work)
    case 'accountDeletion':
      return actions.accountDeletion(work)
    case 'accountForget':
      return actions.accountForget(work)
    case 'exportOverdue':
      return actions.exportOverdue(work)
    case 'reportOverdue':
      return actions.reportOverdue(work)
    case 'accountMail':
      return actions.accountMail(work)
    case 'deviceDeletion':
      return actions.deviceDeletion(work)
    case 'reportRun':
      return actions.reportRun(work)
    case 'reportNotification':
      return actions.reportNotification(work)
    case 'digest':
      return actions.digest(work)
  }
}
