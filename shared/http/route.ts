import * as z from 'zod'
import type { Permission } from '../members/roles.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** What a call needs. For one path with two meanings, its parsed body decides. */
type NeededPermission =
  | Permission
  | { either: readonly [Permission, Permission]; ofBody: (body: unknown) => Permission }

/**
 * `account`: a bearer access token of the user pool. `public`: none. `operator`: the access token of an operator of the
 * deployment, of a recent two-step sign-in. Such a route is of the console, and no other function can serve it.
 */
type Access = 'account' | 'public' | 'operator'

/** An expected refusal: its status, and its code, which is also its translation key. */
type Refusal = { status: number; code: string }

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
type PathParams<Path extends string> = { [Name in ParamNames<Path>]: string }

export type RouteSpec = {
  method: Method
  path: `/${string}`
  access: Access
  /** What the caller's role in the account must have. A route of an account without one does not compile. */
  permission?: NeededPermission
  /** The line about the route in the OpenAPI document. */
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  /**
   * Where the deployment has a firewall, a call that has not passed it is refused as `challenge-required`, which the
   * refusals name. Only a public route needs this.
   */
  behindFirewall?: true
  /** The header with a signature over the body, which is then read as a `SignedBody`, whatever its media type. */
  signedBy?: string
  /** The action gets the unparsed request as a `RawBody`: for clients that speak formats of their own. */
  raw?: true
  /** The JSON that it replies with. */
  reply?: z.ZodType
  /** Media types of the file that the route replies with instead. */
  file?: { mediaTypes: readonly string[] }
  /** The status of a successful response; 200 by default. */
  status?: 200 | 201 | 202
  /** The status of a second kind of reply. */
  otherStatus?: 200 | 202
  refusals?: readonly Refusal[]
  /** A call that only reads is in the audit log too, because its reply has a secret. */
  showsSecret?: true
  /** The reply is large and seldom changes, so the action may return JSON that it has made before. */
  prepared?: true
  /** Another format of the reply, which a client requests by its `Accept` header. */
  alternative?: { mediaType: string; reply: z.ZodType }
}

/** A request of a client that speaks its own format. */
export const RawBody = z.object({
  bytes: z.instanceof(Uint8Array),
  contentType: z.string(),
  contentEncoding: z.string(),
  /** The query as it was sent, without the question mark. */
  query: z.string(),
  /** The header `Authorization`; empty without one. */
  authorization: z.string(),
})
export type RawBody = z.infer<typeof RawBody>

/** A body as it was sent, and its signature. */
export const SignedBody = z.object({ text: z.string(), signature: z.string().optional() })

/**
 * Declares one route of the API. The handler, the client, the CDK stack and the OpenAPI document all use this value.
 */
export function route<const Spec extends RouteSpec>(spec: Spec & WithPermission<Spec['access']>): Spec {
  return spec
}
type WithPermission<Given extends Access> = Given extends 'account'
  ? { permission: NeededPermission }
  : { permission?: never }

type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type Field<Spec extends RouteSpec, Name extends 'query' | 'body'> = Name extends keyof Spec
  ? Spec[Name]
  : undefined

/** The input of an action: path parameters, and the parsed query and body. */
export type RouteInput<Spec extends RouteSpec> = {
  path: PathParams<Spec['path']>
  query: SchemaOutput<Field<Spec, 'query'>>
  body: Spec extends { raw: true } ? RawBody : SchemaOutput<Field<Spec, 'body'>>
}

/** The arguments of a call. Parts that the route does not have must not be given. */
export type RouteArguments<Spec extends RouteSpec> = (keyof PathParams<Spec['path']> extends never
  ? { path?: never }
  : { path: PathParams<Spec['path']> }) &
  (SchemaInput<Field<Spec, 'query'>> extends undefined
    ? { query?: never }
    : { query?: SchemaInput<Field<Spec, 'query'>> }) &
  (SchemaInput<Field<Spec, 'body'>> extends undefined
    ? { body?: never }
    : { body: SchemaInput<Field<Spec, 'body'>> })

export type RouteReply<Spec extends RouteSpec> = Spec extends { reply: infer Reply extends z.ZodType }
  ? z.output<Reply>
  : never

/** A file as a reply. Its name is what it is saved as. */
export type ReplyFile<MediaType extends string = string> = {
  name: string
  mediaType: MediaType
  bytes: Uint8Array<ArrayBuffer>
}
export type RefusalCode<Spec extends RouteSpec> = Spec extends {
  refusals: readonly { code: infer Code extends string }[]
}
  ? Code
  : never

/** The routes of a feature by the name of their action. */
export type FeatureRoutes = { readonly [action: string]: RouteSpec & { access: 'account' | 'public' } }
/** The routes of the operator's console, likewise. */
export type ConsoleRoutes = { readonly [action: string]: RouteSpec & { access: 'operator' } }

export const routeKey = (spec: RouteSpec) => `${spec.method} ${spec.path}`
