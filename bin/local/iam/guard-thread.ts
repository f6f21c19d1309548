import { ClientRequest, OutgoingMessage } from 'node:http'
import type { AwsCall } from './aws-call.ts'
import type { CheckCall } from './check-calls.ts'

/** `AWS4-HMAC-SHA256 Credential=key/day/region/service/aws4_request, …` */
const SIGNED = /Credential=[^/]+\/[^/]+\/[^/]+\/(?<service>[^/]+)\/aws4_request/
/** Sent to AWS's extension for secrets, which asks with the role of the function that it runs beside. */
const EXTENSION_HEADER = 'x-aws-parameters-secrets-token'

type Sent = { method: string; path: string; header: (name: string) => string; body: string }

/**
 * Has every call to AWS that leaves this thread judged first: a refused one never leaves, and fails as AWS would
 * have it fail. Calls to anybody else pass.
 */
export function guardThread(refuse: CheckCall): void {
  const { end, write } = OutgoingMessage.prototype
  ClientRequest.prototype.end = function (this: ClientRequest, ...parts: unknown[]) {
    const call = awsCall(sentBy(this, parts[0]))
    const refusal = call && refuse(call)
    if (!refusal) return Reflect.apply(end, this, parts)
    console.error(refusal.message)
    return this.destroy(refusal)
  }
  ClientRequest.prototype.write = function (this: ClientRequest, ...parts: unknown[]) {
    if (awsCall(sentBy(this, ''))) throw new Error('The local run judges calls to AWS with their body in one')
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
    const refusal = call && refuse(call)
    if (!refusal) return fetch(request)
    console.error(refusal.message)
    return Response.json({ __type: refusal.name, message: refusal.message }, { status: 400 })
  }
}

const sentBy = (request: ClientRequest, body: unknown): Sent => ({
  method: request.method,
  path: request.path,
  header: (name) => String(request.getHeader(name) ?? ''),
  body: typeof body === 'string' || Buffer.isBuffer(body) ? body.toString() : '',
})

function awsCall({ method, path, header, body }: Sent): AwsCall | null {
  const signed = SIGNED.exec(header('authorization'))?.groups?.service
  const service = signed ?? (header(EXTENSION_HEADER) === '' ? undefined : 'secretsmanager')
  return service === undefined ? null : { service, method, path, target: header('x-amz-target'), body }
}
