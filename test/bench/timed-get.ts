import { rawRequest } from '../make/api/raw-request.ts'

/** A call of the API of a local run: how long it took, and the compressed body. */
export async function timedGet(
  url: string,
  path: string,
  accessToken: string,
): Promise<{ ms: number; bytes: Buffer }> {
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip' }
  const startedAt = performance.now()
  const { bytes } = await rawRequest(`${url}/api${path}`, { headers })
  return { ms: performance.now() - startedAt, bytes }
}
