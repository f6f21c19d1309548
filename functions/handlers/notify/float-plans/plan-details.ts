import type { Point } from '../../../../shared/geo/point.ts'
import { toIso } from '../../../../shared/time.ts'
import { type FloatPlan, overdueAt } from '../../../../shared/watching/float-plan/float-plan.ts'
import type { StoredRuleEvent } from '../../../stores/events/stored-event.ts'
import type { NotifyDeps } from '../deps.ts'
import type { AllClearDetails } from './all-clear-details.ts'

/** A float plan whose boat is not back, as a message says it, with what is known of the boat now. Times in epoch ms. */
export type DuePlan = Pick<FloatPlan, 'to' | 'people' | 'returnBy' | 'contacts'> & {
  kind: 'returnDue' | 'overdue'
  last: (Point & { ageMs: number }) | null
  /** The link to the boat; null until it is overdue. */
  shareUrl: string | null
}
/** What a message about a float plan says. */
export type PlanDetails = DuePlan | AllClearDetails

/** The contacts who get the message: none is reminded. */
export const contactsIn = (plan: PlanDetails): readonly string[] =>
  plan.kind === 'returnDue' ? [] : plan.contacts

/** The plan that an event is about; null if it has ended or was changed since. */
export async function planDetails(
  event: StoredRuleEvent,
  deps: Pick<NotifyDeps, 'watches' | 'trails' | 'shareUrlOf' | 'now'>,
): Promise<DuePlan | null> {
  const plan = await planStillDue(event, deps)
  if (plan === null) return null
  const last = (await deps.trails.getLiveItem(event.trackId))?.tracked.last ?? null
  const { to, people, returnBy, contacts, share } = plan
  return {
    kind: kindOf(event),
    to,
    people,
    returnBy,
    contacts,
    last: last && { lat: last.lat, lng: last.lng, ageMs: deps.now() - last.shownAt },
    shareUrl: share && (await deps.shareUrlOf(share.linkId)),
  }
}

/** Consistent: the same plan, as it is now. */
export async function planStillDue(
  event: StoredRuleEvent,
  { watches }: Pick<NotifyDeps, 'watches'>,
): Promise<FloatPlan | null> {
  const { floatPlan: plan } = await watches.get(event.trackId)
  if (plan === null || plan.state === 'ended') return null
  const dueAt = kindOf(event) === 'overdue' ? overdueAt(plan) : plan.returnBy
  return event.timestamp === toIso(dueAt) ? plan : null
}

const kindOf = ({ reasons }: StoredRuleEvent): DuePlan['kind'] =>
  reasons.some(({ check }) => check === 'overdue') ? 'overdue' : 'returnDue'
