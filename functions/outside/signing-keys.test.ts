import { mkdtempSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSecrets } from '../../bin/local/engines/secrets.ts'
import { listen } from '../../bin/local/process/ports.ts'
import { readSigningKeys } from './signing-keys.ts'

const SECRET = { secretId: 'SigningKeys', template: { current: '1' }, key: '1', length: 64 }
const aFile = () => join(mkdtempSync(join(tmpdir(), 'vectra-secrets-')), 'secrets.json')

async function secretsIn(file: string) {
  const secrets = await startSecrets([SECRET], file)
  onTestFinished(secrets.close)
  return { endpoint: secrets.endpoint, secretId: SECRET.secretId, sessionToken: 'session' }
}

/** A server that answers every request for a secret with this text. */
async function aServerOf(SecretString: string) {
  const server = createServer((_request, response) => response.end(JSON.stringify({ SecretString })))
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  return { endpoint: `http://127.0.0.1:${port}`, secretId: 's', sessionToken: 'session' }
}

describe('signing keys', () => {
  it('T36 are generated once, readable by this user only, and survive a restart', async () => {
    const file = aFile()
    const first = await readSigningKeys(await secretsIn(file))
    expect(first.current.id).toBe('1')
    expect(first.current.key).toMatch(/^[0-9a-f]{64}$/)
    expect(await readSigningKeys(await secretsIn(file))).toEqual(first)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await readSigningKeys(await secretsIn(aFile()))).not.toEqual(first)
  })

  it('T36 are only given to requests with the secret id and a session token', async () => {
    const secrets = await secretsIn(aFile())
    await expect(readSigningKeys({ ...secrets, secretId: 'other' })).rejects.toThrow('HTTP 400')
    expect((await fetch(`${secrets.endpoint}/secretsmanager/get?secretId=SigningKeys`)).status).toBe(401)
    const session = { headers: { 'x-aws-parameters-secrets-token': 'session' } }
    expect((await fetch(`${secrets.endpoint}/other?secretId=SigningKeys`, session)).status).toBe(404)
  })

  it('SHR-6 can be several, one of which is current', async () => {
    const [old, current] = ['o'.repeat(32), 'n'.repeat(32)]
    const keys = await readSigningKeys(await aServerOf(JSON.stringify({ current: '2', 1: old, 2: current })))
    expect(keys).toEqual({
      current: { id: '2', key: current },
      byId: new Map([
        ['1', old],
        ['2', current],
      ]),
    })
  })

  it.each([
    ['that are not JSON', 'SECRET'],
    ['of which one is too short', JSON.stringify({ current: '1', 1: 'SECRET' })],
    ['without the current one', JSON.stringify({ current: '2', 1: 'SECRET'.repeat(10) })],
    [
      'whose current id is a property of every object',
      JSON.stringify({ current: 'toString', 1: 'SECRET'.repeat(10) }),
    ],
    [
      'of which one has an invalid id',
      JSON.stringify({ current: '1', 1: 'SECRET'.repeat(10), 'a-b': 'SECRET'.repeat(10) }),
    ],
  ])('T115 %s fail to load without revealing them', async (_name, secret) => {
    const failure = await readSigningKeys(await aServerOf(secret)).then(String, String)
    expect(failure).toContain('is malformed')
    expect(failure).not.toContain('SECRET')
  })
})
