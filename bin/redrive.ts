import { deadLetters } from '../functions/outside/dead-letters.ts'
import { telemetryFunction } from '../functions/outside/telemetry-function.ts'
import { runCommand } from './operator/run-command.ts'
import { connectTo } from './operator/target.ts'
import { readCommand } from './redrive/options.ts'
import { redrive } from './redrive/redrive.ts'
import { formatReport } from './redrive/report.ts'

await runCommand(readCommand(process.argv.slice(2)), async ({ target, options }) => {
  const { names } = await connectTo(target)
  const outcomes = await redrive(options, {
    letters: deadLetters(names.deadLettersUrl),
    telemetry: telemetryFunction(names.telemetryFunction),
  })
  return {
    text: formatReport(target.kind === 'local' ? target.dataFolder : target.stack, outcomes),
    complete: outcomes.every(({ result }) => result.kind !== 'failed'),
  }
})
