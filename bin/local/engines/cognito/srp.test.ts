import { createDiffieHellman, getDiffieHellman } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modPow, pad, proofFrom, proofOf, provesPassword } from './srp.ts'

test.each([
  [0x0n, '00'],
  [0x7n, '07'],
  [0x7fn, '7f'],
  [0x80n, '0080'],
  [0x800n, '0800'],
  [0xfffn, '0fff'],
  [0xffffn, '00ffff'],
])('%d is padded to a signed number of whole bytes', (number, hex) => {
  expect(pad(number)).toBe(hex)
})

test('modPow agrees with OpenSSL', () => {
  const prime = getDiffieHellman('modp5').getPrime()
  const modulus = BigInt(`0x${prime.toString('hex')}`)
  fc.assert(
    fc.property(fc.bigInt(2n, modulus - 2n), fc.bigInt(1n, 2n ** 256n), (root, exponent) => {
      // some versions of OpenSSL accept only squares as the other party's key
      const base = (root * root) % modulus
      const oracle = createDiffieHellman(prime)
      oracle.setPrivateKey(Buffer.from(pad(exponent), 'hex'))
      const power = oracle.computeSecret(Buffer.from(pad(base), 'hex'))
      expect(modPow(base, exponent, modulus)).toBe(BigInt(`0x${power.toString('hex')}`))
    }),
  )
})

test('a proof is satisfied only by its password and user, and differs each time', () => {
  const proof = proofOf('LOCAL0001one', 'Pässwörd-1')
  expect(provesPassword('LOCAL0001one', 'Pässwörd-1', proof)).toBe(true)
  expect(provesPassword('LOCAL0001one', 'Passwörd-1', proof)).toBe(false)
  expect(provesPassword('LOCAL0001two', 'Pässwörd-1', proof)).toBe(false)
  expect(proofOf('LOCAL0001one', 'Pässwörd-1').verifier).not.toBe(proof.verifier)
})

test('a proof can be derived from bytes that begin with zeros', () => {
  expect(proofFrom(Buffer.concat([Buffer.alloc(15), Buffer.from([0x80, 9])]))).toEqual({
    salt: '0080',
    verifier: '09',
  })
})
