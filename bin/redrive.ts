import { obey } from './operator/operator-command.ts'
import { reach } from './operator/where.ts'
import { redriveParts } from './redrive/aws-parts.ts'
import { readCommand } from './redrive/options.ts'
import { redrive } from './redrive/redrive.ts'
import { reportOf } from './redrive/report.ts'

await obey(readCommand(process.argv.slice(2)), async ({ where, order }) => {
  const { names } = await reach(where)
  const outcomes = await redrive(order, redriveParts(names))
  return {
    text: reportOf(where.kind === 'local' ? where.dataFolder : where.stack, outcomes),
    whole: outcomes.every(({ fate }) => fate.is !== 'stays'),
  }
})
