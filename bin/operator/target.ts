import { resolve } from 'node:path'
import * as z from 'zod'
import { awsDeployment } from './aws-deployment.ts'
import type { Deployment } from './deployment.ts'
import { localDeployment } from './local-deployment.ts'

/** Which Vectra an operator's command is for. */
export type Target =
  | { kind: 'local'; dataFolder: string }
  /** `region: null`: the one that the environment names. */
  | { kind: 'aws'; stack: string; region: string | null }

export const TARGET_USAGE = `Where:
  --local [--data .local]           the run on this machine (npm start)
  --stack Vectra [--region REGION]  the stack on AWS, by your own AWS credentials; this is the default`

export const TARGET_OPTIONS = {
  local: { type: 'boolean' },
  data: { type: 'string' },
  stack: { type: 'string' },
  region: { type: 'string' },
} as const

const Text = z.string().trim().min(1, 'is empty')
export const TARGET_VALUES = {
  local: z.boolean().default(false),
  data: Text.optional(),
  stack: Text.optional(),
  region: Text.optional(),
}
type Values = { local: boolean; data?: string; stack?: string; region?: string }

/** Why the options do not go together, or `null`. */
export function targetConflict({ local, data, stack, region }: Values): string | null {
  if (local && (stack ?? region) !== undefined)
    return '--local is the run on this machine, --stack and --region are on AWS: give one of them.'
  if (data !== undefined && !local) return '--data goes with --local.'
  return null
}

export function targetOf({ local, data, stack, region }: Values): Target {
  if (local) return { kind: 'local', dataFolder: resolve(data ?? '.local') }
  return { kind: 'aws', stack: stack ?? 'Vectra', region: region ?? null }
}

/** Finds it, and has this process's clients of AWS find its parts. */
export async function connectTo(where: Target): Promise<Deployment> {
  const deployment =
    where.kind === 'local'
      ? await localDeployment(where.dataFolder)
      : await awsDeployment(where.stack, where.region)
  Object.assign(process.env, deployment.environment)
  return deployment
}
