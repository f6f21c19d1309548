import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { QUIET_SDK } from '../../bin/quiet-sdk.ts'
import { measureCost } from './cost.ts'
import { measureImports } from './imports.ts'
import { measureIngest } from './ingest.ts'
import { measureList } from './list.ts'
import { measureMap } from './map.ts'
import { measurePush } from './push.ts'
import { type Row, table } from './report.ts'
import { measureStarts } from './starts.ts'
import { measureTrail } from './trail.ts'

Object.assign(process.env, QUIET_SDK)
const PARTS: Record<string, () => Promise<Row[]>> = {
  starts: measureStarts,
  trail: measureTrail,
  ingest: measureIngest,
  push: measurePush,
  list: measureList,
  map: measureMap,
  imports: measureImports,
  cost: measureCost,
}

/**
 * `npm run bench`: each figure beside a peer's in the same run. The machine is said, because figures are its own.
 * `npm run bench -- list map` measures these parts only, and leaves the kept figures as they are.
 */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
const rows: Row[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.includes(name)) continue
  for (const row of await measure()) {
    rows.push(row)
    console.log(`${row.name}: ${row.value} ${row.unit}`)
  }
}
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
console.log(`\n${machine}\n\n${table(rows)}`)
if (named.length === 0)
  writeFileSync('test/bench/latest.json', `${JSON.stringify({ machine, rows }, null, 2)}\n`)
process.exit(rows.every((row) => row.met !== false) ? 0 : 1)
