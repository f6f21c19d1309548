import { parseArgs } from 'node:util'
import { QUIET_SDK } from '../../bin/quiet-sdk.ts'
import { faultsOf, type Row, type Skipped, table, tell } from './report.ts'
import { rows } from './rows.ts'

/**
 * `npm run faults`: what was done, what was acknowledged, what was lost. Fails when anything was.
 * `npm run faults -- F08 F09 commands` does these rows only; `--fuzz 5000` asks so many hostile questions, and nothing else
 * unless it is named.
 */
const HOSTILE_QUESTIONS = 120_000

Object.assign(process.env, QUIET_SDK)
const { values, positionals } = parseArgs({ options: { fuzz: { type: 'string' } }, allowPositionals: true })
const hostileQuestions = Number(values.fuzz ?? HOSTILE_QUESTIONS)
if (!Number.isInteger(hostileQuestions) || hostileQuestions < 1)
  throw new Error('--fuzz takes how many questions to ask')
const wordsOf = (name: string) => [name, ...name.split(' ')]
const unknown = positionals.filter(
  (asked) => !Object.keys(rows).some((name) => wordsOf(name).includes(asked)),
)
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}; there are ${Object.keys(rows).join(', ')}.`)
  process.exit(2)
}
const asked = [...positionals, ...(values.fuzz === undefined ? [] : ['fuzz'])]

const done: (Row | Skipped)[] = []
for (const [name, row] of Object.entries(rows)) {
  if (asked.length > 0 && !wordsOf(name).some((word) => asked.includes(word))) continue
  console.log(`${new Date().toISOString().slice(11, 19)}  ${name}`)
  const came = await row({ hostileQuestions }).catch((error: unknown) => broken(name, error))
  tell(came)
  done.push(came)
}
console.log(`\n${table(done)}`)
process.exit(done.every((row) => faultsOf(row).length === 0) ? 0 : 1)

/** A row that could not be done to its end has failed; the others are done all the same. */
function broken(fault: string, error: unknown): Row {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return {
    fault,
    done: 'not to its end',
    sent: null,
    acknowledged: null,
    stored: null,
    lost: [],
    twice: [],
    wrong: [reason],
  }
}
