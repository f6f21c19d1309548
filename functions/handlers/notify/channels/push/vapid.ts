import { sign } from 'node:crypto'
import { HOUR_MS, SECOND_MS } from '../../../../../shared/time.ts'
import type { PushKeys } from '../../../../messages/push-keys.ts'

/** A push service refuses more than 24 hours. */
const VALID_MS = 12 * HOUR_MS

/** Proves to a push service who sends (RFC 8292). `subject`: where its operator finds the sender. */
export function vapidAuthorization(
  endpoint: string,
  subject: string,
  { publicKey, privateKey }: PushKeys,
  now: number,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now + VALID_MS) / SECOND_MS),
    sub: subject,
  }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
