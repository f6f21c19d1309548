import { describe, expect, test } from 'vitest'
import { aWeekInput } from '../../../test/make/reports/week-input.ts'
import { at, LORD_HOWE, NEW_YORK, SAT, SUN, TUE, WEEKS } from '../../../test/make/reports/weeks.ts'
import { toIso } from '../../time.ts'
import type { Notification } from '../../watching/event.ts'
import type { ReportInput } from '../report-input.ts'
import { AlertSummaryParts, alertSummary } from './alert-summary.ts'

const reportOf = (input: ReportInput) => {
  const { document, parts } = alertSummary.build(input)
  const tables = document.sections.map(({ blocks }) => blocks.find(({ kind }) => kind === 'table'))
  const [, sources, devices, channels, events] = tables.map((table) =>
    table?.kind === 'table' ? table : null,
  )
  return { document, parts: AlertSummaryParts.parse(parts), sources, devices, channels, events }
}

const NO_NOTIFICATIONS = [0, 0, 0, 0]

/** Events by the hour of the clock: entries at 8, exits at 17, and what happened at the weekend and by rules. */
const HOURS = { 0: 1, 8: 5, 10: 1, 13: 1, 15: 2, 17: 6 }
const SUNDAY_HOUR = { [NEW_YORK.zone]: 1, [LORD_HOWE.zone]: 2 }

describe('REP-3 the report of alerts', () => {
  test.each(WEEKS)('REP-3 has the exact counts of the made week in $zone', (week) => {
    const { parts, sources, devices, events } = reportOf(aWeekInput(week))
    const lastExit = at(week, SUN, '15:00')
    const lastFiring = at(week, SUN, '15:10')
    const lastSilence = at(week, TUE, '13:00')
    expect(sources?.rows).toEqual([
      ['Depot', 14, 1, ...NO_NOTIFICATIONS, lastExit],
      ['Speeding', 2, 1, ...NO_NOTIFICATIONS, lastFiring],
      ['No contact', 1, 1, ...NO_NOTIFICATIONS, lastSilence],
    ])
    expect(sources?.totals).toEqual(['Total', 17, 2, ...NO_NOTIFICATIONS, null])
    expect(devices?.rows).toEqual([
      ['Van 1', 16, ...NO_NOTIFICATIONS, lastFiring],
      ['Sea Ray 240', 0, ...NO_NOTIFICATIONS, null],
      ['Trailer 3', 0, ...NO_NOTIFICATIONS, null],
      ['Truck 7', 1, ...NO_NOTIFICATIONS, lastSilence],
      ['Pickup 4', 0, ...NO_NOTIFICATIONS, null],
    ])
    expect(events?.rows).toHaveLength(17)
    expect(events?.isMain).toBe(true)
    const hours: Record<number, number> = { ...HOURS, [SUNDAY_HOUR[week.zone] ?? Number.NaN]: 1 }
    expect(parts.eventsByHour).toEqual(Array.from({ length: 24 }, (_, hour) => hours[hour] ?? 0))
    expect(parts).toMatchObject({
      eventsBefore: 1,
      sources: [
        {
          kind: 'crossing',
          id: 'DEPOT',
          name: 'Depot',
          events: 14,
          devices: 1,
          lastEventAt: toIso(lastExit),
        },
        { kind: 'rule', name: 'Speeding', events: 2 },
        { kind: 'rule', name: 'No contact', events: 1 },
      ],
    })
  })

  test('REP-3 hides the places of private trips, in the table and in the JSON', () => {
    const { parts, events } = reportOf(aWeekInput(NEW_YORK))
    const privateTimes = [at(NEW_YORK, SAT, '00:20'), at(NEW_YORK, SAT, '10:00')]
    const hidden = parts.events.filter(({ place }) => place === null)
    expect(hidden.map(({ timestamp }) => timestamp)).toEqual(privateTimes.map(toIso))
    const placeColumn = events?.columns.findIndex(({ key }) => key === 'place') ?? -1
    const rows = events?.rows.filter((row) => row[placeColumn] === 'Private') ?? []
    expect(rows.map(([time]) => time)).toEqual(privateTimes)
  })

  type State = Notification['state']
  const notified = (...notifications: [channel: Notification['channel'], state: State][]) =>
    aWeekInput(NEW_YORK)
      .events.slice(0, 1)
      .map((event) => ({
        ...event,
        notifications: notifications.map(([channel, state]) => ({
          channel,
          state,
          recipient: 'mia@example.com',
          at: event.timestamp,
          detail: null,
        })),
      }))

  test('REP-3 says what became of notifications, by channel and of each event', () => {
    const input = aWeekInput(NEW_YORK, {
      events: notified(
        ['email', 'sent'],
        ['email', 'delivered'],
        ['sms', 'failed'],
        ['webhook', 'pending'],
        ['push', 'suppressed'],
      ),
    })
    const { channels, events, sources } = reportOf(input)
    expect(channels?.rows).toEqual([
      ['Email', 2, 0, 0, 0],
      ['SMS', 0, 1, 0, 0],
      ['Webhook', 0, 0, 1, 0],
      ['Push', 0, 0, 0, 1],
    ])
    expect(channels?.totals).toEqual(['Total', 2, 1, 1, 1])
    expect(sources?.rows[0]?.slice(1, 7)).toEqual([1, 1, 2, 1, 1, 1])
    expect(events?.rows[0]?.at(-1)).toBe('Email: Delivered; SMS: Failed; Webhook: Pending; Push: Held back')
  })

  test('REP-3 names no recipient, because reports are passed on, and no relay as a notification', () => {
    const events = notified(['email', 'sent'], ['relay', 'sent'])
    const { parts, document, channels } = reportOf(aWeekInput(NEW_YORK, { events }))
    expect(JSON.stringify([parts, document])).not.toContain('@example.com')
    expect(parts.events[0]?.notifications).toEqual([{ channel: 'email', outcome: 'delivered' }])
    expect(channels?.rows).toEqual([['Email', 1, 0, 0, 0]])
  })

  test('REP-3 without events says so', () => {
    const { events, sources, document } = reportOf(aWeekInput(NEW_YORK, { events: [] }))
    expect([events?.emptyText, sources?.rows]).toEqual(['Nothing happened in this period.', []])
    expect(document.sections[0]?.blocks.map(({ kind }) => kind)).toEqual(['tiles'])
  })
})
