import * as z from 'zod'
import { isForApiKeys } from '../members/roles.ts'
import { ReportJson } from '../reports/report-json.ts'
import { ACCOUNT_HEADER } from './account-header.ts'
import { GENERAL_REFUSALS, type GeneralCode, Problem } from './problem.ts'
import type { FeatureRoutes, RouteSpec } from './route.ts'

/** The routes as an OpenAPI 3.1 document in JSON, deterministic for the same routes. */
export function openApiDocument(api: { readonly [feature: string]: FeatureRoutes }): string {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, routes] of Object.entries(api))
    for (const [action, route] of Object.entries(routes))
      paths[route.path] = {
        ...paths[route.path],
        [route.method.toLowerCase()]: operation(feature, action, route),
      }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Vectra',
      version: '1',
      description: 'Times are ISO 8601 UTC, speeds km/h, distances km.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: {
        Problem: schema(Problem, 'output'),
        // that of a file, which no reply contains
        Report: schema(ReportJson, 'output'),
      },
      securitySchemes: {
        account: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'vk_…' },
      },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

const schema = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest
}

const content = (mediaType: string, type: z.ZodType, io: 'input' | 'output') => ({
  [mediaType]: { schema: schema(type, io) },
})

function operation(feature: string, action: string, route: RouteSpec) {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const query = route.query && schema(route.query, 'input')
  return {
    operationId: action,
    tags: [feature],
    summary: route.summary,
    security: securityOf(route),
    ...permissionOf(route),
    parameters: [
      ...(route.access === 'account' && route.permission !== 'own' ? [ACCOUNT_PARAMETER] : []),
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(query?.properties ?? {}).map(([name, type]) => ({
        name,
        in: 'query',
        required: query?.required?.includes(name) ?? false,
        schema: type,
      })),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: content('application/json', route.signedBy ? z.object({}) : route.body, 'input'),
          },
        }
      : {}),
    responses: {
      [route.status ?? 200]: success(route),
      ...(route.otherStatus && { [route.otherStatus]: success(route) }),
      ...refusals(route),
    },
  }
}

/** Whose tokens can call a route. */
function securityOf({ access, permission }: RouteSpec) {
  if (access === 'public' || permission === undefined) return []
  const permissions = typeof permission === 'string' ? [permission] : permission.either
  return [{ account: [] }, ...(permissions.some(isForApiKeys) ? [{ apiKey: [] }] : [])]
}

/** What the caller's role in the account must have; of one path with two meanings, by its body. */
const permissionOf = ({ permission }: RouteSpec) =>
  permission === undefined
    ? {}
    : { 'x-permission': typeof permission === 'string' ? permission : permission.either.join(' or ') }

const ACCOUNT_PARAMETER = {
  name: ACCOUNT_HEADER,
  in: 'header',
  required: false,
  description: 'The account of the call, for its members; that of the token or the key without it.',
  schema: { type: 'string' },
}

const success = (route: RouteSpec) => ({
  description: 'Success',
  content: {
    ...(route.reply ? content('application/json', route.reply, 'output') : {}),
    // the schema of a binary body is empty in OpenAPI 3.1
    ...Object.fromEntries((route.file?.mediaTypes ?? []).map((mediaType) => [mediaType, {}])),
    ...(route.alternative ? content(route.alternative.mediaType, route.alternative.reply, 'output') : {}),
  },
})

/** The refusals of a route by status, including those that every route has. */
function refusals(route: RouteSpec) {
  const codes = new Map<number, string[]>()
  const add = (status: number, code: string) => codes.set(status, [...(codes.get(status) ?? []), code])
  const addGeneral = (code: GeneralCode) => add(GENERAL_REFUSALS[code], code)
  if (route.body) {
    addGeneral('invalid-body')
    addGeneral('body-too-large')
    addGeneral('unsupported-media-type')
  }
  if (route.query) addGeneral('invalid-query')
  for (const { status, code } of route.refusals ?? []) add(status, code)
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const gateway =
    route.access === 'account'
      ? {
          401: { description: 'Missing or invalid access token or API key' },
          403: { description: 'Not an access token, account-closed, handed-over, or not-permitted' },
        }
      : {}
  const named = [...codes].map(([status, all]) => [status, { description: all.join(', '), content: problem }])
  return { ...gateway, ...Object.fromEntries(named) }
}
