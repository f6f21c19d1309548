import { fill } from '../../../i18n/fill.ts'
import { countedText } from '../../../i18n/plural.ts'
import { inDueOrder } from '../../../maintenance/due.ts'
import type { MaintenanceStatus } from '../../../maintenance/maintenance.ts'
import type { Table } from '../../document.ts'
import type { Period } from '../../period.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import { tableOf } from '../common/table-of.ts'
import { localDay } from './local-day.ts'
import { wholeDistance } from './whole-distance.ts'

export type DueRow = { device: ReportDevice; status: MaintenanceStatus }

/** The intervals of all devices, what is due first. */
export function dueRows({ devices }: ReportInput): DueRow[] {
  const rows = devices.flatMap((device) => device.maintenance.map((status) => ({ device, status })))
  const inOrder = inDueOrder(rows.map(({ status }) => status))
  return rows.toSorted((a, b) => inOrder.indexOf(a.status) - inOrder.indexOf(b.status))
}

export function dueTable(rows: readonly DueRow[], { timezone }: Period, pen: Pen): Table {
  const { common, texts } = pen
  const { columns, states, nothing } = texts.maintenanceDue
  const dayOf = (at: string | null) => (at === null ? null : localDay(at, timezone))
  return tableOf<DueRow>(
    rows,
    [
      {
        key: 'device',
        title: common.columns.device,
        kind: 'text',
        weight: 2,
        of: ({ device }) => device.deviceName,
      },
      { key: 'what', title: columns.what, kind: 'text', weight: 2, of: ({ status }) => status.name },
      { key: 'state', title: columns.state, kind: 'text', of: ({ status }) => states[status.state] },
      { key: 'leftKm', title: columns.leftDistance, kind: 'distance', of: ({ status }) => status.leftKm },
      {
        key: 'leftEngineHours',
        title: columns.leftHours,
        kind: 'decimal',
        of: ({ status }) => status.leftEngineHours,
      },
      { key: 'dueOn', title: columns.dueOn, kind: 'date', of: ({ status }) => dayOf(status.dueAt) },
      {
        key: 'every',
        title: columns.every,
        kind: 'text',
        weight: 2,
        of: ({ status }) => everyText(status, pen),
      },
      {
        key: 'lastDone',
        title: columns.lastDone,
        kind: 'date',
        of: ({ status }) => dayOf(status.done[0]?.at ?? null),
      },
    ],
    { emptyText: nothing, isMain: true },
  )
}

/** `5,000 km or 6 months` */
function everyText({ everyKm, everyEngineHours, everyMonths }: MaintenanceStatus, pen: Pen): string {
  const texts = pen.texts.maintenanceDue.every
  const { language } = pen.writing
  return [
    ...(everyKm === null ? [] : [wholeDistance(everyKm, pen)]),
    ...(everyEngineHours === null ? [] : [fill(texts.engineHours, { hours: pen.count(everyEngineHours) })]),
    ...(everyMonths === null ? [] : [countedText(everyMonths, language, texts, 'months')]),
  ].join(texts.or)
}
