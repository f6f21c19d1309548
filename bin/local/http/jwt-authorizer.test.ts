import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  AN_ID_TOKEN,
  aToken,
  CLIENT_ID,
  FORGED_TOKENS,
  ISSUER,
  JWKS,
  nowSeconds,
  SCOPE,
  validClaims,
} from '../../../test/make/api/forged-tokens.ts'
import { jwtAuthorizer } from './jwt-authorizer.ts'

describe('the JWT authorizer', () => {
  it.each<[string, () => string, number]>([
    ['a valid one', () => aToken(validClaims()), 200],
    ...FORGED_TOKENS.map(([name, make]): [string, () => string, number] => [
      name,
      make,
      name === AN_ID_TOKEN ? 403 : 401,
    ]),
  ])('T01 of 17 forged tokens: %s', async (_name, make, status) => {
    const authorize = jwtAuthorizer({ issuer: ISSUER, audience: [CLIENT_ID] }, async () => JWKS)
    expect((await authorize([`Bearer ${make()}`], [SCOPE])).status).toBe(status)
  })

  it('T01 refuses a token with a lifetime of more than a day', async () => {
    const authorize = jwtAuthorizer({ issuer: ISSUER, audience: [CLIENT_ID] }, async () => JWKS)
    const day = 24 * 60 * 60
    const status = async (lifetime: number) =>
      (await authorize([`Bearer ${aToken({ ...validClaims(), exp: nowSeconds() + lifetime })}`], [SCOPE]))
        .status
    expect(await status(day)).toBe(200)
    expect(await status(day + 5)).toBe(401)
  })

  it('T03 fetches the keys at most every ten seconds for a thousand unknown key ids, and admits valid users', async () => {
    let fetches = 0
    const authorize = jwtAuthorizer({ issuer: ISSUER, audience: [CLIENT_ID] }, async () => {
      fetches += 1
      return JWKS
    })
    const good = aToken(validClaims())
    expect((await authorize([`Bearer ${good}`], [SCOPE])).status).toBe(200)
    for (let index = 0; index < 1_000; index++) {
      const result = await authorize([`Bearer ${aToken(validClaims(), { kid: randomUUID() })}`], [SCOPE])
      expect(result.status).toBe(401)
      if (index % 100 === 0) expect((await authorize([`Bearer ${good}`], [SCOPE])).status).toBe(200)
    }
    expect(fetches).toBeLessThanOrEqual(2)
  })

  it('T09 accepts only a single Authorization header in the exact form', async () => {
    const authorize = jwtAuthorizer({ issuer: ISSUER, audience: [CLIENT_ID] }, async () => JWKS)
    const good = aToken(validClaims())
    for (const headers of [[], ['garbage'], [`bearer ${good}`], [good], [`Bearer ${good}`, `Bearer ${good}`]])
      expect((await authorize(headers, [SCOPE])).status).toBe(401)
  })
})
