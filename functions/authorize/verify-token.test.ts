import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenOnLoopback } from '../../bin/local/process/ports.ts'
import {
  aForeignToken,
  aToken,
  CLIENT,
  foreignJwks,
  goodClaims,
  JWKS,
  USER_POOL_ID,
} from '../../test/make/api/forged-tokens.ts'
import { verifyToken } from './verify-token.ts'

const keys = new Uint8Array(Buffer.from(JWKS)).buffer
const fetchKeys = vi.fn(async () => keys)
const judge = () => verifyToken({ userPoolId: USER_POOL_ID, clientId: CLIENT, fetchKeys })
const unknownKey = () => aToken(goodClaims(), { kid: randomUUID() })

beforeEach(() => {
  fetchKeys.mockClear()
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('T03 a thousand tokens of unknown keys have the keys fetched once, and once more after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const judged = judge()
  expect(await judged(aToken(goodClaims()))).not.toBeNull()
  for (let index = 0; index < 1_000; index++) expect(await judged(unknownKey())).toBeNull()
  expect(fetchKeys).toHaveBeenCalledTimes(2)

  vi.advanceTimersByTime(9_999)
  expect(await judged(unknownKey())).toBeNull()
  expect(fetchKeys).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1)
  expect(await judged(unknownKey())).toBeNull()
  expect(fetchKeys).toHaveBeenCalledTimes(3)
})

it('T03 who has a good token waits for no fetch that a forged one has begun', async () => {
  const judged = judge()
  expect(await judged(aToken(goodClaims()))).not.toBeNull()
  let arrive: (fetched: ArrayBuffer) => void = () => undefined
  fetchKeys.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const forged = Array.from({ length: 100 }, () => judged(unknownKey()))
  for (let index = 0; index < 100; index++) expect(await judged(aToken(goodClaims()))).not.toBeNull()
  arrive(keys)
  expect(await Promise.all(forged)).toEqual(forged.map(() => null))
  expect(fetchKeys).toHaveBeenCalledTimes(2)
})

it.each(['k1', 'k3'])(
  'T01 the key of an address that a token names, as %s, is neither fetched nor believed',
  async (kid) => {
    const asked = vi.fn()
    const place = await listenOnLoopback(
      createServer((request, response) => {
        asked(request.url)
        response.end(foreignJwks(kid))
      }),
    )
    const token = aForeignToken({ kid, jku: `${place.endpoint}/jwks`, x5u: `${place.endpoint}/x` })
    expect(await judge()(token)).toBeNull()
    expect(asked).not.toHaveBeenCalled()
    place.close()
  },
)
