import { fill } from '../../shared/i18n/fill.ts'
import type { Email } from '../outside/emails.ts'
import type { StoredCrossing } from '../stores/stored-event.ts'
import type { Account } from './account.ts'
import { composeEmail, type Links } from './compose-email.ts'

export type Notice = {
  event: StoredCrossing
  isTest: boolean
}

const COORDINATE_DIGITS = 5

/** What happened, in one line: `Sea Ray 240 left Marina at 2:02 PM`. */
export function subjectOf({ event, isTest }: Notice, { texts, time }: Account): string {
  const subject = fill(texts.subject[event.eventType], {
    device: nameIn(event.deviceName),
    geofence: nameIn(event.geofenceName),
    time: time(event.timestamp),
  })
  return isTest ? fill(texts.test, { subject }) : subject
}

/** A name in a message: on one line, without characters that nobody sees. */
export const nameIn = (name: string) => name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

export const mapUrl = (siteUrl: string, { deviceId }: StoredCrossing) =>
  `${siteUrl}/dashboard/live?deviceId=${encodeURIComponent(deviceId)}`

export const eventUrl = (siteUrl: string, { eventId }: StoredCrossing) =>
  `${siteUrl}/dashboard/geofences?tab=events&event=${encodeURIComponent(eventId)}`

/** The e-mail of one event. */
export function eventEmail(to: string, notice: Notice, account: Account, links: Links): Email {
  const { event } = notice
  const { texts } = account
  const { latitude, longitude } = event.location
  return composeEmail(to, subjectOf(notice, account), account, links, {
    paragraphs: event.interpolated ? [texts.interpolated] : [],
    rows: [
      [texts.device, nameIn(event.deviceName)],
      [texts.geofence, nameIn(event.geofenceName)],
      [texts.when, account.dateAndTime(event.timestamp)],
      [texts.where, `${latitude.toFixed(COORDINATE_DIGITS)}, ${longitude.toFixed(COORDINATE_DIGITS)}`],
    ],
    links: [{ text: texts.openMap, url: mapUrl(links.siteUrl, event) }],
  })
}

/** At most this many events are listed in a digest. */
const LISTED_MAX = 25

/** One e-mail for many events. */
export function digestEmail(
  to: string,
  events: readonly StoredCrossing[],
  account: Account,
  links: Links,
): Email {
  const { texts } = account
  const listed = events.slice(0, LISTED_MAX).map((event) => subjectOf({ event, isTest: false }, account))
  const left = events.length - listed.length
  const more = left > 0 ? [fill(texts.digest.more, { count: String(left) })] : []
  return composeEmail(to, fill(texts.digest.subject, { count: String(events.length) }), account, links, {
    paragraphs: [texts.digest.intro, ...listed, ...more],
    rows: [],
    links: [{ text: texts.openEvents, url: `${links.siteUrl}/dashboard/geofences?tab=events` }],
  })
}
