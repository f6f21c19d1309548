import { ClientRequest, OutgoingMessage } from 'node:http'
import type { AwsCall } from './aws-call.ts'
import type { CheckCall } from './check-calls.ts'

/** `AWS4-HMAC-SHA256 Credential=key/day/region/service/aws4_request, …` */
const SIGNED = /Credential=[^/]+\/[^/]+\/[^/]+\/(?<service>[^/]+)\/aws4_request/
/** Marks calls to AWS's Lambda extension for secrets, which uses the role of its function. */
const EXTENSION_HEADER = 'x-aws-parameters-secrets-token'

type OutgoingCall = { method: string; path: string; header: (name: string) => string; body: string }

/**
 * Checks each call from this thread to AWS before it is sent. A refused call is not sent, and fails with AWS's error.
 * Calls to other servers pass.
 */
export function guardThread(checkCall: CheckCall): void {
  const { end, write } = OutgoingMessage.prototype
  ClientRequest.prototype.end = function (this: ClientRequest, ...parts: unknown[]) {
    const call = awsCall(callOf(this, parts[0]))
    const refusal = call && checkCall(call)
    if (!refusal) return Reflect.apply(end, this, parts)
    console.error(refusal.message)
    return this.destroy(refusal)
  }
  ClientRequest.prototype.write = function (this: ClientRequest, ...parts: unknown[]) {
    if (awsCall(callOf(this, ''))) throw new Error('The local run cannot check streamed calls to AWS')
    return Reflect.apply(write, this, parts)
  }

  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const call = awsCall({
      method: request.method,
      path: `${pathname}${search}`,
      header: (name) => request.headers.get(name) ?? '',
      body: '',
    })
    const refusal = call && checkCall(call)
    if (!refusal) return fetch(request)
    console.error(refusal.message)
    return Response.json({ __type: refusal.name, message: refusal.message }, { status: 400 })
  }
}

const callOf = (request: ClientRequest, body: unknown): OutgoingCall => ({
  method: request.method,
  path: request.path,
  header: (name) => String(request.getHeader(name) ?? ''),
  body: typeof body === 'string' || Buffer.isBuffer(body) ? body.toString() : '',
})

function awsCall({ method, path, header, body }: OutgoingCall): AwsCall | null {
  const signed = SIGNED.exec(header('authorization'))?.groups?.service
  const service = signed ?? (header(EXTENSION_HEADER) === '' ? undefined : 'secretsmanager')
  return service === undefined ? null : { service, method, path, target: header('x-amz-target'), body }
}
