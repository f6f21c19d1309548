import { parseArgs } from 'node:util'
import { commandKillRun } from './command-kill-run.ts'
import { fuzzRun } from './fuzz-run.ts'
import { historiesRun } from './histories-run.ts'
import { killRun } from './kill-run.ts'
import { faultsOf, type Row, table, tell } from './report.ts'

/**
 * `npm run faults`: what was done, what was acknowledged, what was lost. Fails when anything was.
 * `npm run faults -- commands histories` does these rows only; `--fuzz 5000` asks so many hostile questions, and nothing else
 * unless it is named.
 */
const ROWS: Record<string, () => Promise<Row>> = { positions, commands, histories, fuzz }
const HOSTILE_QUESTIONS = 120_000

const { values, positionals } = parseArgs({ options: { fuzz: { type: 'string' } }, allowPositionals: true })
const cases = Number(values.fuzz ?? HOSTILE_QUESTIONS)
if (!Number.isInteger(cases) || cases < 1) throw new Error('--fuzz takes how many questions to ask')
const unknown = positionals.filter((name) => !(name in ROWS))
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}; there are ${Object.keys(ROWS).join(', ')}.`)
  process.exit(2)
}
const named = new Set([...positionals, ...(values.fuzz === undefined ? [] : ['fuzz'])])

const rows: Row[] = []
for (const [name, done] of Object.entries(ROWS)) {
  if (named.size > 0 && !named.has(name)) continue
  const row = await done()
  tell(row)
  rows.push(row)
}
console.log(`\n${table(rows)}`)
process.exit(rows.every((row) => faultsOf(row).length === 0) ? 0 : 1)

async function positions(): Promise<Row> {
  const { kills, ...found } = await killRun(200, 10, 6)
  return { fault: 'kill -9 while positions come in', times: kills, ...found, wrong: [] }
}

async function commands(): Promise<Row> {
  const { kills, unheard, ...found } = await commandKillRun(100)
  const note = `${unheard} marked as sent and never heard`
  return { fault: 'kill -9 on the way of a command', times: kills, ...found, wrong: [], note }
}

async function histories(): Promise<Row> {
  return historiesRun(10_000, 1_000)
}

async function fuzz(): Promise<Row> {
  const { failures, statuses, seed, answersAfter } = await fuzzRun(cases)
  const answered = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} x ${status}`)
  const wrong = answersAfter ? failures : [...failures, 'afterwards the API did not answer as before']
  const note = `seed ${seed}: ${answered.join(', ')}`
  return { fault: 'hostile questions', times: cases, acknowledged: null, lost: [], twice: [], wrong, note }
}
