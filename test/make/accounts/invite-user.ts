import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { readRunFile } from '../../../bin/local/files/run-file.ts'

/** Creates a user with a temporary password, which Cognito emails, as the operator of a local run would. */
export async function inviteUser(email: string, dataFolder: string): Promise<void> {
  const { client, UserPoolId } = userPoolOf(dataFolder)
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  )
}

/** The name of the user, as an order without sign-in gave it. */
export async function nameOfUser(email: string, dataFolder: string): Promise<string | undefined> {
  const { client, UserPoolId } = userPoolOf(dataFolder)
  const { UserAttributes = [] } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }))
  return UserAttributes.find(({ Name }) => Name === 'name')?.Value
}

type Profile = { email: string; name: string; organization: string }

/** Sets the name and organization of a user, as the operator of a local run would. */
export async function setProfile({ email, name, organization }: Profile, dataFolder: string): Promise<void> {
  const { client, UserPoolId } = userPoolOf(dataFolder)
  await client.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId,
      Username: email,
      UserAttributes: [
        { Name: 'name', Value: name },
        { Name: 'custom:organization', Value: organization },
      ],
    }),
  )
}

/** The user pool of a local run, with its operator's rights. */
function userPoolOf(dataFolder: string) {
  const run = readRunFile(dataFolder)
  if (run === null) throw new Error(`No local run uses ${dataFolder}`)
  const client = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    endpoint: run.operatorEndpoint,
  })
  return { client, UserPoolId: run.names.userPoolId }
}
