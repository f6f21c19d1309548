import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { QUIET_SDK } from '../../bin/quiet-sdk.ts'
import { measureCost } from './cost.ts'
import { measureDevicesPage } from './devices-page.ts'
import { measureGeofenceIngest } from './geofence-ingest.ts'
import { measureGeofenceList } from './geofence-list.ts'
import { measureGeofences } from './geofences.ts'
import { measureImports } from './imports.ts'
import { measureIngest } from './ingest.ts'
import { measureList } from './list.ts'
import { measureMail } from './mail.ts'
import { measureMap } from './map.ts'
import { measureMonthReport } from './month-report.ts'
import { measurePayments } from './payments.ts'
import { measurePush } from './push.ts'
import { type Row, table } from './report.ts'
import { measureReportExcel } from './report-excel.ts'
import { measureReportPdf } from './report-pdf.ts'
import { measureStart } from './start.ts'
import { measureStarts } from './starts.ts'
import { measureTrail } from './trail.ts'

const PARTS: Record<string, () => Promise<Row[]>> = {
  starts: measureStarts,
  trail: measureTrail,
  ingest: measureIngest,
  geofences: measureGeofences,
  push: measurePush,
  mail: measureMail,
  list: measureList,
  payments: measurePayments,
  'month-report': () => measureMonthReport(),
  'geofence-ingest': measureGeofenceIngest,
  'geofence-list': measureGeofenceList,
  'report-pdf': measureReportPdf,
  'devices-page': measureDevicesPage,
  'report-excel': measureReportExcel,
  map: measureMap,
  start: measureStart,
  imports: measureImports,
  cost: measureCost,
}

const LATEST_FILE = 'test/bench/latest.json'
const WRONG_OPTIONS_EXIT_CODE = 2

const HELP = `Usage: npm run bench [-- PART ...]

Measures Vectra on this machine, each figure next to a comparable one from the same run.
Exits with 1 if a figure misses its goal.

  PART    measure only these parts; without PART, measure all and write ${LATEST_FILE}
  --help  show this help

Parts: ${Object.keys(PARTS).join(', ')}`

function exitWithHelp(problem: string): never {
  console.error(`${problem}\n\n${HELP}`)
  process.exit(WRONG_OPTIONS_EXIT_CODE)
}

function readOptions() {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    exitWithHelp(error instanceof Error ? error.message : String(error))
  }
}

Object.assign(process.env, QUIET_SDK)
const { values, positionals: selected } = readOptions()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const unknown = selected.filter((name) => !(name in PARTS))
if (unknown.length > 0) exitWithHelp(`Unknown part: ${unknown.join(', ')}`)

const rows: Row[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (selected.length > 0 && !selected.includes(name)) continue
  for (const row of await measure()) {
    rows.push(row)
    console.log(`${row.name}: ${row.value} ${row.unit}`)
  }
}
// figures depend on the machine
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
console.log(`\n${machine}\n\n${table(rows)}`)
if (selected.length === 0) writeFileSync(LATEST_FILE, `${JSON.stringify({ machine, rows }, null, 2)}\n`)
process.exit(rows.every((row) => row.met !== false) ? 0 : 1)
