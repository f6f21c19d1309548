import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import * as z from 'zod'
import { readStoredFile, replaceFile } from '../files/stored-file.ts'
import { listenOnLoopback } from '../process/ports.ts'

/** A secret that Secrets Manager generates: an object with random letters and digits under one key. */
export type GeneratedSecret = {
  secretId: string
  template: Record<string, string>
  key: string
  length: number
}

const StoredSecrets = z.record(z.string(), z.string())
const TOKEN_HEADER = 'x-aws-parameters-secrets-token'

/** The secrets of a run, by their ids. */
export const readSecrets = (file: string): Record<string, string> => readStoredFile(file, StoredSecrets) ?? {}

/**
 * AWS's Lambda extension for Secrets Manager: `GET /secretsmanager/get`. Generates each secret once and stores it in the
 * file. `known` has the values that an engine of this machine decides.
 */
export async function startSecrets(
  secrets: readonly GeneratedSecret[],
  file: string,
  known: (secret: GeneratedSecret) => string | null = () => null,
) {
  const stored = readSecrets(file)
  const values = new Map(
    secrets.map((secret) => [secret.secretId, known(secret) ?? stored[secret.secretId] ?? generate(secret)]),
  )
  replaceFile(file, JSON.stringify(Object.fromEntries(values)))

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const secretId = searchParams.get('secretId') ?? ''
    const SecretString = values.get(secretId)
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers[TOKEN_HEADER] === undefined) return reply(401, {})
    if (request.method !== 'GET' || pathname !== '/secretsmanager/get') return reply(404, {})
    if (SecretString === undefined) return reply(400, { __type: 'ResourceNotFoundException' })
    reply(200, { ARN: secretId, Name: secretId, SecretString })
  })
  return listenOnLoopback(server)
}

const generate = ({ template, key, length }: GeneratedSecret) =>
  JSON.stringify({ ...template, [key]: randomBytes(length).toString('hex').slice(0, length) })
