import { coordinatesText } from '../../../../shared/geo/place-text.ts'
import { fill } from '../../../../shared/i18n/fill.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { overdueAt } from '../../../../shared/watching/float-plan/float-plan.ts'
import type { Account } from '../account.ts'
import { nameIn } from '../writing/name-in.ts'
import type { AllClearDetails } from './all-clear-details.ts'
import type { DuePlan, PlanDetails } from './plan-details.ts'

/** What the reader can do. */
export function planSentence(plan: PlanDetails, { texts, time }: Account): string {
  const { allClear, removed, overdue, reminder, reminderContacts } = texts.floatPlan
  if (plan.kind === 'allClear') return isOfRemovedBoat(plan) ? removed : allClear
  if (plan.kind === 'overdue') return overdue
  if (plan.contacts.length === 0) return reminder
  return fill(reminderContacts, { time: time(toIso(overdueAt(plan))) })
}

/** The account has the boat no longer, and no page of it. */
export const isOfRemovedBoat = (plan: PlanDetails): boolean =>
  plan.kind === 'allClear' && plan.reason.check === 'boatRemoved'

/** The plan as labels with their values; the last position while the boat is overdue. */
export function planRows(plan: PlanDetails, account: Account): [string, string][] {
  const { floatPlan } = account.texts
  if (plan.kind === 'allClear') return [[floatPlan.to, nameIn(plan.to)], allClearRow(plan, account)]
  return [
    [floatPlan.to, nameIn(plan.to)],
    [floatPlan.people, String(plan.people)],
    [floatPlan.returnBy, account.dateAndTime(toIso(plan.returnBy))],
    ...(plan.kind === 'overdue'
      ? [[floatPlan.lastPosition, positionText(plan, account)] as [string, string]]
      : []),
  ]
}

/** When the boat will be back, or since when it is not overdue. */
function allClearRow({ reason }: AllClearDetails, { texts, dateAndTime }: Account): [string, string] {
  if (reason.check === 'planExtended') return [texts.floatPlan.returnBy, dateAndTime(String(reason.saw))]
  return [texts.when, dateAndTime(reason.at)]
}

/** Where the boat was last and how long ago, or that nobody knows. */
function positionText({ last }: DuePlan, { texts, preferences }: Account): string {
  if (last === null) return texts.floatPlan.noPosition
  return `${coordinatesText(last)} (${ageText(last.ageMs, preferences.language)})`
}

/** `42 minutes ago`. A tracker whose clock is ahead has just reported. */
function ageText(ageMs: number, language: string): string {
  const relative = new Intl.RelativeTimeFormat(language)
  if (ageMs >= 2 * DAY_MS) return relative.format(-Math.floor(ageMs / DAY_MS), 'day')
  if (ageMs >= 2 * HOUR_MS) return relative.format(-Math.floor(ageMs / HOUR_MS), 'hour')
  return relative.format(-Math.max(0, Math.floor(ageMs / MINUTE_MS)), 'minute')
}

/** The text message to whoever is to look for the boat. */
export const overdueSms = (plan: DuePlan, subject: string, url: string, account: Account): string =>
  fill(account.texts.floatPlan.sms, {
    subject,
    people: String(plan.people),
    returnBy: account.dateAndTime(toIso(plan.returnBy)),
    position: positionText(plan, account),
    url,
  })
