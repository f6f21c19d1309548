import * as z from 'zod'
import { type NoCommand, readOptions } from '../operator/operator-command.ts'
import {
  WHERE_OPTIONS,
  WHERE_USAGE,
  WHERE_VALUES,
  type Where,
  whereMisfit,
  whereOf,
} from '../operator/where.ts'
import type { RedriveOrder } from './redrive.ts'

const FORM = {
  usage: `Tries again what the telemetry function once could not store, and removes what it stores now:
  npm run redrive -- [--dry-run] [--max N]
  --dry-run: only tells what is there; --max: looks at no more letters than these
${WHERE_USAGE}`,
  options: { 'dry-run': { type: 'boolean' }, max: { type: 'string' }, ...WHERE_OPTIONS },
  values: z.object({
    'dry-run': z.boolean().default(false),
    max: z.coerce.number('a number is due').int('a whole number is due').min(1, 'at least 1').optional(),
    ...WHERE_VALUES,
  }),
} as const

export type Command = { kind: 'redrive'; where: Where; order: RedriveOrder }

/** What the command line asks for; what does not go together is said. */
export const readCommand = (args: readonly string[]): Command | NoCommand =>
  readOptions(args, FORM, (values) => {
    const { 'dry-run': dryRun, max = Number.POSITIVE_INFINITY } = values
    return whereMisfit(values) ?? { kind: 'redrive', where: whereOf(values), order: { dryRun, max } }
  })
