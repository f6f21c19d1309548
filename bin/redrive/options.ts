import * as z from 'zod'
import { AnyNumber, Flag } from '../cli/option-values.ts'
import { type NothingToRun, readOptions } from '../cli/read-options.ts'
import { TARGET_OPTIONS, TARGET_USAGE, type Target, targetConflict, targetOf } from '../operator/target.ts'
import type { RedriveOptions } from './redrive.ts'

const FORM = {
  usage: `Reprocesses messages that the telemetry function could not store, and removes those it now stores:
  npm run redrive -- [--dry-run] [--max N]
  --dry-run  list the dead letters and change nothing
  --max N    process at most N dead letters
${TARGET_USAGE}`,
  options: z.object({
    'dry-run': Flag,
    max: AnyNumber.int('must be a whole number').min(1, 'must be at least 1').optional(),
    ...TARGET_OPTIONS,
  }),
}

export type Command = { kind: 'redrive'; target: Target; options: RedriveOptions }

export const readCommand = (args: readonly string[]): Command | NothingToRun =>
  readOptions(args, FORM, (values) => {
    const { 'dry-run': dryRun, max = Number.POSITIVE_INFINITY } = values
    return targetConflict(values) ?? { kind: 'redrive', target: targetOf(values), options: { dryRun, max } }
  })
