import { parseArgs } from 'node:util'
import type * as z from 'zod'

/** The options of a command: a Zod object, in which an option that defaults to `false` is a flag without a value. */
export type CommandForm<Options extends z.ZodObject> = { usage: string; options: Options }

/** There is nothing to run: the user asked for help, or the options are wrong. */
export type NothingToRun = { kind: 'help'; usage: string } | { kind: 'invalid'; reason: string }

const WRONG_OPTIONS_EXIT_CODE = 2

/** Parses command-line options. `commandFrom` returns the command, or a sentence that says what is wrong. */
export function readOptions<Options extends z.ZodObject, Command>(
  args: readonly string[],
  { usage, options }: CommandForm<Options>,
  commandFrom: (values: z.infer<Options>) => Command | string,
): Command | NothingToRun {
  const invalid = (reason: string): NothingToRun => ({ kind: 'invalid', reason: `${reason}\n\n${usage}` })
  const parsed = parse(args, { ...typesOf(options), help: { type: 'boolean' } })
  if (typeof parsed === 'string') return invalid(parsed)
  const { help, ...given } = parsed
  if (help) return { kind: 'help', usage }
  const checked = options.safeParse(given)
  if (!checked.success) return invalid(reasonsOf(checked.error))
  const command = commandFrom(checked.data)
  return typeof command === 'string' ? invalid(command) : command
}

export const isNothingToRun = (command: { kind: string }): command is NothingToRun =>
  command.kind === 'help' || command.kind === 'invalid'

/** Prints the help or what is wrong, and ends the process. */
export function exitWithoutRunning(nothing: NothingToRun): never {
  if (nothing.kind === 'help') {
    console.log(nothing.usage)
    process.exit(0)
  }
  console.error(nothing.reason)
  process.exit(WRONG_OPTIONS_EXIT_CODE)
}

type OptionTypes = Record<string, { type: 'string' | 'boolean' }>

const typesOf = ({ shape }: z.ZodObject): OptionTypes =>
  Object.fromEntries(
    Object.entries<z.ZodType>(shape).map(([name, option]) => {
      const isFlag = option.safeParse(undefined).data === false
      return [name, { type: isFlag ? 'boolean' : 'string' }]
    }),
  )

function parse(args: readonly string[], options: OptionTypes) {
  try {
    return parseArgs({ args: withDashedValues(args, options), options }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** `--password -x7` as `--password=-x7`: passwords may begin with a dash, which parseArgs takes for an option. */
function withDashedValues(args: readonly string[], options: OptionTypes): string[] {
  const optionIn = (arg: string) => options[/^--([^=]+)/.exec(arg)?.[1] ?? '']
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1) ?? ''
    const isValue = !before.includes('=') && optionIn(before)?.type === 'string' && !optionIn(arg)
    if (isValue) joined.splice(-1, 1, `${before}=${arg}`)
    else joined.push(arg)
  }
  return joined
}

const reasonsOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
