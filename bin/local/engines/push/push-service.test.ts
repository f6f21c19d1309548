import { createECDH, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptPush } from '../../../../functions/handlers/notify/channels/push/encrypt-push.ts'
import { vapidAuthorization } from '../../../../functions/handlers/notify/channels/push/vapid.ts'
import { pushKeysOf } from '../../../../functions/messages/push-keys.ts'
import { DAY_MS, HOUR_MS } from '../../../../shared/time.ts'
import { signingKeys } from '../../../../test/make/signing-keys.ts'
import { decryptPush } from './decrypt-push.ts'
import { createPushService } from './push-service.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')
const ORIGIN = 'http://127.0.0.1:4000'
const SITE_URL = 'https://track.example.com'
const KEYS = pushKeysOf(signingKeys({ 1: 'a'.repeat(64) }))
const MESSAGE = { title: 'Sea Ray 240', body: 'Sea Ray 240 left Marina at 2:02 PM', url: SITE_URL }

const aSender = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, salt: randomBytes(16) }
}

function aService(now = NOON) {
  const shown: { title: string; body: string }[] = []
  const pushes = { send: (push: { title: string; body: string }) => void shown.push(push) }
  return { shown, service: createPushService({ origin: ORIGIN, pushes, now: () => now }) }
}

const headersFor = (endpoint: string) => ({
  authorization: vapidAuthorization(endpoint, SITE_URL, KEYS, NOON),
  'content-encoding': 'aes128gcm',
  ttl: '60',
})

it('GEO-5 a browser decrypts a message with its own keys, and no other browser can', () => {
  const [browser, other] = [aSender().pair, aSender().pair]
  const auth = randomBytes(16)
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') }
  for (const text of ['', 'Mia’s boat ⛵', 'x'.repeat(3_900)])
    expect(decryptPush(encryptPush(text, keys, aSender()), browser, auth)).toBe(text)
  const message = encryptPush('text', keys, aSender())
  expect(() => decryptPush(message, other, auth)).toThrow()
  expect(() => decryptPush(message, browser, randomBytes(16))).toThrow()
  expect(encryptPush('text', keys, aSender()).equals(message)).toBe(false)
})

describe('GEO-5 the push service', () => {
  it('GEO-5 shows a message to its browser', () => {
    const { service, shown } = aService()
    const { endpoint, keys } = service.subscribe()
    const message = encryptPush(JSON.stringify(MESSAGE), keys, aSender())
    expect(service.receive(headersFor(endpoint), message)).toBe(201)
    expect(shown).toEqual([{ title: MESSAGE.title, body: MESSAGE.body }])
  })

  it.each([
    ['in time', NOON, 201],
    ['at its end', NOON + 12 * HOUR_MS - 1, 201],
    ['after its end', NOON + 12 * HOUR_MS, 403],
    ['for longer than a day', NOON - 12 * HOUR_MS - 1, 403],
    ['for a day', NOON + 12 * HOUR_MS - DAY_MS, 201],
  ])('GEO-5 accepts a proof of the sender %s', (_when, now, status) => {
    const { service } = aService(now)
    const { endpoint, keys } = service.subscribe()
    const message = encryptPush(JSON.stringify(MESSAGE), keys, aSender())
    expect(service.receive(headersFor(endpoint), message)).toBe(status)
  })

  it('GEO-5 refuses a proof for another service, a changed one, and none', () => {
    const { service, shown } = aService()
    const { endpoint, keys } = service.subscribe()
    const message = encryptPush(JSON.stringify(MESSAGE), keys, aSender())
    const { authorization, ...headers } = headersFor(endpoint)
    const changed = authorization.replace(/\.[\w-]{4}/, '.AAAA')
    expect(service.receive(headersFor('https://push.example.com/1'), message)).toBe(403)
    expect(service.receive({ ...headers, authorization: changed }, message)).toBe(403)
    expect(service.receive(headers, message)).toBe(400)
    expect(shown).toEqual([])
  })
})
