import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { Where } from '../provision/options.ts'
import type { RedriveOrder } from './redrive.ts'

const USAGE = `Tries again what the telemetry function once could not store, and removes what it stores now:
  npm run redrive -- [--dry-run] [--max N]
  --dry-run: only tells what is there; --max: looks at no more letters than these
Where:
  --local [--data .local]           the run on this machine (npm start)
  --stack Vectra [--region REGION]  the stack on AWS, by your own AWS credentials; this is the default`

const TEXT = { type: 'string' } as const
const YES = { type: 'boolean' } as const
const OPTIONS = {
  'dry-run': YES,
  max: TEXT,
  local: YES,
  data: TEXT,
  stack: TEXT,
  region: TEXT,
  help: YES,
} as const

const Values = z.object({
  'dry-run': z.boolean().default(false),
  max: z.coerce.number('a number is due').int('a whole number is due').min(1, 'at least 1').optional(),
  local: z.boolean().default(false),
  data: z.string().min(1, 'is empty').optional(),
  stack: z.string().min(1, 'is empty').optional(),
  region: z.string().min(1, 'is empty').optional(),
})

export type Command =
  | { kind: 'redrive'; where: Where; order: RedriveOrder }
  | { kind: 'help'; text: string }
  | { kind: 'unclear'; reason: string }

/** What the command line asks for; what does not go together is said. */
export function readCommand(args: readonly string[]): Command {
  const given = valuesIn(args)
  if (typeof given === 'string') return unclear(given)
  if (given.help) return { kind: 'help', text: USAGE }
  const parsed = Values.safeParse(given)
  if (!parsed.success) return unclear(reasonsOf(parsed.error))
  const { 'dry-run': dryRun, max = Number.POSITIVE_INFINITY, local, data, stack, region } = parsed.data
  if (local && (stack ?? region) !== undefined)
    return unclear('--local is the run on this machine, --stack and --region are on AWS: give one of them.')
  if (data !== undefined && !local) return unclear('--data goes with --local.')
  const where: Where = local
    ? { kind: 'local', dataFolder: resolve(data ?? '.local') }
    : { kind: 'aws', stack: stack ?? 'Vectra', region: region ?? null }
  return { kind: 'redrive', where, order: { dryRun, max } }
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const unclear = (reasons: string): Command => ({ kind: 'unclear', reason: `${reasons}\n\n${USAGE}` })

const reasonsOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
