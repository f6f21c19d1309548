import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startSecrets } from './secrets.ts'

const SIGNING = { secretId: 'Signing', template: {}, key: 'one', length: 64 }
const STRIPE = { secretId: 'Stripe', template: { secretKey: '' }, key: 'unused', length: 8 }

/** The values of both secrets after a start. */
async function valuesAfterStart(file: string, stripe: string) {
  const secrets = await startSecrets([SIGNING, STRIPE], file, ({ secretId }) =>
    secretId === 'Stripe' ? stripe : null,
  )
  onTestFinished(secrets.close)
  const headers = { 'x-aws-parameters-secrets-token': 'local' }
  const read = async (secretId: string) => {
    const url = `${secrets.endpoint}/secretsmanager/get?secretId=${secretId}`
    return (await (await fetch(url, { headers })).json()).SecretString
  }
  return { signing: await read('Signing'), stripe: await read('Stripe') }
}

it('a secret that an engine decides has its newest value, and another one keeps what was generated', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vectra-secrets-')), 'secrets.json')
  const first = await valuesAfterStart(file, '{"secretKey":"sk_test_1"}')
  const second = await valuesAfterStart(file, '{"secretKey":"sk_test_2"}')
  expect(first.stripe).toBe('{"secretKey":"sk_test_1"}')
  expect(second).toEqual({ signing: first.signing, stripe: '{"secretKey":"sk_test_2"}' })
})
