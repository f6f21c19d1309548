import { ACCOUNT_PARAM } from '../../../../shared/http/account-header.ts'
import { fill } from '../../../../shared/i18n/fill.ts'
import type { Email } from '../../../outside/emails.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import { isBuiltIn, isOfFloatPlan } from '../../../watching/built-in-rules.ts'
import type { Account } from '../account.ts'
import type { PlanDetails } from '../float-plans/plan-details.ts'
import { isOfRemovedBoat, planRows, planSentence } from '../float-plans/plan-texts.ts'
import { lateSentence, lateSubject } from '../late/late-texts.ts'
import { composeEmail, type Links } from './compose-email.ts'
import { nameIn } from './name-in.ts'
import type { Notice } from './notice.ts'
import { reasonRows, ruleSubject } from './rule-texts.ts'

const COORDINATE_DIGITS = 5

/** The event in one line: `Sea Ray 240 left Marina at 2:02 PM`. */
export function subjectOf({ event, isTest, late }: Notice, account: Account): string {
  const subject = eventSubject(event, account)
  if (late !== null) return lateSubject(event, late.others, subject, account)
  return isTest ? fill(account.texts.test, { subject }) : subject
}

export function eventSubject(event: StoredEvent, account: Account): string {
  if (event.kind === 'rule') return ruleSubject(event, account)
  return fill(account.texts.subject[event.eventType], {
    device: nameIn(event.deviceName),
    geofence: nameIn(event.geofenceName),
    time: account.time(event.timestamp),
  })
}

/** A page of the site with these parameters, in the account that it is about. */
function pageUrl(
  siteUrl: string,
  path: string,
  account: Account,
  query: Record<string, string> = {},
): string {
  const url = new URL(path, siteUrl)
  const chosen = account.personId === account.accountId ? {} : { [ACCOUNT_PARAM]: account.accountId }
  for (const [name, value] of Object.entries({ ...query, ...chosen })) url.searchParams.set(name, value)
  return url.href
}

/** The device of a test is on no map. */
export const mapUrl = (siteUrl: string, { deviceId }: StoredEvent, account: Account) =>
  pageUrl(siteUrl, '/dashboard/live', account, deviceId === '' ? {} : { deviceId })

const PAGES: Record<StoredEvent['kind'], string> = {
  crossing: '/dashboard/geofences?tab=events',
  rule: '/dashboard/alerts/events',
}

/**
 * The page of events of this kind that ends at the event, so that it is on it however old, with the event opened. A float
 * plan is on the page of its boat.
 */
export function eventUrl(siteUrl: string, event: StoredEvent, account: Account): string {
  const { kind, eventId, timestamp, deviceId } = event
  if (kind === 'rule' && isOfFloatPlan(event))
    return pageUrl(siteUrl, `/dashboard/devices/${deviceId}`, account)
  return pageUrl(siteUrl, PAGES[kind], account, { event: eventId, to: timestamp })
}

/** The page with all of these events; with those of rules where there are both. */
export const eventsUrl = (siteUrl: string, events: readonly StoredEvent[], account: Account) =>
  pageUrl(siteUrl, PAGES[events.some(({ kind }) => kind === 'rule') ? 'rule' : 'crossing'], account)

/** The email of one event, or of several that come late. `snoozeUrl` is for the account itself. */
export function eventEmail(
  to: string,
  notice: Notice,
  account: Account,
  links: Links,
  snoozeUrl: string | null,
): Email {
  const { event, late, plan } = notice
  const { texts } = account
  if (plan) return floatPlanEmail(to, notice, plan, account, links)
  const { latitude, longitude } = event.location
  const lateness = late === null ? [] : [lateSentence(event, late.others, account)]
  if (late !== null && late.others.length > 0)
    return composeEmail(to, subjectOf(notice, account), account, links, {
      paragraphs: [...lateness, ...listedSubjects([event, ...late.others], account)],
      links: [
        { text: texts.openEvents, url: eventsUrl(links.siteUrl, [event, ...late.others], account) },
        { text: texts.openMap, url: mapUrl(links.siteUrl, event, account) },
      ],
    })
  const interpolated = event.kind === 'crossing' && event.interpolated ? [texts.interpolated] : []
  return composeEmail(to, subjectOf(notice, account), account, links, {
    paragraphs: [...lateness, ...interpolated],
    rows: [
      [texts.device, nameIn(event.deviceName)],
      ...sourceRows(event, account),
      [texts.when, account.dateAndTime(event.timestamp)],
      ...(notice.isTest
        ? []
        : [
            [
              texts.where,
              `${latitude.toFixed(COORDINATE_DIGITS)}, ${longitude.toFixed(COORDINATE_DIGITS)}`,
            ] as const,
          ]),
    ],
    links: [
      ...(notice.isTest ? [] : [{ text: texts.openEvent, url: eventUrl(links.siteUrl, event, account) }]),
      { text: texts.openMap, url: mapUrl(links.siteUrl, event, account) },
      ...(snoozeUrl === null ? [] : [{ text: texts.snooze, url: snoozeUrl }]),
    ],
  })
}

/** The same about a float plan. Only the account's own people can open the plan. */
function floatPlanEmail(
  to: string,
  notice: Notice,
  plan: PlanDetails,
  account: Account,
  links: Links,
): Email {
  const { event, late } = notice
  const { floatPlan, device } = account.texts
  const name = nameIn(event.deviceName)
  const lateness = late === null ? [] : [lateSentence(event, [], account)]
  return composeEmail(to, subjectOf(notice, account), account, links, {
    paragraphs: [...lateness, planSentence(plan, account)],
    rows: [[device, name], ...planRows(plan, account)],
    links: [
      ...(plan.kind === 'allClear' || plan.shareUrl === null
        ? []
        : [{ text: fill(floatPlan.follow, { device: name }), url: plan.shareUrl }]),
      ...(links.isOwn && !isOfRemovedBoat(plan)
        ? [{ text: floatPlan.open, url: eventUrl(links.siteUrl, event, account) }]
        : []),
    ],
  })
}

/** At most this many events are listed in a message. */
const LISTED_MAX = 25

export const listed = (events: readonly StoredEvent[]) => events.slice(0, LISTED_MAX)

/** How many more there are than are listed, in a line of its own. */
export function moreText({ length }: readonly StoredEvent[], { texts }: Account): string[] {
  return length > LISTED_MAX ? [fill(texts.digest.more, { count: String(length - LISTED_MAX) })] : []
}

/** The events in one line each, and how many more there are. */
export const listedSubjects = (events: readonly StoredEvent[], account: Account): string[] => [
  ...listed(events).map((event) => eventSubject(event, account)),
  ...moreText(events, account),
]

/** The source of the event, and the readings that it saw. */
function sourceRows(event: StoredEvent, account: Account): [string, string][] {
  const { texts } = account
  if (event.kind === 'crossing') return [[texts.geofence, nameIn(event.geofenceName)]]
  if (isBuiltIn(event)) return reasonRows(event.reasons, account)
  return [[texts.ruleName, nameIn(event.ruleName)], ...reasonRows(event.reasons, account)]
}
