import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { UserError } from '../cli/user-error.ts'
import { type LocalRunParts, readRunFile } from '../local/files/run-file.ts'
import type { Deployment, FoundAccount } from './deployment.ts'

/** The local run that uses a data folder. */
export async function localDeployment(dataFolder: string): Promise<Deployment> {
  const run = readRunFile(dataFolder)
  if (run === null || !(await isRunning(run)))
    throw new UserError(
      `Vectra is not running on ${dataFolder}. Start it with npm start, or choose another folder with --data.`,
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
    findAccount: async (email) => findIn(run.userPoolFile, email),
    certificates: null,
  }
}

/** A killed run leaves its file behind. */
async function isRunning({ url }: LocalRunParts): Promise<boolean> {
  try {
    return (await fetch(`${url}/config.json`)).ok
  } catch {
    return false
  }
}

const UserPool = z.object({
  users: z.array(z.object({ sub: z.string(), email: z.string(), confirmed: z.boolean() })),
})

/**
 * Reads the file of the local user pool. Its HTTP endpoint has no operator calls, because any web page can reach it.
 */
function findIn(userPoolFile: string, email: string): FoundAccount | null {
  const { users } = UserPool.parse(JSON.parse(readFileSync(userPoolFile, 'utf8')))
  const user = users.find((candidate) => candidate.email === email.toLowerCase())
  return user ? { accountId: user.sub, confirmed: user.confirmed } : null
}
