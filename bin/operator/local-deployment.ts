import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { UserError } from '../cli/user-error.ts'
import { type LocalRunParts, readRun } from '../local/files/run-file.ts'
import type { Deployment, FoundAccount } from './deployment.ts'

/** The run on a data folder of this machine. */
export async function localDeployment(dataFolder: string): Promise<Deployment> {
  const run = readRun(dataFolder)
  if (run === null || !(await answers(run)))
    throw new UserError(
      `No run of Vectra on ${dataFolder} answers. Start one by npm start, or name the folder of another by --data.`,
    )
  return {
    names: run.names,
    environment: {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_DYNAMODB: run.databaseEndpoint,
      AWS_ENDPOINT_URL_IOT_DATA_PLANE: run.dataPlaneEndpoint,
      AWS_ENDPOINT_URL_LAMBDA: run.operatorEndpoint,
      AWS_ENDPOINT_URL_SQS: run.operatorEndpoint,
    },
    findAccount: async (email) => findIn(readFileSync(run.userPoolFile, 'utf8'), email),
    certificates: null,
  }
}

/** A run that was killed has left its word behind. */
async function answers({ url }: LocalRunParts): Promise<boolean> {
  try {
    return (await fetch(`${url}/config.json`)).ok
  } catch {
    return false
  }
}

const UserPool = z.object({
  users: z.array(z.object({ sub: z.string(), email: z.string(), confirmed: z.boolean() })),
})

/** The user pool of this machine answers no operator: its door is open to every page. Its file is not. */
function findIn(kept: string, email: string): FoundAccount | null {
  const { users } = UserPool.parse(JSON.parse(kept))
  const user = users.find((one) => one.email === email.toLowerCase())
  return user ? { accountId: user.sub, confirmed: user.confirmed } : null
}
