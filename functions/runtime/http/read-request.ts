import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Problem } from '../../../shared/http/problem.ts'
import type { RawBody, RouteInput, RouteSpec } from '../../../shared/http/route.ts'
import { parseJson } from '../../../shared/json.ts'
import { REQUEST_BODY_MAX_BYTES } from '../limits.ts'
import { fieldErrors, generalProblem } from '../problems.ts'

type Parsed<Value> = { value: Value } | { problem: Problem }

/** The path, query and body of a request as its route declares them, or a problem that names the bad field. */
export function readRequest<Spec extends RouteSpec>(
  route: Spec,
  event: APIGatewayProxyEventV2,
): Parsed<RouteInput<Spec>> {
  const query = route.query?.safeParse(event.queryStringParameters ?? {})
  if (query?.success === false)
    return { problem: generalProblem('invalid-query', { errors: fieldErrors(query.error) }) }
  const parsedBody = route.raw
    ? readRaw(event)
    : route.body
      ? readBody(event, route.signedBy)
      : { value: undefined }
  if ('problem' in parsedBody) return parsedBody
  const body = route.body?.safeParse(parsedBody.value)
  if (body?.success === false)
    return { problem: generalProblem('invalid-body', { errors: fieldErrors(body.error) }) }
  const input: unknown = {
    path: event.pathParameters ?? {},
    query: query?.data,
    body: route.raw ? parsedBody.value : body?.data,
  }
  // The gateway and the schemas have checked what the route's type states.
  return { value: input as RouteInput<Spec> }
}

function readRaw(event: APIGatewayProxyEventV2): Parsed<RawBody> {
  const bytes = bytesOf(event)
  if (bytes.length > REQUEST_BODY_MAX_BYTES) return { problem: generalProblem('body-too-large') }
  const { headers, rawQueryString: query } = event
  return {
    value: {
      bytes,
      query,
      contentType: headers['content-type'] ?? '',
      contentEncoding: headers['content-encoding'] ?? '',
      authorization: headers.authorization ?? '',
    },
  }
}

const bytesOf = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2) =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')

function readBody(event: APIGatewayProxyEventV2, signedBy: string | undefined): Parsed<unknown> {
  const contentType = event.headers['content-type'] ?? ''
  if (!event.body)
    return { problem: generalProblem('invalid-body', { errors: [{ path: '', code: 'required' }] }) }
  const bytes = bytesOf(event)
  if (bytes.length > REQUEST_BODY_MAX_BYTES) return { problem: generalProblem('body-too-large') }
  if (signedBy !== undefined)
    return { value: { text: bytes.toString('utf8'), signature: event.headers[signedBy] } }
  if (!/^application\/json\s*(;|$)/i.test(contentType))
    return { problem: generalProblem('unsupported-media-type') }
  const value = parseJson(bytes.toString('utf8'))
  return value === undefined
    ? { problem: generalProblem('invalid-body', { errors: [{ path: '', code: 'invalid-json' }] }) }
    : { value }
}
