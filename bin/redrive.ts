import { awsDeployment } from './provision/aws-deployment.ts'
import { localDeployment } from './provision/local-deployment.ts'
import { plainly } from './provision/plainly.ts'
import { redriveParts } from './redrive/aws-parts.ts'
import { readCommand } from './redrive/options.ts'
import { redrive } from './redrive/redrive.ts'
import { reportOf } from './redrive/report.ts'

const SOME_STAY = 1
const WRONG_OPTIONS = 2

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const command = readCommand(process.argv.slice(2))
if (command.kind === 'help') {
  console.log(command.text)
} else if (command.kind === 'unclear') {
  console.error(command.reason)
  process.exitCode = WRONG_OPTIONS
} else {
  const { where, order } = command
  try {
    const { names, environment } =
      where.kind === 'local'
        ? await localDeployment(where.dataFolder)
        : await awsDeployment(where.stack, where.region)
    Object.assign(process.env, environment)
    const outcomes = await redrive(order, redriveParts(names))
    console.log(reportOf(where.kind === 'local' ? where.dataFolder : where.stack, outcomes))
    if (outcomes.some(({ fate }) => fate.is === 'stays')) process.exitCode = SOME_STAY
  } catch (error) {
    console.error(plainly(error))
    process.exitCode = SOME_STAY
  }
}
