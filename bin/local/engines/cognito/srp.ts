import { createHash, createHmac, getDiffieHellman, randomBytes, timingSafeEqual } from 'node:crypto'

/** The server side of SRP-6a in Cognito's variant: 3072 bits, SHA-256 throughout. */

/** RFC 5054's 3072-bit group is group 15 of RFC 3526. */
const N = bigIntOf(getDiffieHellman('modp15').getPrime())
const G = 2n
const K = hashNumber(pad(N) + pad(G))

const SALT_BYTES = 16
const PRIVATE_KEY_BYTES = 32
const SESSION_KEY_BYTES = 16

/** Stored instead of a password; both in hex. */
export type PasswordProof = { salt: string; verifier: string }

/** SRP's ephemeral keys `b` and `B` of a sign-in. */
export type ServerKeys = { privateKey: bigint; publicKey: string }

/** `identity` is the pool's name followed by the user's `sub`. */
export function proofOf(identity: string, password: string): PasswordProof {
  const salt = pad(bigIntOf(randomBytes(SALT_BYTES)))
  return { salt, verifier: verifierOf(identity, password, salt) }
}

export function provesPassword(
  identity: string,
  password: string,
  { salt, verifier }: PasswordProof,
): boolean {
  return equal(Buffer.from(verifierOf(identity, password, salt)), Buffer.from(verifier))
}

/** A proof that no password satisfies, derived from `bytes`, for users that do not exist. */
export function proofFrom(bytes: Buffer): PasswordProof {
  const salt = pad(bigIntOf(bytes.subarray(0, SALT_BYTES)))
  return { salt, verifier: pad(bigIntOf(bytes.subarray(SALT_BYTES)) % N) }
}

export function newServerKeys({ verifier }: PasswordProof): ServerKeys {
  const privateKey = bigIntOf(randomBytes(PRIVATE_KEY_BYTES))
  const publicKey = (K * BigInt(`0x${verifier}`) + modPow(G, privateKey, N)) % N
  return { privateKey, publicKey: publicKey.toString(16) }
}

/** A public key that is a multiple of N would make every password right. */
export function isUsablePublicKey(clientPublicKey: string): boolean {
  return BigInt(`0x${clientPublicKey}`) % N !== 0n
}

/** Whether the client signed `message` with the key that only the right password yields. */
export function isSignatureValid(
  signature: string,
  message: Buffer,
  { verifier }: PasswordProof,
  clientPublicKey: string,
  server: ServerKeys,
): boolean {
  const a = BigInt(`0x${clientPublicKey}`)
  const u = hashNumber(pad(a) + pad(BigInt(`0x${server.publicKey}`)))
  const shared = modPow(a * modPow(BigInt(`0x${verifier}`), u, N), server.privateKey, N)
  const extracted = hmac(fromHex(pad(u)), fromHex(pad(shared)))
  const key = hmac(extracted, Buffer.from('Caldera Derived Key\u0001')).subarray(0, SESSION_KEY_BYTES)
  return equal(hmac(key, message), Buffer.from(signature, 'base64'))
}

/** A number in hex of even length, with a leading `00` if its first bit is set, like a signed number. */
export function pad(number: bigint): string {
  const hex = number.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return /^[89a-f]/.test(even) ? `00${even}` : even
}

export function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let power = 1n
  let square = base % modulus
  for (let bits = exponent; bits > 0n; bits >>= 1n) {
    if (bits & 1n) power = (power * square) % modulus
    square = (square * square) % modulus
  }
  return power
}

function verifierOf(identity: string, password: string, salt: string): string {
  const passwordHash = createHash('sha256').update(`${identity}:${password}`).digest('hex')
  return pad(modPow(G, hashNumber(salt + passwordHash), N))
}

function hashNumber(hex: string): bigint {
  return bigIntOf(createHash('sha256').update(fromHex(hex)).digest())
}

function hmac(key: Buffer, message: Buffer): Buffer {
  return createHmac('sha256', key).update(message).digest()
}

function equal(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function fromHex(hex: string): Buffer {
  return Buffer.from(hex, 'hex')
}

function bigIntOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`)
}
