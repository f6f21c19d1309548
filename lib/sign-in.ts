import { Duration, Stack } from 'aws-cdk-lib'
import {
  AccountRecovery,
  Mfa,
  OAuthScope,
  type OAuthSettings,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import { PASSWORD_MIN_LENGTH } from '../shared/account/password.ts'
import { isEphemeral, retainUnlessEphemeral } from './context.ts'
import { type HostedLogin, hostedLogin } from './hosted-login.ts'

/** Who an account holder is: the account is the user's `sub`. */
export class SignIn extends Construct {
  readonly userPool: UserPool
  readonly client: UserPoolClient
  readonly endpoint: string
  /** Who signs the tokens. */
  readonly issuer: string
  /** Where people sign in when it is not in the site's forms. */
  readonly hostedLoginDomain: string | null

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
        minLength: PASSWORD_MIN_LENGTH,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: false,
      },
      deletionProtection: !isEphemeral(this),
      removalPolicy: retainUnlessEphemeral(this),
    })
    const hosted = hostedLogin(this)
    this.hostedLoginDomain = hosted && this.hostedDomain(hosted)
    this.issuer = `${this.endpoint}${this.userPool.userPoolId}`
    this.client = this.userPool.addClient('Web', {
      authFlows: { userSrp: true, userPassword: true },
      preventUserExistenceErrors: true,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(90),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      enableTokenRevocation: true,
      ...(hosted ? { oAuth: oAuthOf(hosted) } : { disableOAuth: true }),
    })
  }

  /** What the content security policy allows. */
  get origins(): string[] {
    return [this.endpoint, ...(this.hostedLoginDomain === null ? [] : [`https://${this.hostedLoginDomain}`])]
  }

  private hostedDomain({ prefix }: HostedLogin): string {
    this.userPool.addDomain('HostedLogin', { cognitoDomain: { domainPrefix: prefix } })
    return `${prefix}.auth.${Stack.of(this).region}.amazoncognito.com`
  }
}

/** The addresses and scopes are those that the site asks with: `web/account/account.ts`. */
const oAuthOf = ({ siteUrl }: HostedLogin): OAuthSettings => ({
  flows: { authorizationCodeGrant: true },
  scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
  callbackUrls: [`${siteUrl}/callback`],
  logoutUrls: [`${siteUrl}/`],
})
