import { DAY_MS, HOUR_MS, toIso } from '../../../../shared/time.ts'
import { instantOf, minuteAt } from '../../../../shared/trails/day-range.ts'
import { Contact } from '../../../../shared/watching/float-plan/float-plan.routes.ts'
import type { FloatPlanView } from '../../../../shared/watching/float-plan/float-plan-view.ts'
import {
  CONTACTS_MAX,
  PEOPLE,
  RETURN_WITHIN_DAYS,
  TO_LENGTH_MAX,
} from '../../../../shared/watching/float-plan/limits.ts'
import type { WantedPlan } from './float-plan-queries.ts'

/** The first proposal for a return. */
const FIRST_TRIP_MS = 4 * HOUR_MS

/** A float plan as it is typed. `returnBy` is a minute in the account's zone; null while it is none. */
export type TripDraft = {
  returnBy: string | null
  to: string
  people: string
  contacts: string
  geofenceId: string
}
export type TripField = Exclude<keyof TripDraft, 'geofenceId'>

/** The plan to change, or another trip of some hours like the one that has ended. */
export function tripDraft(plan: FloatPlanView | null, now: number, zone: string): TripDraft {
  const isRunning = plan !== null && plan.state !== 'ended'
  return {
    returnBy: minuteAt(isRunning ? Date.parse(plan.returnBy) : now + FIRST_TRIP_MS, zone),
    to: plan?.to ?? '',
    people: String(plan?.people ?? PEOPLE.min),
    contacts: plan?.contacts.join(', ') ?? '',
    geofenceId: plan?.geofenceId ?? '',
  }
}

/** The plan that a draft says, or the fields that say none. */
export function readTrip(
  { returnBy: minute, to, people: typed, contacts: listed, geofenceId }: TripDraft,
  now: number,
  zone: string,
): { plan: WantedPlan } | { wrong: ReadonlySet<TripField> } {
  const returnBy = minute === null ? null : instantOf(minute, zone)
  const people = Number(typed)
  const contacts = listed.split(/[\s,;、，]+/).filter((contact) => contact !== '')
  const wrong = new Set<TripField>()
  if (returnBy === null || returnBy <= now || returnBy > now + RETURN_WITHIN_DAYS * DAY_MS)
    wrong.add('returnBy')
  if (to.trim() === '' || to.trim().length > TO_LENGTH_MAX) wrong.add('to')
  if (!Number.isInteger(people) || people < PEOPLE.min || people > PEOPLE.max) wrong.add('people')
  if (contacts.length > CONTACTS_MAX || contacts.some((contact) => !Contact.safeParse(contact).success))
    wrong.add('contacts')
  if (returnBy === null || wrong.size > 0) return { wrong }
  const plan = { returnBy: toIso(returnBy), to: to.trim(), people, contacts, geofenceId: geofenceId || null }
  return { plan }
}

/** The same plan with a return an hour later: than it was planned, or than now once that has passed. */
export const extended = (
  { returnBy, to, people, contacts, geofenceId }: FloatPlanView,
  now: number,
): WantedPlan => ({
  returnBy: toIso(Math.max(Date.parse(returnBy), now) + HOUR_MS),
  to,
  people,
  contacts,
  geofenceId,
})
