import { createCipheriv, type ECDH, hkdfSync } from 'node:crypto'
import type { PushSubscription } from '../../../../../shared/notifications/push-subscription.ts'

const RECORD_BYTES = 4_096
const SECRET_BYTES = 32
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** Ends the only record (RFC 8188, section 2). */
const LAST_RECORD = 2

/** A key pair and a salt of 16 bytes, both for one message only. */
export type PushSender = { pair: ECDH; salt: Buffer }

/** Encrypts a message for a browser (RFC 8291): its header, and one record in aes128gcm (RFC 8188). */
export function encryptPush(
  message: string,
  { p256dh, auth }: PushSubscription['keys'],
  { pair, salt }: PushSender,
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url')
  const sender = pair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const secret = derived(pair.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, SECRET_BYTES)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(message), cipher.update(Buffer.of(LAST_RECORD)), cipher.final()]
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(sender.length, 4)
  return Buffer.concat([salt, sizes, sender, ...record, cipher.getAuthTag()])
}

const derived = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
