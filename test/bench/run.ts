import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { measureIngest } from './ingest.ts'
import { type Row, table } from './report.ts'
import { measureStarts } from './starts.ts'
import { measureTrail } from './trail.ts'

/** `npm run bench`: each figure beside a peer's in the same run. The machine is said, because figures are its own. */
const rows: Row[] = []
for (const measure of [measureStarts, measureTrail, measureIngest]) {
  for (const row of await measure()) {
    rows.push(row)
    console.log(`${row.name}: ${row.value} ${row.unit}`)
  }
}
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
console.log(`\n${machine}\n\n${table(rows)}`)
mkdirSync('test/bench', { recursive: true })
writeFileSync('test/bench/latest.json', `${JSON.stringify({ machine, rows }, null, 2)}\n`)
process.exit(rows.every((row) => row.met !== false) ? 0 : 1)
