import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '../../../../shared/time.ts'
import { readEvent } from './read-event.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const SECRET = 'whsec_right'
const TEXT = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid' }, null, 2)

function signed({ text = TEXT, secret = SECRET, at = NOW, scheme = 'v1' } = {}) {
  const timestamp = Math.floor(at / SECOND_MS)
  return Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp, scheme })
}
const read = (signature: string | undefined, text = TEXT) => readEvent(text, signature, SECRET, NOW)

describe('T76 a webhook', () => {
  test.each([
    ['now', 0],
    ['300 s old', -300],
    ['300 s ahead', 300],
  ])('T76 signed %s is accepted', async (_when, seconds) => {
    expect(await read(signed({ at: NOW + seconds * SECOND_MS }))).toMatchObject({ id: 'evt_1' })
  })

  test.each<[string, string | undefined, string]>([
    ['without a signature', undefined, TEXT],
    ['with an empty signature', '', TEXT],
    ['signed with another secret', signed({ secret: 'whsec_wrong' }), TEXT],
    ['301 s old', signed({ at: NOW - 301 * SECOND_MS }), TEXT],
    ['301 s ahead', signed({ at: NOW + 301 * SECOND_MS }), TEXT],
    ['a day ahead', signed({ at: NOW + 86_400 * SECOND_MS }), TEXT],
    ['signed with v0 only', signed({ scheme: 'v0' }), TEXT],
    ['written again', signed(), JSON.stringify(JSON.parse(TEXT))],
    ['in base64', signed(), Buffer.from(TEXT).toString('base64')],
    ['signed but not JSON', signed({ text: '{' }), '{'],
    ['without a time', signed().replace(/t=\d+,/, ''), TEXT],
  ])('T76 %s is refused', async (_what, signature, text) => {
    expect(await read(signature, text)).toBeNull()
  })

  test('T76 nothing is accepted while the deployment has no secret', async () => {
    expect(await readEvent(TEXT, signed({ secret: 'x' }), '', NOW)).toBeNull()
  })
})
