import type { CrossingType } from '../../../geofences/crossing-type.ts'
import type { AccountEvent } from '../../../watching/event.ts'
import type { Table } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import { sourceText } from '../common/event-text.ts'
import type { Pen } from '../common/pen.ts'
import { tableOf } from '../common/table-of.ts'
import type { Before } from './compared.ts'

/** The most kinds of events that are listed. The rest are added up. */
export const LISTED_EVENTS_MAX = 10

/** A kind of event: of a geofence, or `rule` of a rule, by the name of either. */
export type EventCount = {
  eventType: CrossingType | 'rule'
  name: string
  count: number
  countBefore: number
}

/** How often each thing happened, the most frequent first, beside the period before. */
export function eventCounts({ events }: ReportInput, before: Before): EventCount[] {
  const counts = new Map<string, EventCount>()
  const add = (happened: readonly AccountEvent[], field: 'count' | 'countBefore') => {
    for (const event of happened) {
      const source = sourceOf(event)
      const key = JSON.stringify(source)
      const known = counts.get(key) ?? { ...source, count: 0, countBefore: 0 }
      counts.set(key, { ...known, [field]: known[field] + 1 })
    }
  }
  add(events, 'count')
  add(before.events, 'countBefore')
  return [...counts.values()].toSorted((a, b) => b.count - a.count || b.countBefore - a.countBefore)
}

const sourceOf = (event: AccountEvent): Pick<EventCount, 'eventType' | 'name'> =>
  event.kind === 'rule'
    ? { eventType: 'rule', name: event.ruleName }
    : { eventType: event.eventType, name: event.geofenceName }

type Row = { event?: string; count: number; countBefore: number }

export function eventTable(counts: readonly EventCount[], pen: Pen): Table {
  const texts = pen.texts.weeklyAnalytics
  const sum = (rows: readonly Row[], field: 'count' | 'countBefore') =>
    rows.reduce((total, row) => total + row[field], 0)
  const others = counts.slice(LISTED_EVENTS_MAX)
  const rows = [
    ...counts
      .slice(0, LISTED_EVENTS_MAX)
      .map(({ eventType, name, ...row }) => ({ event: sourceText(eventType, name, pen), ...row })),
    ...(others.length === 0
      ? []
      : [
          {
            event: texts.otherEvents,
            count: sum(others, 'count'),
            countBefore: sum(others, 'countBefore'),
          },
        ]),
  ]
  return tableOf(
    rows,
    [
      {
        key: 'event',
        title: pen.common.columns.event,
        kind: 'text',
        weight: 3,
        of: ({ event }) => event ?? null,
        total: pen.common.total,
      },
      {
        key: 'count',
        title: texts.count,
        kind: 'integer',
        of: ({ count }) => count,
        total: sum(counts, 'count'),
      },
      {
        key: 'countBefore',
        title: texts.countBefore,
        kind: 'integer',
        of: ({ countBefore }) => countBefore,
        total: sum(counts, 'countBefore'),
      },
    ],
    { emptyText: texts.noEvents },
  )
}
