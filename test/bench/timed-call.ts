import { rawRequest } from '../make/api/raw-request.ts'

type Call = { accessToken: string; body?: object; accept?: string; headers?: Record<string, string> }

/** A call of the API of a local run: how long it took, and the compressed body. */
export async function timedCall(
  url: string,
  { accessToken, body, accept = 'application/json', headers = {} }: Call,
): Promise<{ ms: number; bytes: Buffer }> {
  const startedAt = performance.now()
  const { status, bytes } = await rawRequest(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept,
      'accept-encoding': 'gzip',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (status !== 200) throw new Error(`${url} was answered with ${status}`)
  return { ms: performance.now() - startedAt, bytes }
}
