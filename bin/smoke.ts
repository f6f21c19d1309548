import { SECOND_MS } from '../shared/time.ts'
import { exitWithoutRunning, isNothingToRun } from './cli/read-options.ts'
import { QUIET_SDK } from './quiet-sdk.ts'
import { readCommand } from './smoke/options.ts'
import { exitCodeOf, type Result, resultLine, summaryLine } from './smoke/report.ts'
import { runSmoke } from './smoke/run-smoke.ts'

/** Three minutes, less the time that the clean-up needs. */
const CHECKS_WITHIN_MS = 160 * SECOND_MS

Object.assign(process.env, QUIET_SDK)
const command = readCommand(process.argv.slice(2), process.env)
if (isNothingToRun(command)) exitWithoutRunning(command)

const startedAt = performance.now()
const results: Result[] = []
const interrupted = new AbortController()
// npm and tsx forward the terminal's signal, so it arrives more than once
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => interrupted.abort('it was interrupted'))
const timeOver = new AbortController()
setTimeout(() => timeOver.abort('the three minutes are over'), CHECKS_WITHIN_MS).unref()

const isComplete = await runSmoke(
  command.options,
  (result) => {
    results.push(result)
    console.log(resultLine(result))
  },
  AbortSignal.any([interrupted.signal, timeOver.signal]),
)
console.log(`\n${summaryLine(results, performance.now() - startedAt)}`)
process.exit(exitCodeOf(results, isComplete))
