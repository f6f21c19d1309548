import { Duration, Stack } from 'aws-cdk-lib'
import { AccountRecovery, Mfa, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import { isEphemeral, keptUnlessEphemeral } from './deployment.ts'

/** Who an account holder is: the account is the user's `sub`. */
export class SignIn extends Construct {
  readonly userPool: UserPool
  readonly client: UserPoolClient
  readonly endpoint: string
  /** Who signs the tokens. */
  readonly issuer: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.endpoint = `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/`
    this.userPool = new UserPool(this, 'Users', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        minLength: 10,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: false,
      },
      deletionProtection: !isEphemeral(this),
      removalPolicy: keptUnlessEphemeral(this),
    })
    this.issuer = `${this.endpoint}${this.userPool.userPoolId}`
    this.client = this.userPool.addClient('Web', {
      authFlows: { userSrp: true, userPassword: true },
      preventUserExistenceErrors: true,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(90),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      enableTokenRevocation: true,
      disableOAuth: true,
    })
  }
}
