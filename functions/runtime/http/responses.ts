import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { attachment } from '../../../shared/http/attachment.ts'
import type { Problem } from '../../../shared/http/problem.ts'
import type { ReplyFile } from '../../../shared/http/route.ts'

export type Response = APIGatewayProxyStructuredResultV2 & {
  /** The body, compressed and in base64. It is not sent itself. */
  gzipped?: () => string
}

export const jsonResponse = (status: number, value: unknown) => textResponse(status, JSON.stringify(value))

/** A response whose body is JSON already; an error has the media type of problems instead. */
export const textResponse = (statusCode: number, body: string, mediaType = 'application/json'): Response => ({
  statusCode,
  headers: {
    'content-type': `${statusCode >= 400 ? 'application/problem+json' : mediaType}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body,
})

/** A file, in base64, which the gateway decodes. */
export const fileResponse = (statusCode: number, { name, mediaType, bytes }: ReplyFile): Response => ({
  statusCode,
  headers: {
    'content-type': mediaType,
    'content-disposition': attachment(name),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body: Buffer.from(bytes).toString('base64'),
  isBase64Encoded: true,
})

export function problemResponse(problem: Problem): Response {
  const response = jsonResponse(problem.status, problem)
  if (problem.retryAfterSeconds === undefined) return response
  return { ...response, headers: { ...response.headers, 'retry-after': String(problem.retryAfterSeconds) } }
}
