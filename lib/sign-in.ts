import { Duration, Stack } from 'aws-cdk-lib'
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  type OAuthSettings,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { uses } from '../functions/handlers/sign-in-mails/uses.ts'
import { PASSWORD_POLICY } from '../shared/account/password.ts'
import { ACCESS_TOKEN_MINUTES } from '../shared/account/session.ts'
import { OPERATORS } from '../shared/operator/access.ts'
import { contextValue, isEphemeral, mailFrom, retainUnlessEphemeral } from './context.ts'
import type { Tables } from './tables.ts'
import { VectraFunction } from './vectra-function.ts'

const ORGANIZATION_MAX = 200

/** The user pool and its client for the site. An account is identified by the user's `sub`. */
export class SignIn extends Construct {
  readonly userPool: UserPool
  readonly client: UserPoolClient
  readonly endpoint: string
  /** The domain of Cognito's hosted login, or `null` where people sign in on the site. */
  readonly hostedLoginDomain: string | null

  /** Writes the emails of the user pool, and limits its codes. */
  readonly mails: LambdaFunction

  constructor(scope: Construct, id: string, { tables }: { tables: Tables }) {
    super(scope, id)
    const sender = mailFrom(this)
    this.endpoint = `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/`
    this.userPool = new UserPool(this, 'Users', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // a new address replaces the old one only once its code was entered
      keepOriginal: { email: true },
      // the plan with refresh token rotation
      featurePlan: FeaturePlan.ESSENTIALS,
      ...(sender === null ? {} : { email: sesEmail(this, sender) }),
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: PASSWORD_POLICY,
      // set by the operator; a client reads it and cannot write it
      customAttributes: { organization: new StringAttribute({ mutable: true, maxLen: ORGANIZATION_MAX }) },
      deletionProtection: !isEphemeral(this),
      removalPolicy: retainUnlessEphemeral(this),
    })
    this.userPool.addGroup('Operators', {
      groupName: OPERATORS,
      description: 'May use the console of the operator',
    })
    const mails = new VectraFunction(this, 'Mails', {
      name: 'sign-in-mails',
      // Cognito waits no longer than this
      timeout: Duration.seconds(5),
      uses,
      resources: { tables },
    })
    this.mails = mails
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, mails)
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, mails)
    const hosted = hostedLogin(this)
    this.hostedLoginDomain = hosted && this.addHostedLogin(hosted)
    this.client = this.userPool.addClient('Web', {
      authFlows: { userSrp: true, userPassword: true },
      preventUserExistenceErrors: true,
      readAttributes: new ClientAttributes()
        .withStandardAttributes({ email: true, emailVerified: true, fullname: true })
        .withCustomAttributes('organization'),
      accessTokenValidity: Duration.minutes(ACCESS_TOKEN_MINUTES),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(90),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      enableTokenRevocation: true,
      ...(hosted ? { oAuth: oAuthOf(hosted) } : { disableOAuth: true }),
    })
  }

  /** The origins for the content security policy. */
  get origins(): string[] {
    return [this.endpoint, ...(this.hostedLoginDomain === null ? [] : [`https://${this.hostedLoginDomain}`])]
  }

  /** The settings of a function that verifies tokens: their client, and where their public keys are, a JWKS document. */
  get verification() {
    return {
      userPoolClientId: this.client.userPoolClientId,
      userPoolKeysUrl: `${this.endpoint}${this.userPool.userPoolId}/.well-known/jwks.json`,
    }
  }

  private addHostedLogin({ prefix }: HostedLogin): string {
    this.userPool.addDomain('HostedLogin', { cognitoDomain: { domainPrefix: prefix } })
    return `${prefix}.auth.${Stack.of(this).region}.amazoncognito.com`
  }
}

/** Codes are sent by Amazon SES, from context `mailFrom`. */
const sesEmail = (
  scope: Construct,
  { address, domain }: { address: string; domain: string },
): UserPoolEmail =>
  UserPoolEmail.withSES({
    fromEmail: address,
    fromName: 'Vectra',
    sesVerifiedDomain: domain,
    sesRegion: Stack.of(scope).region,
  })

type HostedLogin = {
  /** The first label of its domain, unique in the region. */
  prefix: string
  /** The site that it redirects back to. */
  siteUrl: string
}

/** Cognito's hosted login instead of the site's own forms: context `hostedLogin`, which requires `domainName`. */
export function hostedLogin(scope: Construct): HostedLogin | null {
  const prefix = contextValue(scope, 'hostedLogin')
  if (prefix === undefined) return null
  const domainName = contextValue(scope, 'domainName')
  if (domainName === undefined)
    throw new Error(
      `hostedLogin=${prefix} needs domainName: Cognito's redirect URLs are set before CloudFront assigns the site ` +
        'a domain of its own.',
    )
  return { prefix, siteUrl: `https://${domainName}` }
}

/** The site requests the same URLs and scopes in `web/account/account.ts`. */
const oAuthOf = ({ siteUrl }: HostedLogin): OAuthSettings => ({
  flows: { authorizationCodeGrant: true },
  scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
  callbackUrls: [`${siteUrl}/callback`],
  logoutUrls: [`${siteUrl}/`],
})
