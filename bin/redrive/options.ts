import * as z from 'zod'
import { type NoCommand, readOptions } from '../operator/run-command.ts'
import {
  TARGET_OPTIONS,
  TARGET_USAGE,
  TARGET_VALUES,
  type Target,
  targetConflict,
  targetOf,
} from '../operator/target.ts'
import type { RedriveOptions } from './redrive.ts'

const FORM = {
  usage: `Tries again what the telemetry function once could not store, and removes what it stores now:
  npm run redrive -- [--dry-run] [--max N]
  --dry-run: only tells what is there; --max: looks at no more letters than these
${TARGET_USAGE}`,
  options: { 'dry-run': { type: 'boolean' }, max: { type: 'string' }, ...TARGET_OPTIONS },
  values: z.object({
    'dry-run': z.boolean().default(false),
    max: z.coerce.number('a number is due').int('a whole number is due').min(1, 'at least 1').optional(),
    ...TARGET_VALUES,
  }),
} as const

export type Command = { kind: 'redrive'; where: Target; order: RedriveOptions }

/** What the command line asks for; what does not go together is said. */
export const readCommand = (args: readonly string[]): Command | NoCommand =>
  readOptions(args, FORM, (values) => {
    const { 'dry-run': dryRun, max = Number.POSITIVE_INFINITY } = values
    return targetConflict(values) ?? { kind: 'redrive', where: targetOf(values), order: { dryRun, max } }
  })
