import type { ReportDocument, Section, Table } from '../../../shared/reports/document.ts'
import { NOON } from '../tracking/a-position.ts'

export const aTable = (fields: Partial<Table> = {}): Table => ({
  kind: 'table',
  title: 'Trips',
  columns: [{ key: 'device', title: 'Device', kind: 'text' }],
  rows: [],
  totals: null,
  emptyText: 'No trips',
  ...fields,
})

/** A report of one section with these blocks. */
export const aDocument = (
  blocks: Section['blocks'],
  fields: Partial<ReportDocument> = {},
): ReportDocument => ({
  title: 'Daily summary',
  subject: 'All 12 devices',
  period: 'June 1, 2026',
  timezone: 'Eastern Time (New York)',
  generatedAt: NOON,
  sections: [{ title: 'Summary', blocks }],
  completeness: ['Sea Ray was without contact for 2 h 10 min.'],
  definitions: ['Driving is moving.'],
  ...fields,
})
