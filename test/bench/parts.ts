import { anchor } from './anchor/anchor.ts'
import { operatorConsole } from './console/console.ts'
import { cost } from './cost/cost.ts'
import { devicesPage } from './devices-page.ts'
import { due } from './due.ts'
import { geofenceIngest } from './geofences/geofence-ingest.ts'
import { geofenceList } from './geofences/geofence-list.ts'
import { geofences } from './geofences/geofences.ts'
import { http } from './http.ts'
import { ingest } from './ingest.ts'
import { list } from './list.ts'
import { mail } from './mail.ts'
import { map } from './map/map.ts'
import type { Part } from './part.ts'
import { payments } from './payments.ts'
import { push } from './push.ts'
import { reportExcel } from './reports/report-excel.ts'
import { reportMonth } from './reports/report-month.ts'
import { reportOnBoard } from './reports/report-on-board.ts'
import { reportPdf } from './reports/report-pdf.ts'
import { scale } from './scale/scale.ts'
import { startFunctions } from './start/start-functions.ts'
import { startPages } from './start/start-pages.ts'
import { startRun } from './start/start-run.ts'
import { trail } from './trail.ts'

/** The longest of the short form come first, so that none is left alone at the end. */
export const PARTS: Record<string, Part> = {
  'start-run': startRun,
  'start-pages': startPages,
  'start-functions': startFunctions,
  cost,
  scale,
  map,
  'devices-page': devicesPage,
  due,
  trail,
  ingest,
  http,
  push,
  mail,
  list,
  payments,
  console: operatorConsole,
  geofences,
  anchor,
  'geofence-ingest': geofenceIngest,
  'geofence-list': geofenceList,
  'report-month': reportMonth,
  'report-on-board': reportOnBoard,
  'report-pdf': reportPdf,
  'report-excel': reportExcel,
}
