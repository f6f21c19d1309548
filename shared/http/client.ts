import * as z from 'zod'
import { ACCOUNT_HEADER } from './account-header.ts'
import { attachedName } from './attachment.ts'
import { GatewayError, type GeneralCode, Problem } from './problem.ts'
import type { ReplyFile, RouteArguments, RouteReply, RouteSpec } from './route.ts'

export type ClientDeps = {
  baseUrl: string
  accessToken: () => Promise<string | null>
  /** The account that calls are about; `null` for that of the token. */
  accountId?: () => string | null
  fetch: Fetch
}

/** The part of the Fetch API that the client uses. */
type Fetch = (
  url: string,
  request: { method: string; headers: Record<string, string>; body: string | undefined },
  /** An `AbortSignal`, whose type belongs to the platform. */
  signal?: object,
) => Promise<FetchedResponse>

type FetchedResponse = {
  ok: boolean
  status: number
  headers: { get(name: string): string | null }
  json(): Promise<unknown>
  arrayBuffer(): Promise<ArrayBuffer>
}

type JsonRoute = RouteSpec & { reply: z.ZodType }
type FileRoute = RouteSpec & { file: { mediaTypes: readonly string[] } }

/** The codes that the client itself sets; all others come from the response. */
export type ClientCode = 'network' | 'unauthenticated' | 'forbidden' | 'unreadable-answer' | 'gateway'

/**
 * A failed call. `status` is 0 where there was no response. The message is for logs: what a person reads follows from
 * the code.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  constructor(
    readonly code: ClientCode | (string & {}),
    readonly status: number,
    message: string,
    readonly details: Pick<Problem, 'arrivedAt' | 'errors' | 'retryAfterSeconds'> = {},
  ) {
    super(message)
  }
}

export type Client = ReturnType<typeof createClient>

/** A client of the API, whose arguments and replies are typed by the route. */
export function createClient({ baseUrl, accessToken, accountId = () => null, fetch }: ClientDeps) {
  /** The response of a call that succeeded. */
  async function responseTo(
    spec: RouteSpec,
    given: Given,
    accept: string,
    signal?: object,
  ): Promise<FetchedResponse> {
    const headers: Record<string, string> = { accept }
    if (spec.access !== 'public') {
      const token = await accessToken()
      if (token === null) throw new ApiProblem('unauthenticated', 401, 'User not authenticated')
      headers.authorization = `Bearer ${token}`
    }
    const account = spec.access === 'account' ? accountId() : null
    if (account !== null) headers[ACCOUNT_HEADER] = account
    if (given.body !== undefined) headers['content-type'] = 'application/json'
    const request = {
      method: spec.method,
      headers,
      body: given.body === undefined ? undefined : JSON.stringify(given.body),
    }
    const response = await fetch(
      `${baseUrl}${pathOf(spec.path, given.path)}${queryOf(given.query)}`,
      request,
      signal,
    ).catch(notConnected)
    if (response.ok) return response
    throw problemOf(response.status, await jsonOf(response))
  }

  return {
    /** Returns the reply, parsed by the route's schema, or throws an `ApiProblem`. `signal` aborts the call. */
    async call<const Spec extends JsonRoute>(
      spec: Spec,
      given: RouteArguments<Spec>,
      signal?: object,
    ): Promise<RouteReply<Spec>> {
      const response = await responseTo(spec, given, 'application/json', signal)
      return parsed(spec.reply, await jsonOf(response)) as RouteReply<Spec>
    },

    /** The same for a route that replies with a file. */
    async callFile<const Spec extends FileRoute>(
      spec: Spec,
      given: RouteArguments<Spec>,
    ): Promise<ReplyFile> {
      const response = await responseTo(spec, given, [...spec.file.mediaTypes, PROBLEM].join(', '))
      const mediaType = response.headers.get('content-type') ?? ''
      const name = attachedName(response.headers.get('content-disposition'))
      if (name === null || !spec.file.mediaTypes.includes(mediaType))
        throw new ApiProblem('unreadable-answer', response.status, 'The response is not a file of the route')
      const bytes = await response.arrayBuffer().catch(notConnected)
      return { name, mediaType, bytes: new Uint8Array(bytes) }
    },

    /**
     * The same for the route's alternative format. That is too large to parse by a schema, so `parse` checks its shape
     * only, and returns `null` where it does not match.
     */
    async callAlternative<const Spec extends RouteSpec & { alternative: { mediaType: string } }, Reply>(
      spec: Spec,
      given: RouteArguments<Spec>,
      parse: (body: unknown) => Reply | null,
    ): Promise<Reply> {
      const response = await responseTo(spec, given, spec.alternative.mediaType)
      const reply = parse(await jsonOf(response))
      if (reply === null)
        throw new ApiProblem('unreadable-answer', 200, 'The response does not match the route')
      return reply
    },
  }
}

const PROBLEM = 'application/problem+json'

const jsonOf = (response: FetchedResponse): Promise<unknown> => response.json().catch(() => null)

function notConnected(cause: unknown): never {
  throw new ApiProblem('network', 0, cause instanceof Error ? cause.message : 'No connection')
}

type Given = { path?: Record<string, string>; query?: unknown; body?: unknown }

function pathOf(path: string, parameters: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return known.length === 0
    ? ''
    : `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`
}

function parsed(schema: z.ZodType, body: unknown): unknown {
  const outcome = schema.safeParse(body)
  if (outcome.success) return outcome.data
  throw new ApiProblem('unreadable-answer', 200, z.prettifyError(outcome.error))
}

/** Our functions respond with a `Problem`, the gateway with a message only, and a broken proxy with neither. */
function problemOf(status: number, body: unknown): ApiProblem {
  const ours = Problem.safeParse(body)
  if (ours.success) return new ApiProblem(ours.data.code, status, ours.data.message, ours.data)
  const gateway = GatewayError.safeParse(body)
  const message = gateway.success ? gateway.data.message : `HTTP ${status}`
  return new ApiProblem(GATEWAY_CODES[status] ?? 'gateway', status, message)
}

/** Codes for the gateway's own errors, by status. */
const GATEWAY_CODES: { readonly [status: number]: ClientCode | GeneralCode | 'too-many-requests' } = {
  401: 'unauthenticated',
  403: 'forbidden',
  413: 'body-too-large',
  429: 'too-many-requests',
  500: 'server-error',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}
