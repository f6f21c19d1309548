import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'

export const USER_POOL_ID = 'us-east-1_LOCAL0001'
const ISSUER = `https://cognito-idp.us-east-1.amazonaws.com/${USER_POOL_ID}`
export const CLIENT_ID = 'client0001'
const SCOPE = 'aws.cognito.signin.user.admin'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreignPair = generateKeyPairSync('rsa', { modulusLength: 2048 })

const jwks = (key: KeyObject, kid: string) =>
  JSON.stringify({ keys: [{ ...key.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] })

/** The user pool's public keys, which verify valid tokens. */
export const JWKS = jwks(pair.publicKey, 'k1')
/** Another issuer's public keys under a chosen key id. */
export const foreignJwks = (kid: string) => jwks(foreignPair.publicKey, kid)
/** A token that only those foreign keys verify. */
export const aForeignToken = (header: object) => aToken(validClaims(), header, foreignPair.privateKey)

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const nowSeconds = () => Math.floor(Date.now() / 1000)
export const validClaims = () => ({
  sub: randomUUID(),
  iss: ISSUER,
  client_id: CLIENT_ID,
  token_use: 'access',
  scope: SCOPE,
  iat: nowSeconds(),
  exp: nowSeconds() + 3600,
})

export function aToken(claims: object, header: object = {}, key: KeyObject = pair.privateKey): string {
  const text = `${base64url({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header })}.${base64url(claims)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
}

function without(name: string): object {
  return Object.fromEntries(Object.entries(validClaims()).filter(([key]) => key !== name))
}

function signedByPublicKey(): string {
  const text = `${base64url({ alg: 'HS256', kid: 'k1' })}.${base64url(validClaims())}`
  const secret = pair.publicKey.export({ type: 'spki', format: 'pem' })
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

function tampered(): string {
  const [header, , signature] = aToken(validClaims()).split('.')
  return `${header}.${base64url({ ...validClaims(), sub: 'another-account' })}.${signature}`
}

const { client_id: _client, ...claimsWithoutClient } = validClaims()
const idClaims = { ...claimsWithoutClient, aud: CLIENT_ID, token_use: 'id', scope: undefined }

export const AN_ID_TOKEN = 'an id token'

/** Tokens that are not a currently valid access token of this pool and client, by what is wrong with each. */
export const FORGED_TOKENS: [string, () => string][] = [
  ['expired', () => aToken({ ...validClaims(), exp: nowSeconds() - 1 })],
  ['tampered', tampered],
  ['signed with another key', () => aForeignToken({})],
  ['alg none', () => `${base64url({ alg: 'none', kid: 'k1' })}.${base64url(validClaims())}.`],
  ['HS256 with the public key', signedByPublicKey],
  ['from another pool', () => aToken({ ...validClaims(), iss: `${ISSUER}2` })],
  ['for another client', () => aToken({ ...validClaims(), client_id: 'client0002' })],
  [AN_ID_TOKEN, () => aToken(idClaims)],
  ['an unknown kid', () => aToken(validClaims(), { kid: 'k2' })],
  ['a jku header', () => aForeignToken({ kid: 'k3', jku: 'http://127.0.0.1:1/jwks' })],
  ['not yet valid', () => aToken({ ...validClaims(), nbf: nowSeconds() + 600 })],
  ['without an expiry', () => aToken(without('exp'))],
  ['with a string as expiry', () => aToken({ ...validClaims(), exp: String(nowSeconds() + 3600) })],
  ['empty', () => ''],
  ['garbage', () => 'garbage'],
  ['two parts', () => aToken(validClaims()).split('.').slice(0, 2).join('.')],
]
