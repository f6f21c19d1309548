import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QUIET_SDK } from '../../quiet-sdk.ts'
import { RecordLine } from '../iam/call-record.ts'
import { Statement } from '../iam/statement.ts'
import { listen } from '../process/ports.ts'
import { callsFileIn, functionRecords } from './function-records.ts'
import { startWorkers, type Workers } from './workers.ts'

/** A function that makes the call named by its event, and returns the result as text. */
const BUNDLE = `
import { createRequire } from 'node:module'
const require = createRequire(${JSON.stringify(resolve('package.json'))})
const { DynamoDBClient, GetItemCommand, PutItemCommand } = require('@aws-sdk/client-dynamodb')
const { IoTDataPlaneClient, PublishCommand } = require('@aws-sdk/client-iot-data-plane')
const { SQSClient, PurgeQueueCommand } = require('@aws-sdk/client-sqs')
const store = new DynamoDBClient({ maxAttempts: 1 })
const header = { 'x-aws-parameters-secrets-token': 'token' }
const actions = {
  get: () => store.send(new GetItemCommand({ TableName: 'Devices', Key: { id: { S: '1' } } })),
  put: () => store.send(new PutItemCommand({ TableName: 'Devices', Item: { id: { S: '1' } } })),
  publish: () => new IoTDataPlaneClient({ maxAttempts: 1 }).send(new PublishCommand({ topic: 'a/b', payload: Buffer.from('1') })),
  send: () => new SQSClient({ maxAttempts: 1 }).send(new PurgeQueueCommand({ QueueUrl: process.env.SERVER })),
  secret: async () => {
    const { status } = await fetch(process.env.SERVER + '/secretsmanager/get?secretId=Keys', { headers: header })
    if (status !== 200) throw new Error('HTTP ' + status)
  },
  page: () => fetch(process.env.SERVER + '/page'),
  crash: () => new Promise(() => setImmediate(() => { throw new Error('It crashed') })),
}
export async function handler(action) {
  try {
    await actions[action]()
    return 'done'
  } catch (error) {
    return error.name + ': ' + error.message
  }
}
`

describe('T105 a function’s thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-workers-'))
  const received: string[] = []
  const server = createServer((request, response) => {
    received.push(String(request.url))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  let workers: Workers
  let records: string

  beforeEach(async () => {
    received.length = 0
    records = mkdtempSync(join(folder, 'records-'))
    mkdirSync(join(folder, 'bundle'), { recursive: true })
    writeFileSync(join(folder, 'bundle/index.mjs'), BUNDLE)
    const SERVER = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
    const statement = (Action: string, Resource: string) =>
      Statement.parse({ Effect: 'Allow', Action, Resource })
    const role = [
      statement('dynamodb:GetItem', 'arn:aws:dynamodb:us-east-1:000000000000:table/Devices'),
      statement('iot:Publish', 'arn:aws:iot:us-east-1:000000000000:topic/other/*'),
    ]
    workers = await startWorkers(
      [{ logicalId: 'Reader', bundle: 'bundle', environment: {}, role }],
      (bundle) => join(folder, bundle),
      {
        SERVER,
        AWS_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_ENDPOINT_URL: SERVER,
        ...QUIET_SDK,
      },
      functionRecords(records),
    )
  })
  afterEach(async () => {
    await workers.close()
    server.close()
    server.closeAllConnections()
  })

  const call = (action: string) => workers.invoke('Reader', action)

  it('can make the calls that its role allows, and any call to other servers', async () => {
    expect(await call('get')).toBe('done')
    expect(await call('page')).toBe('done')
    expect(received).toEqual(['/', '/page'])
  })

  it('gets AWS’s error for a call that its role does not allow, which is not sent', async () => {
    const refusal = (action: string, resource: string) =>
      `AccessDeniedException: User: arn:aws:sts::000000000000:assumed-role/Reader/Reader is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`
    expect(await call('put')).toBe(
      refusal('dynamodb:PutItem', 'arn:aws:dynamodb:us-east-1:000000000000:table/Devices'),
    )
    expect(await call('publish')).toBe(refusal('iot:Publish', 'arn:aws:iot:us-east-1:000000000000:topic/a/b'))
    expect(await call('secret')).toBe('Error: HTTP 400')
    expect(received).toEqual([])
    expect(await call('get')).toBe('done')
  })

  it('gets an error for a call with unknown rights, which is not sent', async () => {
    expect(await call('send')).toContain('does not know which rights sqs AmazonSQS.PurgeQueue requires')
    expect(received).toEqual([])
  })

  it('records its role, its calls and their results', async () => {
    for (const action of ['get', 'put', 'publish', 'secret', 'send']) await call(action)
    const lines = readFileSync(callsFileIn(records), 'utf8').trim().split('\n')
    const recorded = lines.map((line) => RecordLine.parse(JSON.parse(line)))
    const calls = recorded.flatMap((line) =>
      'action' in line ? [`${line.action} ${line.grant !== null}`] : [],
    )
    expect(recorded[0]).toMatchObject({
      function: 'Reader',
      role: [{ Effect: 'Allow' }, { Effect: 'Allow' }],
    })
    expect(new Set(calls)).toEqual(
      new Set([
        'dynamodb:GetItem true',
        'dynamodb:PutItem false',
        'iot:Publish false',
        'secretsmanager:GetSecretValue false',
      ]),
    )
    expect(recorded.filter((line) => 'unknown' in line)).toHaveLength(1)
  })

  it('is restarted by the next event after a crash, and only then', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(call('crash')).rejects.toThrow('Reader stopped during the invocation')
    expect(await call('get')).toBe('done')
    await expect(call('crash')).rejects.toThrow('Reader stopped during the invocation')
    expect(logged.mock.calls.map(String)).toEqual(Array(2).fill(expect.stringContaining('It crashed')))
    const starts = readFileSync(callsFileIn(records), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"role"'))
    expect(starts).toHaveLength(2)
    vi.restoreAllMocks()
  })
})
