import { createECDH, createPublicKey, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signingKeys } from '../../test/make/signing-keys.ts'
import { isOnCurve, pushKeysOf } from './push-keys.ts'

const keysOf = (secret: string) => pushKeysOf(signingKeys({ 1: secret }))

test('T36 the same secret gives the same key pair, and its public key verifies what the private one signs', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 32 }), (secret) => {
      const { publicKey, privateKey } = keysOf(secret)
      expect(keysOf(secret).publicKey).toBe(publicKey)
      expect(isOnCurve(publicKey)).toBe(true)
      const signature = sign('sha256', Buffer.from('text'), privateKey)
      expect(verify('sha256', Buffer.from('text'), createPublicKey(privateKey), signature)).toBe(true)
    }),
    { numRuns: 20 },
  )
  expect(keysOf('a'.repeat(64)).publicKey).not.toBe(keysOf('b'.repeat(64)).publicKey)
})

test('T36 the key pair is derived from the secret’s current key', () => {
  const [old, current] = ['a'.repeat(64), 'b'.repeat(64)]
  expect(pushKeysOf(signingKeys({ 1: old, 2: current })).publicKey).toBe(keysOf(current).publicKey)
})

test('T24 a public key that is no point of P-256 is found', () => {
  const point = createECDH('prime256v1').generateKeys()
  expect(isOnCurve(point.toString('base64url'))).toBe(true)
  point.writeUInt8(point.readUInt8(64) ^ 1, 64)
  expect(isOnCurve(point.toString('base64url'))).toBe(false)
  expect(isOnCurve(`B${'A'.repeat(86)}`)).toBe(false)
})
