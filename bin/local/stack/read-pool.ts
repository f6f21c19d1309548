import * as z from 'zod'
import { functionIdOf } from './local-names.ts'
import { type Names, resolve } from './resolve.ts'
import { onlyResource, resourcesOfType, type Template } from './template.ts'

/** CloudFormation's default for `TemporaryPasswordValidityDays`. */
const TEMPORARY_PASSWORD_DAYS = 7

const Pool = z.object({
  LambdaConfig: z.object({ PreSignUp: z.string(), CustomMessage: z.string() }),
  MfaConfiguration: z.enum(['OPTIONAL', 'ON']),
  EnabledMfas: z.tuple([z.literal('SOFTWARE_TOKEN_MFA')]),
  Policies: z.object({
    PasswordPolicy: z.object({
      TemporaryPasswordValidityDays: z.number().default(TEMPORARY_PASSWORD_DAYS),
      MinimumLength: z.number(),
      RequireLowercase: z.boolean(),
      RequireUppercase: z.boolean(),
      RequireNumbers: z.boolean(),
      RequireSymbols: z.boolean(),
    }),
  }),
})

const Client = z.object({
  ExplicitAuthFlows: z.array(z.string()),
  AccessTokenValidity: z.number(),
  IdTokenValidity: z.number(),
  RefreshTokenValidity: z.number(),
  TokenValidityUnits: z.object({
    AccessToken: z.literal('minutes'),
    IdToken: z.literal('minutes'),
    RefreshToken: z.literal('minutes'),
  }),
  RefreshTokenRotation: z.object({ RetryGracePeriodSeconds: z.number() }).optional(),
})

const Group = z.object({ GroupName: z.string() })

const MINUTES_PER_DAY = 24 * 60

export type UserPoolSettings = ReturnType<typeof readPool>

/** The settings of the user pool and its client, for the local Cognito engine. */
export function readPool(template: Template, names: Names) {
  const propertiesOf = (type: string) => resolve(onlyResource(template, type).Properties, names)
  const pool = Pool.parse(propertiesOf('AWS::Cognito::UserPool'))
  const policy = pool.Policies.PasswordPolicy
  const client = Client.parse(propertiesOf('AWS::Cognito::UserPoolClient'))
  return {
    /** The functions of its triggers. */
    triggers: {
      PreSignUp: functionIdOf(pool.LambdaConfig.PreSignUp, names),
      CustomMessage: functionIdOf(pool.LambdaConfig.CustomMessage, names),
    },
    mfa: pool.MfaConfiguration,
    temporaryPasswordDays: policy.TemporaryPasswordValidityDays,
    explicitAuthFlows: client.ExplicitAuthFlows,
    accessTokenMinutes: client.AccessTokenValidity,
    idTokenMinutes: client.IdTokenValidity,
    refreshTokenDays: client.RefreshTokenValidity / MINUTES_PER_DAY,
    refreshTokenRotation: client.RefreshTokenRotation
      ? { graceSeconds: client.RefreshTokenRotation.RetryGracePeriodSeconds }
      : null,
    groups: resourcesOfType(template, 'AWS::Cognito::UserPoolGroup').map(
      ([, { Properties }]) => Group.parse(resolve(Properties, names)).GroupName,
    ),
    passwordPolicy: {
      minimumLength: policy.MinimumLength,
      requireLowercase: policy.RequireLowercase,
      requireUppercase: policy.RequireUppercase,
      requireNumbers: policy.RequireNumbers,
      requireSymbols: policy.RequireSymbols,
    },
  }
}
