import { exitWithoutRunning, isNothingToRun } from './cli/read-options.ts'
import { UserError } from './cli/user-error.ts'
import { driveFleet } from './simulate/drive-fleet.ts'
import { driveGateway } from './simulate/gateway/drive-gateway.ts'
import { readCommand } from './simulate/options.ts'
import { replay } from './simulate/replay/replay.ts'

async function run(): Promise<void> {
  const command = readCommand(process.argv.slice(2))
  if (isNothingToRun(command)) exitWithoutRunning(command)
  if (command.kind === 'replay') {
    const acknowledged = await replay(command.options)
    console.log(`${command.options.trackerId}: all ${acknowledged} fixes acknowledged`)
    return
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  // a child of the local run ends with its parent
  process.once('disconnect', () => stop.abort())
  if (command.kind === 'gateway') await driveGateway(command.options, stop.signal)
  else await driveFleet(command.options, stop.signal)
}

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof UserError ? error.message : error)
    process.exit(1)
  },
)
