import { UserError } from './cli/user-error.ts'
import { driveFleet } from './simulate/drive-fleet.ts'
import { readCommand } from './simulate/options.ts'
import { replay } from './simulate/replay/replay.ts'

async function run(): Promise<void> {
  const command = readCommand(process.argv.slice(2))
  if (command.kind === 'unclear') throw new UserError(command.reason)
  if (command.kind === 'replay') {
    const acknowledged = await replay(command.options)
    console.log(`${command.options.trackerId}: all ${acknowledged} fixes acknowledged`)
    return
  }
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  // started by the local run: it ends with its parent
  process.once('disconnect', () => stopping.abort())
  await driveFleet(command.options, stopping.signal)
}

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof UserError ? error.message : error)
    process.exit(1)
  },
)
