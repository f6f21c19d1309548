import type { Outcome } from '../../../notifications/outcome.ts'
import type { Pen } from '../common/pen.ts'
import type { Field } from '../common/table-of.ts'
import type { EventSums, OutcomeCounts } from './event-sums.ts'

/** How many events there were, and what became of their notifications. */
export const eventFields = (all: EventSums, pen: Pen): Field<EventSums>[] => [
  {
    key: 'events',
    title: pen.common.columns.events,
    kind: 'integer',
    of: ({ events }) => events,
    total: all.events,
  },
  {
    key: 'devices',
    title: pen.texts.alertSummary.devices,
    kind: 'integer',
    of: ({ devices }) => devices,
    total: all.devices,
  },
  ...outcomeFields(all, pen),
  {
    key: 'last',
    title: pen.texts.alertSummary.lastEvent,
    kind: 'dateTime',
    of: ({ lastAt }) => lastAt,
  },
]

const SHOWN: readonly Outcome[] = ['delivered', 'failed', 'pending', 'suppressed']

/** The notifications by their outcome. */
export const outcomeFields = (all: OutcomeCounts, { texts }: Pen): Field<OutcomeCounts>[] =>
  SHOWN.map((outcome) => ({
    key: outcome,
    title: texts.alertSummary.outcomes[outcome],
    kind: 'integer',
    of: (counts) => counts[outcome],
    total: all[outcome],
  }))
