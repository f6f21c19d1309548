import { resolve } from 'node:path'
import * as z from 'zod'
import { TRACKER_ID } from '../../shared/tracking/topics.ts'
import { type NoCommand, readOptions } from '../operator/run-command.ts'
import {
  TARGET_OPTIONS,
  TARGET_USAGE,
  TARGET_VALUES,
  type Target,
  targetConflict,
  targetOf,
} from '../operator/target.ts'

/** As many as one transaction of the store takes. */
const GRANT_MAX = 100

const Values = z.strictObject({
  tracker: z.string().regex(TRACKER_ID, 'a tracker id has 3 to 32 of A-Z a-z 0-9 _ -').optional(),
  certificate: z.boolean().default(false),
  out: z.string().trim().min(1, 'is empty').optional(),
  account: z.email('is no e-mail address').optional(),
  grant: z.coerce
    .number('a number is due')
    .int('a whole number is due')
    .min(1, 'at least 1')
    .max(GRANT_MAX, `at most ${GRANT_MAX} at once`)
    .optional(),
  'dry-run': z.boolean().default(false),
  ...TARGET_VALUES,
})
type Values = z.infer<typeof Values>

const FORM = {
  usage: `What an operator gives to trackers and accounts:
  npm run provision -- --tracker ID                           a new user name and password; the old ones end
  npm run provision -- --tracker ID --certificate --out DIR   a certificate instead, its key and it as files (AWS)
  npm run provision -- --account EMAIL --grant N [--dry-run]  N more subscriptions without payment; --dry-run tells only
${TARGET_USAGE}`,
  options: {
    tracker: { type: 'string' },
    certificate: { type: 'boolean' },
    out: { type: 'string' },
    account: { type: 'string' },
    grant: { type: 'string' },
    'dry-run': { type: 'boolean' },
    ...TARGET_OPTIONS,
  },
  values: Values,
} as const

export type Command =
  | { kind: 'credentials'; trackerId: string; where: Target }
  | { kind: 'certificate'; trackerId: string; outFolder: string; where: Target }
  | { kind: 'grant'; email: string; count: number; dryRun: boolean; where: Target }

/** What the command line asks for; what does not go together is said, and how it would. */
export const readCommand = (args: readonly string[]): Command | NoCommand =>
  readOptions(args, FORM, (values) => misfitOf(values) ?? targetConflict(values) ?? commandOf(values))

function commandOf(values: Values): Command | string {
  const { tracker, out, account, grant } = values
  const where = targetOf(values)
  if (tracker !== undefined && out !== undefined)
    return { kind: 'certificate', trackerId: tracker, outFolder: resolve(out), where }
  if (tracker !== undefined) return { kind: 'credentials', trackerId: tracker, where }
  if (account !== undefined && grant !== undefined)
    return { kind: 'grant', email: account, count: grant, dryRun: values['dry-run'], where }
  return 'What is to be given? Name a --tracker, or an --account and how many to --grant.'
}

function misfitOf({ tracker, certificate, out, account, grant, ...values }: Values): string | null {
  if (tracker !== undefined && account !== undefined) return 'Give either --tracker or --account.'
  if (account !== undefined && grant === undefined) return '--account: say how many subscriptions to --grant.'
  if (grant !== undefined && account === undefined) return '--grant: say to which --account.'
  if (certificate && tracker === undefined) return '--certificate: say for which --tracker.'
  if (certificate && out === undefined) return '--certificate: say to which folder its files go, by --out.'
  if (out !== undefined && !certificate) return '--out goes with --certificate.'
  if (values['dry-run'] && grant === undefined) return '--dry-run goes with --grant.'
  return null
}
