import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'

const USAGE = `What an operator gives to trackers and accounts:
  npm run provision -- --tracker ID                           a new user name and password; the old ones end
  npm run provision -- --tracker ID --certificate --out DIR   a certificate instead, its key and it as files (AWS)
  npm run provision -- --account EMAIL --grant N [--dry-run]  N more subscriptions without payment; --dry-run tells only
Where:
  --local [--data .local]           the run on this machine (npm start)
  --stack Vectra [--region REGION]  the stack on AWS, by your own AWS credentials; this is the default`

const OPTIONS = {
  tracker: { type: 'string' },
  certificate: { type: 'boolean' },
  out: { type: 'string' },
  account: { type: 'string' },
  grant: { type: 'string' },
  'dry-run': { type: 'boolean' },
  local: { type: 'boolean' },
  data: { type: 'string' },
  stack: { type: 'string' },
  region: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** As many as one transaction of the store takes. */
const GRANT_MAX = 100

export type Where =
  | { kind: 'local'; dataFolder: string }
  /** `region: null`: the one that the environment names. */
  | { kind: 'aws'; stack: string; region: string | null }

export type Command =
  | { kind: 'credentials'; trackerId: string; where: Where }
  | { kind: 'certificate'; trackerId: string; outFolder: string; where: Where }
  | { kind: 'grant'; email: string; count: number; dryRun: boolean; where: Where }
  | { kind: 'help'; text: string }
  | { kind: 'unclear'; reason: string }

const Tracker = z.string().regex(TRACKER_ID, 'a tracker id has 3 to 32 of A-Z a-z 0-9 _ -')
const Text = z.string().trim().min(1, 'is empty')

const Values = z.strictObject({
  tracker: Tracker.optional(),
  certificate: z.boolean().default(false),
  out: Text.optional(),
  account: z.email('is no e-mail address').optional(),
  grant: z.coerce
    .number('a number is due')
    .int('a whole number is due')
    .min(1, 'at least 1')
    .max(GRANT_MAX, `at most ${GRANT_MAX} at once`)
    .optional(),
  'dry-run': z.boolean().default(false),
  local: z.boolean().default(false),
  data: Text.optional(),
  stack: Text.optional(),
  region: Text.optional(),
})
type Values = z.infer<typeof Values>

/** What the command line asks for; what does not go together is said, and how it would. */
export function readCommand(args: readonly string[]): Command {
  const values = parsed(args)
  if (typeof values === 'string') return unclear(values)
  const { help, ...given } = values
  if (help) return { kind: 'help', text: USAGE }
  const checked = Values.safeParse(given)
  if (!checked.success) return unclear(reasonsOf(checked.error))
  const misfit = misfitOf(checked.data)
  return misfit === null ? commandOf(checked.data) : unclear(misfit)
}

function commandOf(values: Values): Command {
  const { tracker, out, account, grant } = values
  const where = whereOf(values)
  if (tracker !== undefined && out !== undefined)
    return { kind: 'certificate', trackerId: tracker, outFolder: resolve(out), where }
  if (tracker !== undefined) return { kind: 'credentials', trackerId: tracker, where }
  if (account !== undefined && grant !== undefined)
    return { kind: 'grant', email: account, count: grant, dryRun: values['dry-run'], where }
  return unclear('What is to be given? Name a --tracker, or an --account and how many to --grant.')
}

function misfitOf({ tracker, certificate, out, account, grant, local, ...values }: Values): string | null {
  if (tracker !== undefined && account !== undefined) return 'Give either --tracker or --account.'
  if (account !== undefined && grant === undefined) return '--account: say how many subscriptions to --grant.'
  if (grant !== undefined && account === undefined) return '--grant: say to which --account.'
  if (certificate && tracker === undefined) return '--certificate: say for which --tracker.'
  if (certificate && out === undefined) return '--certificate: say to which folder its files go, by --out.'
  if (out !== undefined && !certificate) return '--out goes with --certificate.'
  if (values['dry-run'] && grant === undefined) return '--dry-run goes with --grant.'
  if (local && (values.stack ?? values.region) !== undefined)
    return '--local is the run on this machine, --stack and --region are on AWS: give one of them.'
  if (values.data !== undefined && !local) return '--data goes with --local.'
  return null
}

function whereOf({ local, data, stack, region }: Values): Where {
  if (local) return { kind: 'local', dataFolder: resolve(data ?? '.local') }
  return { kind: 'aws', stack: stack ?? 'Vectra', region: region ?? null }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const unclear = (reasons: string): Command => ({ kind: 'unclear', reason: `${reasons}\n\n${USAGE}` })

const reasonsOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
