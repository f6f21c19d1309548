import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  AN_ID_TOKEN,
  aToken,
  CLIENT_ID,
  FORGED_TOKENS,
  JWKS,
  nowSeconds,
  USER_POOL_ID,
  validClaims,
} from '../../../test/make/api/forged-tokens.ts'
import { tokenVerifier } from '../../outside/verify-token.ts'
import { type AuthorizeCallDeps, authorizeCall } from './actions.ts'

const DAY_SECONDS = 24 * 60 * 60

const deps: AuthorizeCallDeps = {
  verifyToken: tokenVerifier({
    userPoolId: USER_POOL_ID,
    clientId: CLIENT_ID,
    fetchKeys: async () => new Uint8Array(Buffer.from(JWKS)).buffer,
  }),
  keys: { getKey: async () => null, use: async () => undefined },
  now: Date.now,
}
const answerTo = (header: string) => authorizeCall({ identitySource: [header] }, deps)
const NOBODY = { isAuthorized: true, context: {} }

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

describe('the authorizer of the API', () => {
  it('T01 T02 finds out who has a valid token, and until when it is valid', async () => {
    const claims = { ...validClaims(), auth_time: 1_790_000_000 }
    expect(await answerTo(`Bearer ${aToken(claims)}`)).toEqual({
      isAuthorized: true,
      context: {
        personId: claims.sub,
        expiresAt: claims.exp * 1000,
        signedInAt: 1_790_000_000_000,
        isOperator: false,
      },
    })
  })

  it('T106 says who is in the group of operators, and in no other', async () => {
    const contextOf = async (groups: string[]) =>
      (await answerTo(`Bearer ${aToken({ ...validClaims(), 'cognito:groups': groups })}`)).context
    expect(await contextOf(['staff', 'operators'])).toMatchObject({ isOperator: true })
    expect(await contextOf(['Operators', 'operators-test'])).toMatchObject({ isOperator: false })
  })

  it.each(FORGED_TOKENS)('T01 of 17 forged tokens: %s', async (name, make) => {
    const answer = await answerTo(`Bearer ${make()}`)
    expect(answer).toEqual(name === AN_ID_TOKEN ? { isAuthorized: false, context: {} } : NOBODY)
  })

  it('T01 refuses a token with a lifetime of more than a day', async () => {
    const withLifetime = async (seconds: number) =>
      answerTo(`Bearer ${aToken({ ...validClaims(), exp: nowSeconds() + seconds })}`)
    expect((await withLifetime(DAY_SECONDS)).context).not.toEqual({})
    expect(await withLifetime(DAY_SECONDS + 5)).toEqual(NOBODY)
  })

  it('T09 knows nobody by a header in another form', async () => {
    const token = aToken(validClaims())
    for (const header of ['', 'garbage', token, `bearer ${token}`, `Bearer ${token},Bearer ${token}`])
      expect(await answerTo(header), header.slice(0, 20)).toEqual(NOBODY)
  })
})
