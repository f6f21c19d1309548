import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import * as z from 'zod'
import { readStoredFile, replaceFile } from '../files/stored-file.ts'
import { listenOnLoopback } from '../process/ports.ts'

/** A secret that the stack lets Secrets Manager make up: random letters and digits in one key of an object. */
export type GeneratedSecret = {
  secretId: string
  template: Record<string, string>
  key: string
  length: number
}

const Kept = z.record(z.string(), z.string())
const TOKEN_HEADER = 'x-aws-parameters-secrets-token'

/** Secrets Manager behind AWS's extension for functions: `GET /secretsmanager/get`. Each secret is made once and kept in the file. */
export async function startSecrets(secrets: readonly GeneratedSecret[], file: string) {
  const kept = readStoredFile(file, Kept) ?? {}
  const known = new Map(secrets.map((secret) => [secret.secretId, kept[secret.secretId] ?? made(secret)]))
  replaceFile(file, JSON.stringify(Object.fromEntries(known)))

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const secretId = searchParams.get('secretId') ?? ''
    const SecretString = known.get(secretId)
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers[TOKEN_HEADER] === undefined) return answer(401, {})
    if (request.method !== 'GET' || pathname !== '/secretsmanager/get') return answer(404, {})
    if (SecretString === undefined) return answer(400, { __type: 'ResourceNotFoundException' })
    answer(200, { ARN: secretId, Name: secretId, SecretString })
  })
  return listenOnLoopback(server)
}

/** More characters than are asked for are made and cut. */
const made = ({ template, key, length }: GeneratedSecret) =>
  JSON.stringify({ ...template, [key]: randomBytes(length).toString('hex').slice(0, length) })
