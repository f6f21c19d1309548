import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { QUIET_SDK } from '../../bin/quiet-sdk.ts'
import { type Figure, isMet } from './figure.ts'
import { failRunningParts, measureParts, type Outcome } from './measure-parts.ts'
import type { Form } from './part.ts'
import { PARTS } from './parts.ts'
import { selectedParts, unknownNames } from './select-parts.ts'
import { table } from './table.ts'
import { benchTools } from './tools.ts'

const LATEST_FILE = 'test/bench/latest.json'
const SHORT_FILE = 'test-results/bench.json'
const WRONG_OPTIONS_EXIT_CODE = 2

const HELP = `Usage: npm run bench [-- [--short] [PART ...]]

Measures Vectra on this machine, each figure next to a comparable one from the same run.
A goal that is not met is only shown. Exits with 1 if a part fails.

  PART     measure only these parts, or groups of them, such as "start" for all that begin with "start-";
           without PART, measure all and write ${LATEST_FILE} if none fails
  --short  show that the parts work, in one round on small data, without figures; writes ${SHORT_FILE}
  --help   show this help

Parts: ${Object.keys(PARTS).join(', ')}`

function exitWithHelp(problem: string): never {
  console.error(`${problem}\n\n${HELP}`)
  process.exit(WRONG_OPTIONS_EXIT_CODE)
}

function readOptions() {
  const options = { short: { type: 'boolean' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    exitWithHelp(error instanceof Error ? error.message : String(error))
  }
}

const { values, positionals: selected } = readOptions()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const unknown = unknownNames(PARTS, selected)
if (unknown.length > 0) exitWithHelp(`Unknown part: ${unknown.join(', ')}`)

Object.assign(process.env, QUIET_SDK)
process.on('uncaughtException', (error) => {
  console.error(error)
  process.exitCode = 1
  failRunningParts(error)
})
const form: Form = values.short ? 'short' : 'full'
const tools = benchTools(form)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
const outcomes = await measureParts(selectedParts(PARTS, selected), { form, tools, ended: printOutcome })
await tools.close()

if (form === 'short') writeJson(SHORT_FILE, outcomes)
else finishMeasuring(outcomes)
const failed = outcomes.filter(({ kind }) => kind === 'failed')
if (failed.length > 0) {
  process.exitCode = 1
  console.log(`\nFailed: ${failed.map(({ part }) => part).join(', ')}`)
}
process.exit()

async function stop(): Promise<never> {
  await tools.close()
  process.exit(1)
}

function printOutcome(outcome: Outcome): void {
  const { part, seconds, kind } = outcome
  const title = `${part} (${seconds.toFixed(1)} s)`
  if (kind === 'failed') console.log(`✗ ${title}: ${outcome.reason}`)
  if (kind === 'skipped') console.log(`- ${title} skipped: ${outcome.reason}`)
  if (kind === 'measured') console.log([`✓ ${title}`, ...shownOf(outcome.figures)].join('\n'))
}

function shownOf(figures: readonly Figure[]): string[] {
  return form === 'short' ? [] : figures.map(({ name, value, unit }) => `  ${name}: ${value} ${unit}`)
}

function finishMeasuring(measured: readonly Outcome[]): void {
  const figures = measured.flatMap((outcome) => (outcome.kind === 'measured' ? outcome.figures : []))
  // figures depend on the machine
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
  console.log(`\n${machine}\n\n${table(figures)}`)
  const isComplete = selected.length === 0 && measured.every(({ kind }) => kind === 'measured')
  if (isComplete) writeJson(LATEST_FILE, { machine, figures: figures.map(judged) })
}

function judged(one: Figure) {
  const met = isMet(one)
  return met === null ? one : { ...one, met }
}

function writeJson(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
