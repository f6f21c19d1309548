import { mkdtempSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSecrets } from '../../bin/local/engines/secrets.ts'
import { listen } from '../../bin/local/process/ports.ts'
import { readShareKeys } from './share-secret.ts'

const MADE = { secretId: 'ShareKeys', template: { current: '1' }, key: '1', length: 64 }
const aFile = () => join(mkdtempSync(join(tmpdir(), 'vectra-secrets-')), 'secrets.json')

async function secretsIn(file: string) {
  const secrets = await startSecrets([MADE], file)
  onTestFinished(secrets.close)
  return { endpoint: secrets.endpoint, secretId: MADE.secretId, sessionToken: 'session' }
}

/** A place that answers every question for a secret with this one. */
async function aPlaceThatSays(SecretString: string) {
  const server = createServer((_request, response) => response.end(JSON.stringify({ SecretString })))
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  return { endpoint: `http://127.0.0.1:${port}`, secretId: 's', sessionToken: 'session' }
}

describe('the keys of share links', () => {
  it('T36 are made up once, kept for this user alone, and the same after a restart', async () => {
    const file = aFile()
    const first = await readShareKeys(await secretsIn(file))
    expect(first.current).toBe('1')
    expect(first.byId.get('1')).toMatch(/^[0-9a-f]{64}$/)
    expect(await readShareKeys(await secretsIn(file))).toEqual(first)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await readShareKeys(await secretsIn(aFile()))).not.toEqual(first)
  })

  it('T36 are told to who asks for them by id and shows a session, and to nobody else', async () => {
    const place = await secretsIn(aFile())
    await expect(readShareKeys({ ...place, secretId: 'other' })).rejects.toThrow('HTTP 400')
    expect((await fetch(`${place.endpoint}/secretsmanager/get?secretId=ShareKeys`)).status).toBe(401)
    const shown = { headers: { 'x-aws-parameters-secrets-token': 'session' } }
    expect((await fetch(`${place.endpoint}/other?secretId=ShareKeys`, shown)).status).toBe(404)
  })

  it('SHR-6 may be several, of which one is current', async () => {
    const [old, now] = ['o'.repeat(32), 'n'.repeat(32)]
    const keys = await readShareKeys(await aPlaceThatSays(JSON.stringify({ current: '2', 1: old, 2: now })))
    expect(keys).toEqual({
      current: '2',
      byId: new Map([
        ['1', old],
        ['2', now],
      ]),
    })
  })

  it.each([
    ['no JSON', 'SECRET'],
    ['a key too short', JSON.stringify({ current: '1', 1: 'SECRET' })],
    ['no current key', JSON.stringify({ current: '2', 1: 'SECRET'.repeat(10) })],
    ['a current key that every object has', JSON.stringify({ current: 'toString', 1: 'SECRET'.repeat(10) })],
    [
      'an id that is none',
      JSON.stringify({ current: '1', 1: 'SECRET'.repeat(10), 'a-b': 'SECRET'.repeat(10) }),
    ],
  ])('T115 with %s are an outage that does not tell them', async (_name, secret) => {
    const failure = await readShareKeys(await aPlaceThatSays(secret)).then(String, String)
    expect(failure).toContain('does not hold keys')
    expect(failure).not.toContain('SECRET')
  })
})
