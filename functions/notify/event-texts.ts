import { fill } from '../../shared/i18n/fill.ts'
import type { Email } from '../outside/emails.ts'
import type { StoredEvent } from '../stores/events.ts'
import type { Account } from './account.ts'
import { emailHtml } from './email-html.ts'

export type Notice = {
  event: StoredEvent
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
const nameIn = (name: string) => name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

export const mapUrl = (siteUrl: string, { deviceId }: StoredEvent) =>
  `${siteUrl}/dashboard/live?deviceId=${encodeURIComponent(deviceId)}`

type Links = { siteUrl: string; unsubscribeUrl: string; stopUrl: string; isOwn: boolean }

/** The e-mail of one event. */
export function eventEmail(
  to: string,
  notice: Notice,
  account: Account,
  { siteUrl, unsubscribeUrl, stopUrl, isOwn }: Links,
): Email {
  const { event } = notice
  const { texts } = account
  const subject = subjectOf(notice, account)
  const { latitude, longitude } = event.location
  const rows = [
    [texts.device, nameIn(event.deviceName)],
    [texts.geofence, nameIn(event.geofenceName)],
    [texts.when, account.dateAndTime(event.timestamp)],
    [texts.where, `${latitude.toFixed(COORDINATE_DIGITS)}, ${longitude.toFixed(COORDINATE_DIGITS)}`],
  ] as const
  const links = [{ text: texts.openMap, url: mapUrl(siteUrl, event) }]
  const paragraphs = event.interpolated ? [texts.interpolated] : []
  const why = isOwn ? texts.whyYou : fill(texts.whyYouAsked, { owner: account.address ?? '' })
  return {
    to,
    subject,
    text: [
      subject,
      ...paragraphs,
      ...rows.map(([label, value]) => `${label}: ${value}`),
      ...links.map(({ text, url }) => `${text}: ${url}`),
      '',
      why,
      `${texts.stop}: ${stopUrl}`,
      '',
    ].join('\n'),
    html: emailHtml({
      title: subject,
      paragraphs,
      rows,
      links,
      footer: [why, { text: texts.stop, url: stopUrl }],
    }),
    unsubscribeUrl,
  }
}

/** At most this many events are listed in a digest. */
const LISTED_MAX = 25

/** One e-mail for many events. */
export function digestEmail(
  to: string,
  events: readonly StoredEvent[],
  account: Account,
  { siteUrl, unsubscribeUrl, stopUrl, isOwn }: Links,
): Email {
  const { texts } = account
  const subject = fill(texts.digest.subject, { count: String(events.length) })
  const lines = events.slice(0, LISTED_MAX).map((event) => subjectOf({ event, isTest: false }, account))
  const left = events.length - lines.length
  const paragraphs = [
    texts.digest.intro,
    ...lines,
    ...(left > 0 ? [fill(texts.digest.more, { count: String(left) })] : []),
  ]
  const links = [{ text: texts.openEvents, url: `${siteUrl}/dashboard/geofences?tab=events` }]
  const why = isOwn ? texts.whyYou : fill(texts.whyYouAsked, { owner: account.address ?? '' })
  return {
    to,
    subject,
    text: [
      ...paragraphs,
      ...links.map(({ text, url }) => `${text}: ${url}`),
      '',
      why,
      `${texts.stop}: ${stopUrl}`,
      '',
    ].join('\n'),
    html: emailHtml({
      title: subject,
      paragraphs,
      rows: [],
      links,
      footer: [why, { text: texts.stop, url: stopUrl }],
    }),
    unsubscribeUrl,
  }
}
