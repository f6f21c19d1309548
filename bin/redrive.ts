import { runCommand } from './operator/run-command.ts'
import { connectTo } from './operator/target.ts'
import { redriveParts } from './redrive/aws-parts.ts'
import { readCommand } from './redrive/options.ts'
import { redrive } from './redrive/redrive.ts'
import { formatReport } from './redrive/report.ts'

await runCommand(readCommand(process.argv.slice(2)), async ({ where, order }) => {
  const { names } = await connectTo(where)
  const outcomes = await redrive(order, redriveParts(names))
  return {
    text: formatReport(where.kind === 'local' ? where.dataFolder : where.stack, outcomes),
    whole: outcomes.every(({ fate }) => fate.is !== 'stays'),
  }
})
