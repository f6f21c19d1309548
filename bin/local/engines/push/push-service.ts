import { createECDH, createHash, createPublicKey, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { parseJson } from '../../../../shared/json.ts'
import { PushMessage, type PushSubscription } from '../../../../shared/notifications/push-subscription.ts'
import { DAY_MS, SECOND_MS } from '../../../../shared/time.ts'
import type { Pushes } from '../phone.ts'
import { decryptPush } from './decrypt-push.ts'

/** Below this path, each subscription has an endpoint of its own. */
export const PUSH_PATH = '/_local/push/'
/** A push service need not accept more. */
export const MESSAGE_MAX_BYTES = 4_096

const [CREATED, FORBIDDEN, INVALID] = [201, 403, 400]

const VAPID = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]{87})$/
const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.url() })
const Headers = z.object({
  authorization: z.string(),
  'content-encoding': z.literal('aes128gcm'),
  ttl: z.string().regex(/^\d+$/),
})

type PushServiceDeps = { origin: string; pushes: Pick<Pushes, 'send'>; now: () => number }

/** A simulated browser and its push service. The keys are fixed and not secret, because no real browser uses them. */
export function createPushService({ origin, pushes, now }: PushServiceDeps) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update('the browser of the local run').digest())
  const auth = createHash('sha256').update('its secret').digest().subarray(0, 16)

  const isFromSender = (authorization: string): boolean => {
    const [, signed = '', signature = '', key = ''] = VAPID.exec(authorization) ?? []
    const claims = Claims.safeParse(
      parseJson(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()),
    )
    if (!claims.success || claims.data.aud !== origin) return false
    const validMs = claims.data.exp * SECOND_MS - now()
    return validMs > 0 && validMs <= DAY_MS && isSigned(signed, signature, key)
  }

  return {
    /** Subscribes as the site would. */
    subscribe: (): PushSubscription => ({
      endpoint: `${origin}${PUSH_PATH}${crypto.randomUUID()}`,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),

    /** Shows the message as the browser would, and returns the status of the response. */
    receive(headers: IncomingHttpHeaders, body: Buffer): number {
      const parsed = Headers.safeParse(headers)
      if (!parsed.success) return INVALID
      if (!isFromSender(parsed.data.authorization)) return FORBIDDEN
      const { title, body: text } = PushMessage.parse(JSON.parse(decryptPush(body, pair, auth)))
      pushes.send({ title, body: text })
      return CREATED
    },
  }
}
export type PushService = ReturnType<typeof createPushService>

function isSigned(signed: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const encoded = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  return verify('sha256', Buffer.from(signed), encoded, Buffer.from(signature, 'base64url'))
}
