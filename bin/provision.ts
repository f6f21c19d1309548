import { readCommand } from './provision/options.ts'
import { plainly } from './provision/plainly.ts'
import { provision } from './provision/provision.ts'

const WRONG_OPTIONS = 2

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const command = readCommand(process.argv.slice(2))
if (command.kind === 'help') {
  console.log(command.text)
} else if (command.kind === 'unclear') {
  console.error(command.reason)
  process.exitCode = WRONG_OPTIONS
} else {
  try {
    console.log(await provision(command))
  } catch (error) {
    console.error(plainly(error))
    process.exitCode = 1
  }
}
