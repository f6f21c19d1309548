import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { readRunFile } from '../../bin/local/files/run-file.ts'

/** Creates a user with a temporary password, which Cognito emails, as the operator of a local run would. */
export async function inviteUser(email: string, dataFolder: string): Promise<void> {
  const run = readRunFile(dataFolder)
  if (run === null) throw new Error(`No local run uses ${dataFolder}`)
  const client = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    endpoint: run.operatorEndpoint,
  })
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId: run.names.userPoolId,
      Username: email,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  )
}
