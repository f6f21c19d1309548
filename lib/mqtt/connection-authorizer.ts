import { Duration, Fn, Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnAuthorizer } from 'aws-cdk-lib/aws-iot'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { AuthorizeEnvironment } from '../../functions/handlers/authorize/environment.ts'
import { topicNamespaceOf } from '../context.ts'
import type { SignIn } from '../sign-in.ts'
import type { Tables } from '../tables.ts'
import { VectraFunction } from '../vectra-function.ts'
import { iotArn } from './iot-arn.ts'

/** Decides who may connect to the broker, and with which topics, for the endpoints of trackers and of browsers. */
export class ConnectionAuthorizer extends Construct {
  readonly authorizerName: string
  readonly authorize: LambdaFunction

  constructor(scope: Construct, id: string, { tables, signIn }: { tables: Tables; signIn: SignIn }) {
    super(scope, id)
    const authorize = new VectraFunction<AuthorizeEnvironment>(this, 'Authorize', {
      name: 'authorize',
      highVolume: true,
      timeout: Duration.seconds(5),
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        IOT_ARN: iotArn(this),
        TOPIC_NAMESPACE: topicNamespaceOf(this),
        USER_POOL_ID: signIn.userPool.userPoolId,
        USER_POOL_CLIENT_ID: signIn.client.userPoolClientId,
        USER_POOL_KEYS_URL: `${signIn.issuer}/.well-known/jwks.json`,
      },
    })
    this.authorize = authorize
    tables.accounts.grant(authorize, 'dynamodb:GetItem')
    tables.trackers.grant(authorize, 'dynamodb:GetItem')

    const authorizer = new CfnAuthorizer(this, 'Authorizer', {
      authorizerFunctionArn: authorize.functionArn,
      signingDisabled: true,
      status: 'ACTIVE',
    })
    authorize.addPermission('IotAuthorizer', {
      principal: new ServicePrincipal('iot.amazonaws.com'),
      sourceArn: authorizer.attrArn,
      sourceAccount: Stack.of(this).account,
    })
    this.authorizerName = Fn.select(1, Fn.split('authorizer/', authorizer.attrArn))
  }
}
