import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenOnLoopback } from '../../bin/local/process/ports.ts'
import {
  aForeignToken,
  aToken,
  CLIENT_ID,
  foreignJwks,
  JWKS,
  USER_POOL_ID,
  validClaims,
} from '../../test/make/api/forged-tokens.ts'
import { tokenVerifier } from './verify-token.ts'

const keys = new Uint8Array(Buffer.from(JWKS)).buffer
const fetchKeys = vi.fn(async () => keys)
const verifier = () => tokenVerifier({ userPoolId: USER_POOL_ID, clientId: CLIENT_ID, fetchKeys })
const unknownKey = () => aToken(validClaims(), { kid: randomUUID() })

beforeEach(() => {
  fetchKeys.mockClear()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('T03 a thousand tokens with unknown keys fetch the keys once, and once more after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const verify = verifier()
  expect(await verify(aToken(validClaims()))).not.toBeNull()
  for (let index = 0; index < 1_000; index++) expect(await verify(unknownKey())).toBeNull()
  expect(fetchKeys).toHaveBeenCalledTimes(2)

  vi.advanceTimersByTime(9_999)
  expect(await verify(unknownKey())).toBeNull()
  expect(fetchKeys).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1)
  expect(await verify(unknownKey())).toBeNull()
  expect(fetchKeys).toHaveBeenCalledTimes(3)
})

it('T03 a good token does not wait for a fetch that a forged one started', async () => {
  const verify = verifier()
  expect(await verify(aToken(validClaims()))).not.toBeNull()
  let resolveFetch: (fetched: ArrayBuffer) => void = () => undefined
  fetchKeys.mockReturnValueOnce(new Promise((resolve) => (resolveFetch = resolve)))
  const forged = Array.from({ length: 100 }, () => verify(unknownKey()))
  for (let index = 0; index < 100; index++) expect(await verify(aToken(validClaims()))).not.toBeNull()
  resolveFetch(keys)
  expect(await Promise.all(forged)).toEqual(forged.map(() => null))
  expect(fetchKeys).toHaveBeenCalledTimes(2)
})

it.each(['k1', 'k3'])(
  'T01 a key from a URL in the token, as %s, is neither fetched nor trusted',
  async (kid) => {
    const requested = vi.fn()
    const server = await listenOnLoopback(
      createServer((request, response) => {
        requested(request.url)
        response.end(foreignJwks(kid))
      }),
    )
    const token = aForeignToken({ kid, jku: `${server.endpoint}/jwks`, x5u: `${server.endpoint}/x` })
    expect(await verifier()(token)).toBeNull()
    expect(requested).not.toHaveBeenCalled()
    server.close()
  },
)
