import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { jwtAuthorizer } from './jwt-authorizer.ts'

const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_LOCAL0001'
const CLIENT = 'client0001'
const SCOPE = 'aws.cognito.signin.user.admin'
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwks = JSON.stringify({
  keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }],
})

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = () => Math.floor(Date.now() / 1000)
const goodClaims = () => ({
  sub: randomUUID(),
  iss: ISSUER,
  client_id: CLIENT,
  token_use: 'access',
  scope: SCOPE,
  iat: now(),
  exp: now() + 3600,
})

function token(claims: object, header: object = {}, key: KeyObject = pair.privateKey): string {
  const text = `${base64url({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header })}.${base64url(claims)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
}

function without(name: string): object {
  return Object.fromEntries(Object.entries(goodClaims()).filter(([key]) => key !== name))
}

function signedByPublicKey(): string {
  const text = `${base64url({ alg: 'HS256', kid: 'k1' })}.${base64url(goodClaims())}`
  const secret = pair.publicKey.export({ type: 'spki', format: 'pem' })
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

function tampered(): string {
  const [header, , signature] = token(goodClaims()).split('.')
  return `${header}.${base64url({ ...goodClaims(), sub: 'somebody-else' })}.${signature}`
}

const { client_id: _client, ...claimsOfNoClient } = goodClaims()
const idClaims = { ...claimsOfNoClient, aud: CLIENT, token_use: 'id', scope: undefined }

const forged: [string, () => string, 200 | 401 | 403][] = [
  ['a good one', () => token(goodClaims()), 200],
  ['expired', () => token({ ...goodClaims(), exp: now() - 1 }), 401],
  ['tampered', tampered, 401],
  ['signed with another key', () => token(goodClaims(), {}, stranger.privateKey), 401],
  ['alg none', () => `${base64url({ alg: 'none', kid: 'k1' })}.${base64url(goodClaims())}.`, 401],
  ['HS256 with the public key', signedByPublicKey, 401],
  ['of another pool', () => token({ ...goodClaims(), iss: `${ISSUER}2` }), 401],
  ['of another client', () => token({ ...goodClaims(), client_id: 'client0002' }), 401],
  ['an id token', () => token(idClaims), 403],
  ['unknown kid', () => token(goodClaims(), { kid: 'k2' }), 401],
  ['a jku header', () => token(goodClaims(), { kid: 'k3', jku: 'http://127.0.0.1:1/jwks' }), 401],
  ['not yet valid', () => token({ ...goodClaims(), nbf: now() + 600 }), 401],
  ['without an end', () => token(without('exp')), 401],
  ['an end that is a text', () => token({ ...goodClaims(), exp: String(now() + 3600) }), 401],
  ['empty', () => '', 401],
  ['garbage', () => 'garbage', 401],
  ['two parts', () => token(goodClaims()).split('.').slice(0, 2).join('.'), 401],
]

describe('the JWT authorizer', () => {
  it.each(forged)('T01 of 17 forged tokens: %s', async (_name, make, status) => {
    const authorize = jwtAuthorizer({ issuer: ISSUER, audience: [CLIENT] }, async () => jwks)
    expect((await authorize([`Bearer ${make()}`], [SCOPE])).status).toBe(status)
  })

  it('T01 refuses a token that would live longer than a day', async () => {
    const authorize = jwtAuthorizer({ issuer: ISSUER, audience: [CLIENT] }, async () => jwks)
    const day = 24 * 60 * 60
    const status = async (life: number) =>
      (await authorize([`Bearer ${token({ ...goodClaims(), exp: now() + life })}`], [SCOPE])).status
    expect(await status(day)).toBe(200)
    expect(await status(day + 5)).toBe(401)
  })

  it('T03 fetches the keys at most once in ten seconds for a thousand unknown ones, and valid users pass', async () => {
    let fetches = 0
    const authorize = jwtAuthorizer({ issuer: ISSUER, audience: [CLIENT] }, async () => {
      fetches += 1
      return jwks
    })
    const good = token(goodClaims())
    expect((await authorize([`Bearer ${good}`], [SCOPE])).status).toBe(200)
    for (let index = 0; index < 1_000; index++) {
      const verdict = await authorize([`Bearer ${token(goodClaims(), { kid: randomUUID() })}`], [SCOPE])
      expect(verdict.status).toBe(401)
      if (index % 100 === 0) expect((await authorize([`Bearer ${good}`], [SCOPE])).status).toBe(200)
    }
    expect(fetches).toBeLessThanOrEqual(2)
  })

  it('T09 takes one Authorization header in the one form', async () => {
    const authorize = jwtAuthorizer({ issuer: ISSUER, audience: [CLIENT] }, async () => jwks)
    const good = token(goodClaims())
    for (const headers of [[], ['garbage'], [`bearer ${good}`], [good], [`Bearer ${good}`, `Bearer ${good}`]])
      expect((await authorize(headers, [SCOPE])).status).toBe(401)
  })
})
