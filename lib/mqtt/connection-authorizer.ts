import { Duration, Fn, Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnAuthorizer } from 'aws-cdk-lib/aws-iot'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { uses } from '../../functions/handlers/authorize/uses.ts'
import type { SignIn } from '../sign-in.ts'
import type { Tables } from '../tables.ts'
import { VectraFunction } from '../vectra-function.ts'

/** Decides who may connect to the broker, and with which topics, for the endpoints of trackers and of browsers. */
export class ConnectionAuthorizer extends Construct {
  readonly authorizerName: string
  readonly authorize: LambdaFunction

  constructor(scope: Construct, id: string, { tables, signIn }: { tables: Tables; signIn: SignIn }) {
    super(scope, id)
    const authorize = new VectraFunction(this, 'Authorize', {
      name: 'authorize',
      highVolume: true,
      timeout: Duration.seconds(5),
      uses,
      resources: {
        tables,
        userPool: signIn.userPool,
        settings: signIn.verification,
      },
    })
    this.authorize = authorize

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
