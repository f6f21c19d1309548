import * as z from 'zod'
import { fill } from '../../i18n/fill.ts'
import { countedText } from '../../i18n/plural.ts'
import { DUE_SOON_DAYS_MAX, DUE_SOON_ENGINE_HOURS_MAX, DUE_SOON_KM_MAX } from '../../maintenance/due.ts'
import { MaintenanceDone, type MaintenanceState, MaintenanceStatus } from '../../maintenance/maintenance.ts'
import type { Block, Tile } from '../document.ts'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { headOf } from './common/head.ts'
import { type Pen, penOf } from './common/pen.ts'
import { doneTable, type TimeDone, timesDone } from './maintenance/done-table.ts'
import { type DueRow, dueRows, dueTable } from './maintenance/due-table.ts'
import { wholeDistance } from './maintenance/whole-distance.ts'

export const MaintenanceDueParts = z.object({
  maintenance: z.array(MaintenanceStatus),
  doneInPeriod: z.array(MaintenanceDone.extend({ deviceId: z.string(), maintenanceId: z.string() })),
})
type MaintenanceDueParts = z.infer<typeof MaintenanceDueParts>

/** Maintenance that is due or overdue by distance, engine hours or date, and what was done when. */
export const maintenanceDue: ReportDefinition = {
  needs: { maintenance: true },
  build(input) {
    const pen = penOf(input.writing)
    const { due, done } = pen.texts.maintenanceDue
    const [rows, times] = [dueRows(input), timesDone(input)]
    const document = {
      ...headOf(input, 'maintenance_due', pen),
      sections: [
        {
          title: due,
          blocks: [
            { kind: 'tiles' as const, tiles: tilesOf(rows, pen) },
            dueTable(rows, input.period, pen),
            ...withoutInterval(input, pen),
          ],
        },
        { title: done, blocks: [doneTable(times, input.period, pen)] },
      ],
      completeness: [],
      definitions: maintenanceDefinitions(pen),
    }
    return { document, parts: partsOf(rows, times) }
  },
}

const TILES: readonly MaintenanceState[] = ['overdue', 'dueSoon', 'ok', 'unknown']

const tilesOf = (rows: readonly DueRow[], { texts }: Pen): Tile[] =>
  TILES.map((state) => ({
    label: texts.maintenanceDue.states[state],
    value: rows.filter(({ status }) => status.state === state).length,
    valueKind: 'integer',
    note: null,
  }))

/** Devices that nobody has thought of look like devices that need nothing. */
function withoutInterval({ devices }: ReportInput, { texts, writing }: Pen): Block[] {
  const without = devices.filter(({ maintenance }) => maintenance.length === 0).length
  if (without === 0 || without === devices.length) return []
  return [
    { kind: 'paragraph', text: countedText(without, writing.language, texts.maintenanceDue, 'without') },
  ]
}

const partsOf = (rows: readonly DueRow[], times: readonly TimeDone[]): MaintenanceDueParts => ({
  maintenance: rows.map(({ status }) => status),
  doneInPeriod: times.map(({ status: { id, deviceId }, done }) => ({
    deviceId,
    maintenanceId: id,
    ...done,
  })),
})

/** What the report means by due, and the source of its readings. */
function maintenanceDefinitions(pen: Pen): string[] {
  const { texts, count } = pen
  const { now, due, dueSoon, readings } = texts.maintenanceDue.definitions
  const limits = {
    distance: wholeDistance(DUE_SOON_KM_MAX, pen),
    hours: count(DUE_SOON_ENGINE_HOURS_MAX),
    days: count(DUE_SOON_DAYS_MAX),
  }
  return [now, due, fill(dueSoon, limits), readings]
}
