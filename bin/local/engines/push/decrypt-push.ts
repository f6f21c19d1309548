import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

/** The length of the header when its key is a P-256 point. */
const HEADER_BYTES = 86
const TAG_BYTES = 16

/** Decrypts a push message as a browser does (RFC 8291, section 3.4). Throws if the message is not for its keys. */
export function decryptPush(message: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, 16)
  const sender = message.subarray(21, HEADER_BYTES)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32)
  const key = hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(message.subarray(-TAG_BYTES))
  const record = [decipher.update(message.subarray(HEADER_BYTES, -TAG_BYTES)), decipher.final()]
  // without the delimiter of the last record
  return Buffer.concat(record).subarray(0, -1).toString()
}
