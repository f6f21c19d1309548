import { parseArgs } from 'node:util'
import type * as z from 'zod'
import { QUIET_SDK } from '../quiet-sdk.ts'
import { describeError } from './describe-error.ts'

type Options = Record<string, { readonly type: 'string' | 'boolean' }>
/** Instead of a command: what was asked for is help, or not to be understood. */
export type NoCommand = { kind: 'help'; text: string } | { kind: 'unclear'; reason: string }
type Form<Values> = { usage: string; options: Options; values: z.ZodType<Values> }

const WRONG_OPTIONS = 2

/** Reads the options of a command line by their form; `commandIn` makes the command, or says why there is none. */
export function readOptions<Values, Command>(
  args: readonly string[],
  { usage, options, values }: Form<Values>,
  commandIn: (values: Values) => Command | string,
): Command | NoCommand {
  const unclear = (reasons: string): NoCommand => ({ kind: 'unclear', reason: `${reasons}\n\n${usage}` })
  const given = parsed(args, { ...options, help: { type: 'boolean' } })
  if (typeof given === 'string') return unclear(given)
  const { help, ...asked } = given
  if (help) return { kind: 'help', text: usage }
  const checked = values.safeParse(asked)
  if (!checked.success) return unclear(reasonsOf(checked.error))
  const command = commandIn(checked.data)
  return typeof command === 'string' ? unclear(command) : command
}

function parsed(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const reasonsOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')

/** Does what the command says, and tells the operator; `act` answers what to tell and whether all of it was done. */
export async function runCommand<Command extends { kind: string }>(
  command: Command | NoCommand,
  act: (command: Command) => Promise<{ text: string; whole: boolean }>,
): Promise<void> {
  Object.assign(process.env, QUIET_SDK)
  if (isNoCommand(command)) {
    if (command.kind === 'help') console.log(command.text)
    else console.error(command.reason)
    process.exitCode = command.kind === 'help' ? 0 : WRONG_OPTIONS
    return
  }
  try {
    const { text, whole } = await act(command)
    console.log(text)
    process.exitCode = whole ? 0 : 1
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}

const isNoCommand = (command: { kind: string }): command is NoCommand =>
  command.kind === 'help' || command.kind === 'unclear'
