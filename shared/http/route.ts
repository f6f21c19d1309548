import type * as z from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `account`: a bearer access token of the user pool. `public`: none. */
type Access = 'account' | 'public'

/** A refusal that a caller can meet: its status, and the code that is also its translation key. */
type Refusal = { status: number; code: string }

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
type PathParams<Path extends string> = { [Name in ParamNames<Path>]: string }

export type RouteSpec = {
  method: Method
  path: `/${string}`
  access: Access
  /** One line for the OpenAPI document. */
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
  /** Status of the good answer; 200 where nothing is said. */
  status?: 200 | 201
  refusals?: readonly Refusal[]
  /** The client may ask for another form of the answer by this Accept header. */
  alternative?: { mediaType: string; reply: z.ZodType }
}

/** Declares one call of the API. Handler, client, CDK stack and OpenAPI document all read this value. */
export function route<const Spec extends RouteSpec>(spec: Spec): Spec {
  return spec
}

type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type Field<Spec extends RouteSpec, Name extends 'query' | 'body'> = Name extends keyof Spec
  ? Spec[Name]
  : undefined

/** What an action gets: path parameters, query and body as parsed. */
export type RouteInput<Spec extends RouteSpec> = {
  path: PathParams<Spec['path']>
  query: SchemaOutput<Field<Spec, 'query'>>
  body: SchemaOutput<Field<Spec, 'body'>>
}

/** What a caller gives. Keys that a route does not have may not be given. */
export type RouteArguments<Spec extends RouteSpec> = (keyof PathParams<Spec['path']> extends never
  ? { path?: never }
  : { path: PathParams<Spec['path']> }) &
  (SchemaInput<Field<Spec, 'query'>> extends undefined
    ? { query?: never }
    : { query?: SchemaInput<Field<Spec, 'query'>> }) &
  (SchemaInput<Field<Spec, 'body'>> extends undefined
    ? { body?: never }
    : { body: SchemaInput<Field<Spec, 'body'>> })

export type RouteReply<Spec extends RouteSpec> = z.output<Spec['reply']>
export type RefusalCode<Spec extends RouteSpec> = Spec extends {
  refusals: readonly { code: infer Code extends string }[]
}
  ? Code
  : never

/** The routes of one feature, by the name of the action that answers each. */
export type FeatureRoutes = { readonly [action: string]: RouteSpec }

export const routeKey = (spec: RouteSpec) => `${spec.method} ${spec.path}`
