import { runCommand } from './operator/run-command.ts'
import { readCommand } from './provision/options.ts'
import { provision } from './provision/provision.ts'

await runCommand(readCommand(process.argv.slice(2)), async (command) => ({
  text: await provision(command),
  complete: true,
}))
