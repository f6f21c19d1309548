import * as z from 'zod'
import type { Pool } from '../pool.ts'
import { type Reply, refuse } from '../reply.ts'
import type { User } from '../store.ts'

export type Operation = (body: unknown, pool: Pool) => Reply | Promise<Reply>

/** Cognito refuses passwords with a leading or trailing space, or over 256 characters. */
export const NewPassword = z
  .string()
  .max(256)
  .regex(/^\S(.*\S)?$/su)

/** The standard attributes that a user can set without verification. The email address is the user name, so it is not one. */
const FreeAttribute = z.enum([
  'name',
  'given_name',
  'family_name',
  'nickname',
  'phone_number',
  'address',
  'locale',
  'zoneinfo',
  'picture',
  'website',
])
const attributes = <Name extends z.ZodType<string>>(Name: Name) =>
  z.array(z.object({ Name, Value: z.string().max(2048) }))
export const FreeAttributes = attributes(FreeAttribute)
/** The attributes that the operator can set: also those that a client cannot. */
export const OperatorAttributes = attributes(z.union([FreeAttribute, z.literal('custom:organization')]))

/** An operation that takes the id of the app client. */
export function ofClient<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.infer<Schema>, pool: Pool) => Reply | Promise<Reply>,
): Operation {
  const Call = z.intersection(z.object({ ClientId: z.string() }), schema)
  return (body, pool) => {
    const call = Call.safeParse(body)
    if (!call.success) return refuse('InvalidParameterException', z.prettifyError(call.error))
    if (call.data.ClientId !== pool.clientId)
      return refuse('ResourceNotFoundException', `User pool client ${call.data.ClientId} does not exist.`)
    return run(call.data, pool)
  }
}

/** An operation that takes the access token of a signed-in user. */
export function ofUser<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.infer<Schema>, user: User, pool: Pool) => Reply | Promise<Reply>,
): Operation {
  const Call = z.intersection(z.object({ AccessToken: z.string() }), schema)
  return (body, pool) => {
    const call = Call.safeParse(body)
    if (!call.success) return refuse('InvalidParameterException', z.prettifyError(call.error))
    const claims = pool.tokens.readAccessToken(call.data.AccessToken)
    if (claims === null) return refuse('NotAuthorizedException', 'Invalid Access Token')
    const user = pool.state.users.find(({ sub }) => sub === claims.sub)
    const hasSession = pool.state.sessions.some(({ id }) => id === claims.origin_jti)
    if (user === undefined || !hasSession)
      return refuse('NotAuthorizedException', 'Access Token has been revoked')
    return run(call.data, user, pool)
  }
}

/** An operation of the pool's operator. The web never reaches it. */
export function ofPool<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.infer<Schema>, pool: Pool) => Reply | Promise<Reply>,
): Operation {
  const Call = z.intersection(z.object({ UserPoolId: z.string() }), schema)
  return (body, pool) => {
    const call = Call.safeParse(body)
    if (!call.success) return refuse('InvalidParameterException', z.prettifyError(call.error))
    if (call.data.UserPoolId !== pool.userPoolId)
      return refuse('ResourceNotFoundException', `User pool ${call.data.UserPoolId} does not exist.`)
    return run(call.data, pool)
  }
}
