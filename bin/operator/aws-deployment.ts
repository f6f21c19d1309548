import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { IoTClient } from '@aws-sdk/client-iot'
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { parseSigningKeys } from '../../functions/outside/signing-keys.ts'
import { parseJson } from '../../shared/json.ts'
import { STACK_OUTPUTS, StackOutputs } from '../../shared/stack-outputs.ts'
import { StripeKeys } from '../../shared/stripe-keys.ts'
import { UserError } from '../cli/user-error.ts'
import { iotCertificates } from '../provision/certificates.ts'
import { cognitoAccounts } from './accounts.ts'
import type { Deployment } from './deployment.ts'

/** Credentials come from the environment, as for the AWS CLI; so does the region where it is `null`. */
export async function awsDeployment(stack: string, region: string | null): Promise<Deployment> {
  const config = region === null ? {} : { region }
  const names = await readNames(new CloudFormationClient(config), stack)
  const secrets = new SecretsManagerClient(config)
  return {
    names,
    environment: region === null ? {} : { AWS_REGION: region },
    accounts: cognitoAccounts(new CognitoIdentityProviderClient(config), names.userPoolId),
    stripeSecret: stripeSecretOnAws(secrets, names.stripeSecret),
    readLinkKeys: async () => {
      const secret = await secrets.send(new GetSecretValueCommand({ SecretId: names.linkSecret }))
      return parseSigningKeys(secret.SecretString ?? '')
    },
    certificates: iotCertificates(new IoTClient(config), names.certificatePolicy),
  }
}

async function readNames(client: CloudFormationClient, stack: string): Promise<StackOutputs> {
  const output = (await outputsOf(client, stack)).find(({ OutputKey }) => OutputKey === STACK_OUTPUTS)
  if (output?.OutputValue === undefined)
    throw new UserError(
      `The stack ${stack} has no output ${STACK_OUTPUTS}. Deploy this version first: npm run deploy`,
    )
  return StackOutputs.parse(JSON.parse(output.OutputValue))
}

async function outputsOf(client: CloudFormationClient, stack: string) {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: stack }))
    return Stacks?.[0]?.Outputs ?? []
  } catch (error) {
    const isMissing = error instanceof Error && /does not exist/.test(error.message)
    if (!isMissing) throw error
    const region = await client.config.region()
    throw new UserError(
      `There is no stack ${stack} in ${region}. Set its name with --stack and its region with --region.`,
    )
  }
}

/** The secret of a deployment with the keys of Stripe. */
function stripeSecretOnAws(client: SecretsManagerClient, SecretId: string) {
  return {
    async read(): Promise<StripeKeys> {
      const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }))
      return StripeKeys.parse(parseJson(SecretString))
    },

    async write(keys: StripeKeys): Promise<void> {
      await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(keys) }))
    },
  }
}
