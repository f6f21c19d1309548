import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import type { SigningKeys } from '../outside/signing-keys.ts'

const SEED_BYTES = 32
/** The bytes before the seed in the PKCS #8 of an Ed25519 key (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

const START = '-----BEGIN VECTRA RECEIPT-----'
const SIGNATURE = '-----SIGNATURE-----'
const END = '-----END VECTRA RECEIPT-----'
const SIGNED = new RegExp(`${START}\n(?<text>[^]+?\n)${SIGNATURE}\n(?<signature>[^]+?)\n${END}`)
const KEY_LINE = /^Key: (?<keyId>.+)$/m

/** Derives the key that signs receipts, because Secrets Manager generates only passwords. */
function receiptKey(key: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', key, '', 'Vectra deletion receipts', SEED_BYTES))
  return createPrivateKey({ key: Buffer.concat([PKCS8_START, seed]), format: 'der', type: 'pkcs8' })
}

/** Signs these lines by Ed25519. Whoever has the public key can verify the text between the first two markers. */
export function signedReceipt(lines: readonly string[], { current }: SigningKeys): string {
  const text = [...lines, `Key: ${current.id}`, ''].join('\n')
  const signature = sign(null, Buffer.from(text), receiptKey(current.key)).toString('base64')
  return [START, `${text}${SIGNATURE}`, signature, END].join('\n')
}

/** Whether a receipt, somewhere in a text, is ours and unchanged. `null` if the text has none. */
export function isReceiptOurs(mail: string, { byId }: SigningKeys): boolean | null {
  const lines = mail.split(/\r?\n/).map((line) => line.trim())
  const { text, signature } = SIGNED.exec(lines.join('\n'))?.groups ?? {}
  if (text === undefined || signature === undefined) return null
  const key = byId.get(KEY_LINE.exec(text)?.groups?.keyId ?? '')
  if (key === undefined) return false
  return verify(null, Buffer.from(text), createPublicKey(receiptKey(key)), Buffer.from(signature, 'base64'))
}

/** The key that verifies the receipts of this deployment, for others than its operator. */
export const receiptPublicKey = ({ current }: SigningKeys): string =>
  createPublicKey(receiptKey(current.key)).export({ type: 'spki', format: 'pem' }).toString()
