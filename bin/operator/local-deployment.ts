import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { parseSigningKeys } from '../../functions/outside/signing-keys.ts'
import { UserError } from '../cli/user-error.ts'
import { readSecrets } from '../local/engines/secrets.ts'
import { dataFiles } from '../local/files/data-folder.ts'
import { type LocalRunParts, readRunFile } from '../local/files/run-file.ts'
import { cognitoAccounts } from './accounts.ts'
import type { Deployment } from './deployment.ts'

const REGION = 'us-east-1'
const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' }

/** The local run that uses a data folder. */
export async function localDeployment(dataFolder: string): Promise<Deployment> {
  const run = readRunFile(dataFolder)
  if (run === null || !(await isRunning(run)))
    throw new UserError(
      `Vectra is not running on ${dataFolder}. Start it with npm start, or choose another folder with --data.`,
    )
  return {
    names: {
      ...run.names,
      accountJobsUrl: reachable(run.names.accountJobsUrl, run.operatorEndpoint),
      deadLettersUrl: reachable(run.names.deadLettersUrl, run.operatorEndpoint),
    },
    environment: {
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: run.databaseEndpoint,
      AWS_ENDPOINT_URL_IOT_DATA_PLANE: run.dataPlaneEndpoint,
      AWS_ENDPOINT_URL_LAMBDA: run.operatorEndpoint,
    },
    accounts: cognitoAccounts(
      new CognitoIdentityProviderClient({
        region: REGION,
        credentials: CREDENTIALS,
        endpoint: run.operatorEndpoint,
      }),
      run.names.userPoolId,
    ),
    stripeSecret: null,
    readLinkKeys: async () =>
      parseSigningKeys(readSecrets(dataFiles(dataFolder).secrets)[run.names.linkSecret] ?? ''),
    certificates: null,
  }
}

/** The URL of a queue in the template names AWS's host. */
const reachable = (queueUrl: string, endpoint: string) => new URL(new URL(queueUrl).pathname, endpoint).href

/** A killed run leaves its file behind. */
async function isRunning({ url }: LocalRunParts): Promise<boolean> {
  try {
    return (await fetch(`${url}/config.json`)).ok
  } catch {
    return false
  }
}
