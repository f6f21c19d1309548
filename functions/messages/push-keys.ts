import { createECDH, createPrivateKey, ECDH, hkdfSync, type KeyObject } from 'node:crypto'
import type { SigningKeys } from '../outside/signing-keys.ts'

const CURVE = 'prime256v1'
/** The number of points of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** 128 bits more than the order has, so that no private key is more likely than another (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48
const PRIVATE_KEY_BYTES = 32

/** The deployment's key pair, by which push services know it (RFC 8292). */
export type PushKeys = {
  /** An uncompressed point in base64url. */
  publicKey: string
  privateKey: KeyObject
}

/** Derives the key pair from the deployment's secret, because Secrets Manager generates only passwords. */
export function pushKeysOf({ current }: SigningKeys): PushKeys {
  const seed = Buffer.from(hkdfSync('sha256', current.key, '', 'Vectra web push', SEED_BYTES))
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const d = Buffer.from(scalar.toString(16).padStart(2 * PRIVATE_KEY_BYTES, '0'), 'hex')
  const pair = createECDH(CURVE)
  pair.setPrivateKey(d)
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 1 + PRIVATE_KEY_BYTES), point.subarray(1 + PRIVATE_KEY_BYTES)]
  const [jwkD, jwkX, jwkY] = [d, x, y].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', d: jwkD, x: jwkX, y: jwkY }
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}

/** Whether a public key in base64url is a point of P-256. Any other would make every message to it fail. */
export function isOnCurve(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, CURVE, 'base64url')
    return true
  } catch {
    return false
  }
}
