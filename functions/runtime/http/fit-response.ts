import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2WithLambdaAuthorizer } from 'aws-lambda'
import { LAMBDA_RESPONSE_MAX_BYTES } from '../limits.ts'
import { generalProblem } from '../problems.ts'
import { gzip } from './gzip.ts'
import { problemResponse, type Response } from './responses.ts'

const GZIP_FROM_BYTES = 1_400

/** Compresses responses for clients that accept gzip, and answers 413 where a response would exceed Lambda's limit. */
export function fitResponse(): MiddlewareObj<APIGatewayProxyEventV2WithLambdaAuthorizer<unknown>, Response> {
  return {
    after: (request) => {
      if (!request.response) return
      const { gzipped, ...response } = request.response
      const { body = '' } = response
      request.response = response
      if (body.length < GZIP_FROM_BYTES) return
      const acceptsGzip = /\bgzip\b/.test(request.event.headers['accept-encoding'] ?? '')
      // files are compressed by their own format
      const fitted = response.isBase64Encoded
        ? { ...response, body }
        : compressed(response, body, acceptsGzip ? (gzipped ?? (() => gzip(body))) : null)
      const isTooLarge = sentBytes(fitted) > LAMBDA_RESPONSE_MAX_BYTES
      request.response = isTooLarge ? problemResponse(generalProblem('answer-too-large')) : fitted
    },
  }
}

/** The response with its body compressed, or as it is where the client does not accept that. */
function compressed(response: Response, body: string, gzipped: (() => string) | null) {
  const headers = { ...response.headers, vary: 'accept-encoding, accept' }
  if (gzipped === null) return { ...response, headers, body }
  return {
    ...response,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipped(),
    isBase64Encoded: true,
  }
}

/** Lambda sends the response as JSON: every quotation mark in the body becomes two bytes. Base64 has none. */
function sentBytes({ body, ...response }: Response & { body: string }): number {
  if (!response.isBase64Encoded) return Buffer.byteLength(JSON.stringify({ ...response, body }))
  return Buffer.byteLength(JSON.stringify({ ...response, body: '' })) + body.length
}
