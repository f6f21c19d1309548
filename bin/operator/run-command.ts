import { exitWithoutRunning, isNothingToRun, type NothingToRun } from '../cli/read-options.ts'
import { QUIET_SDK } from '../quiet-sdk.ts'
import { describeError } from './describe-error.ts'

export type CommandResult = {
  /** For the operator, on standard output. */
  text: string
  /** Whether everything was done; if not, the process exits with 1. */
  complete: boolean
}

/** Runs an operator's command and prints its result, or what is wrong. */
export async function runCommand<Command extends { kind: string }>(
  command: Command | NothingToRun,
  run: (command: Command) => Promise<CommandResult>,
): Promise<void> {
  Object.assign(process.env, QUIET_SDK)
  if (isNothingToRun(command)) exitWithoutRunning(command)
  try {
    const { text, complete } = await run(command)
    console.log(text)
    process.exitCode = complete ? 0 : 1
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}
