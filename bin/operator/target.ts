import { resolve } from 'node:path'
import { Flag, Text } from '../cli/option-values.ts'
import { DEFAULT_DATA_FOLDER } from '../local/options.ts'
import { awsDeployment } from './aws-deployment.ts'
import type { Deployment } from './deployment.ts'
import { localDeployment } from './local-deployment.ts'

/** The deployment that an operator's command works on. */
export type Target =
  | { kind: 'local'; dataFolder: string }
  /** `region: null`: the one in the environment. */
  | { kind: 'aws'; stack: string; region: string | null }

const DEFAULT_STACK = 'Vectra'

export const TARGET_USAGE = `Target:
  --stack ${DEFAULT_STACK} [--region REGION]  the stack on AWS, with your AWS credentials (default)
  --local [--data ${DEFAULT_DATA_FOLDER}]           the local run (npm start)`

export const TARGET_OPTIONS = {
  local: Flag,
  data: Text.optional(),
  stack: Text.optional(),
  region: Text.optional(),
}
type Values = { local: boolean; data?: string; stack?: string; region?: string }

/** What is wrong with this combination of options, or `null`. */
export function targetConflict({ local, data, stack, region }: Values): string | null {
  if (local && (stack ?? region) !== undefined) return '--local cannot be combined with --stack or --region.'
  if (data !== undefined && !local) return '--data needs --local.'
  return null
}

export function targetOf({ local, data, stack, region }: Values): Target {
  if (local) return { kind: 'local', dataFolder: resolve(data ?? DEFAULT_DATA_FOLDER) }
  return { kind: 'aws', stack: stack ?? DEFAULT_STACK, region: region ?? null }
}

/** Finds the deployment, and points this process's AWS clients at it. */
export async function connectTo(target: Target): Promise<Deployment> {
  const deployment =
    target.kind === 'local'
      ? await localDeployment(target.dataFolder)
      : await awsDeployment(target.stack, target.region)
  Object.assign(process.env, deployment.environment)
  return deployment
}
