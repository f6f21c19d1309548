import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Problem } from '../../shared/http/problem.ts'
import type { RouteInput, RouteSpec } from '../../shared/http/route.ts'
import { parseJson } from '../../shared/json.ts'
import { fieldErrors, problem } from './problems.ts'

const MAX_BODY_BYTES = 1_000_000

type Read<Value> = { value: Value } | { problem: Problem }

/** Path, query and body of a call as its route declares them, or the problem that says which field is bad. */
export function readRequest<Spec extends RouteSpec>(
  route: Spec,
  event: APIGatewayProxyEventV2,
): Read<RouteInput<Spec>> {
  const query = route.query?.safeParse(event.queryStringParameters ?? {})
  if (query?.success === false)
    return { problem: problem(400, 'invalid-query', { errors: fieldErrors(query.error) }) }
  const read = route.body ? readBody(event) : { value: undefined }
  if ('problem' in read) return read
  const body = route.body?.safeParse(read.value)
  if (body?.success === false)
    return { problem: problem(400, 'invalid-body', { errors: fieldErrors(body.error) }) }
  const input: unknown = { path: event.pathParameters ?? {}, query: query?.data, body: body?.data }
  // The one place where what the gateway and the schemas promise becomes the route's own type.
  return { value: input as RouteInput<Spec> }
}

function readBody(event: APIGatewayProxyEventV2): Read<unknown> {
  const contentType = event.headers['content-type'] ?? ''
  if (!event.body)
    return { problem: problem(400, 'invalid-body', { errors: [{ path: '', code: 'required' }] }) }
  const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > MAX_BODY_BYTES) return { problem: problem(413, 'body-too-large') }
  if (!/^application\/json\s*(;|$)/i.test(contentType))
    return { problem: problem(415, 'unsupported-media-type') }
  const value = parseJson(bytes.toString('utf8'))
  return value === undefined
    ? { problem: problem(400, 'invalid-body', { errors: [{ path: '', code: 'invalid-json' }] }) }
    : { value }
}
