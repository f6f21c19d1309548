import { parseArgs } from 'node:util'
import { QUIET_SDK } from '../../bin/quiet-sdk.ts'
import { SEED } from '../seed.ts'
import { faultsOf, NOTHING_STORED, printFaults, type Row, type SkippedRow, table } from './report.ts'
import { rows } from './rows.ts'

const HOSTILE_REQUESTS = 120_000
const FUZZ_ROW = 'F17'
const WRONG_OPTIONS_EXIT_CODE = 2

const HELP = `Usage: npm run faults [-- ROW ... [--fuzz N]]

Breaks a local run in every way that Vectra must survive, and reports what is lost or wrong.
Exits with 1 if anything is.

  ROW       run only these rows, by id or name, such as F08 or commands
  --fuzz N  send N hostile requests in ${FUZZ_ROW} (default: ${HOSTILE_REQUESTS}); without ROW, run only ${FUZZ_ROW}
  --help    show this help

Random choices follow from a fixed seed, which the report shows. FUZZ_SEED=N sets another.

Rows:
${Object.keys(rows)
  .map((name) => `  ${name}`)
  .join('\n')}`

/** A row is selected by its full name, its id or its short name. */
const isSelected = (name: string, selected: readonly string[]) =>
  [name, ...name.split(' ')].some((alias) => selected.includes(alias))

function exitWithHelp(problem: string): never {
  console.error(`${problem}\n\n${HELP}`)
  process.exit(WRONG_OPTIONS_EXIT_CODE)
}

function readOptions() {
  const options = { fuzz: { type: 'string' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    exitWithHelp(error instanceof Error ? error.message : String(error))
  }
}

/** A row that throws has failed. The other rows still run. */
function crashedRow(fault: string, error: unknown): Row {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { ...NOTHING_STORED, fault, action: 'not completed', problems: [reason] }
}

Object.assign(process.env, QUIET_SDK)
const { values, positionals } = readOptions()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const hostileRequests = Number(values.fuzz ?? HOSTILE_REQUESTS)
if (!Number.isInteger(hostileRequests) || hostileRequests < 1)
  exitWithHelp('--fuzz: must be a positive whole number')
const unknown = positionals.filter((row) => !Object.keys(rows).some((name) => isSelected(name, [row])))
if (unknown.length > 0) exitWithHelp(`Unknown row: ${unknown.join(', ')}`)
const selected = [...positionals, ...(values.fuzz === undefined ? [] : [FUZZ_ROW])]

console.log(`Seed ${SEED}`)
const results: (Row | SkippedRow)[] = []
for (const [name, run] of Object.entries(rows)) {
  if (selected.length > 0 && !isSelected(name, selected)) continue
  console.log(`${new Date().toISOString().slice(11, 19)}  ${name}`)
  const row = await run({ hostileRequests, seed: SEED }).catch((error: unknown) => crashedRow(name, error))
  printFaults(row)
  results.push(row)
}
console.log(`\n${table(results)}`)
process.exit(results.every((row) => faultsOf(row).length === 0) ? 0 : 1)
