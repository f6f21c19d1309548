import { StoreUnavailable } from '../../functions/stores/dynamodb/store-unavailable.ts'
import { exitWithoutRunning, isNothingToRun, type NothingToRun } from '../cli/read-options.ts'
import { UserError } from '../cli/user-error.ts'
import { QUIET_SDK } from '../quiet-sdk.ts'

export type CommandResult = {
  /** The text for the operator, on standard output. */
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

/** By the names of the errors that AWS's clients throw. */
const ADVICE: Record<string, string> = {
  CredentialsProviderError:
    'No AWS credentials were found. Sign in as you do for npm run deploy, or use --local.',
  ExpiredToken: 'Your AWS credentials have expired. Sign in again.',
  ExpiredTokenException: 'Your AWS credentials have expired. Sign in again.',
}

/** The text to print for an error: a message for what the operator can fix, the error with its stack for a bug. */
function describeError(error: unknown): unknown {
  if (error instanceof UserError || error instanceof StoreUnavailable) return error.message
  if (!(error instanceof Error)) return error
  if (error.message.startsWith('Region is missing')) return 'No AWS region is set. Use --region or --local.'
  const advice = ADVICE[error.name]
  if (advice !== undefined) return advice
  return '$metadata' in error ? `AWS refused the call: ${error.name}: ${error.message}` : error
}
