import type { Point } from '../../../../shared/geo/point.ts'
import { toIso } from '../../../../shared/time.ts'
import { type FloatPlan, overdueAt } from '../../../../shared/watching/float-plan/float-plan.ts'
import type { StoredRuleEvent } from '../../../stores/events/stored-event.ts'
import type { NotifyDeps } from '../deps.ts'

/** A float plan as a message says it, with what is known of its boat now. Times in epoch ms. */
export type PlanDetails = Pick<FloatPlan, 'to' | 'people' | 'returnBy' | 'contacts'> & {
  isOverdue: boolean
  last: (Point & { ageMs: number }) | null
  /** The link to the boat; null until it is overdue. */
  shareUrl: string | null
}

/** The plan that an event is about; null if it has ended or was changed since. */
export async function planDetails(
  { trackId, timestamp, reasons }: StoredRuleEvent,
  { watches, trails, shareUrlOf, now }: Pick<NotifyDeps, 'watches' | 'trails' | 'shareUrlOf' | 'now'>,
): Promise<PlanDetails | null> {
  const { floatPlan: plan } = await watches.get(trackId)
  if (plan === null || plan.state === 'ended') return null
  const isOverdue = reasons.some(({ check }) => check === 'overdue')
  if (timestamp !== toIso(isOverdue ? overdueAt(plan) : plan.returnBy)) return null
  const last = (await trails.getLiveItem(trackId))?.tracked.last ?? null
  const { to, people, returnBy, contacts, share } = plan
  return {
    to,
    people,
    returnBy,
    contacts,
    isOverdue,
    last: last && { lat: last.lat, lng: last.lng, ageMs: now() - last.shownAt },
    shareUrl: share && (await shareUrlOf(share.linkId)),
  }
}
