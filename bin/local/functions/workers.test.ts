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

/** Does to the store, the broker and the secrets what it is told, and answers how that went. */
const BUNDLE = `
import { createRequire } from 'node:module'
const require = createRequire(${JSON.stringify(resolve('package.json'))})
const { DynamoDBClient, GetItemCommand, PutItemCommand } = require('@aws-sdk/client-dynamodb')
const { IoTDataPlaneClient, PublishCommand } = require('@aws-sdk/client-iot-data-plane')
const { SQSClient, SendMessageCommand } = require('@aws-sdk/client-sqs')
const store = new DynamoDBClient({ maxAttempts: 1 })
const header = { 'x-aws-parameters-secrets-token': 'token' }
const deeds = {
  get: () => store.send(new GetItemCommand({ TableName: 'Devices', Key: { id: { S: '1' } } })),
  put: () => store.send(new PutItemCommand({ TableName: 'Devices', Item: { id: { S: '1' } } })),
  publish: () => new IoTDataPlaneClient({ maxAttempts: 1 }).send(new PublishCommand({ topic: 'a/b', payload: Buffer.from('1') })),
  send: () => new SQSClient({ maxAttempts: 1 }).send(new SendMessageCommand({ QueueUrl: process.env.SERVER, MessageBody: '1' })),
  secret: async () => {
    const { status } = await fetch(process.env.SERVER + '/secretsmanager/get?secretId=Keys', { headers: header })
    if (status !== 200) throw new Error('HTTP ' + status)
  },
  page: () => fetch(process.env.SERVER + '/page'),
  die: () => new Promise(() => setImmediate(() => { throw new Error('It died') })),
}
export async function handler(deed) {
  try {
    await deeds[deed]()
    return 'done'
  } catch (error) {
    return error.name + ': ' + error.message
  }
}
`

describe('T105 a function’s thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-workers-'))
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(String(request.url))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  let workers: Workers
  let records: string

  beforeEach(async () => {
    heard.length = 0
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
      [{ logicalId: 'Looker', bundle: 'bundle', environment: {}, role }],
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

  const does = (deed: string) => workers.invoke('Looker', deed)

  it('makes the calls that its role allows, and asks anybody else as it likes', async () => {
    expect(await does('get')).toBe('done')
    expect(await does('page')).toBe('done')
    expect(heard).toEqual(['/', '/page'])
  })

  it('does not get out with a call that its role does not allow, and hears what AWS would say', async () => {
    const refusal = (action: string, resource: string) =>
      `AccessDeniedException: User: arn:aws:sts::000000000000:assumed-role/Looker/Looker is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`
    expect(await does('put')).toBe(
      refusal('dynamodb:PutItem', 'arn:aws:dynamodb:us-east-1:000000000000:table/Devices'),
    )
    expect(await does('publish')).toBe(refusal('iot:Publish', 'arn:aws:iot:us-east-1:000000000000:topic/a/b'))
    expect(await does('secret')).toBe('Error: HTTP 400')
    expect(heard).toEqual([])
    expect(await does('get')).toBe('done')
  })

  it('does not get out with a call that nobody knows the rights of', async () => {
    expect(await does('send')).toContain('does not know the rights of sqs AmazonSQS.SendMessage')
    expect(heard).toEqual([])
  })

  it('keeps its role, what it asked for, and how that ended', async () => {
    for (const deed of ['get', 'put', 'publish', 'secret', 'send']) await does(deed)
    const lines = readFileSync(callsFileIn(records), 'utf8').trim().split('\n')
    const said = lines.map((line) => RecordLine.parse(JSON.parse(line)))
    const calls = said.flatMap((line) => ('action' in line ? [`${line.action} ${line.grant !== null}`] : []))
    expect(said[0]).toMatchObject({ function: 'Looker', role: [{ Effect: 'Allow' }, { Effect: 'Allow' }] })
    expect(new Set(calls)).toEqual(
      new Set([
        'dynamodb:GetItem true',
        'dynamodb:PutItem false',
        'iot:Publish false',
        'secretsmanager:GetSecretValue false',
      ]),
    )
    expect(said.filter((line) => 'unknown' in line)).toHaveLength(1)
  })

  it('is started again by the next event when it has died, and by nothing else', async () => {
    const died = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(does('die')).rejects.toThrow('Looker stopped while it worked')
    expect(await does('get')).toBe('done')
    await expect(does('die')).rejects.toThrow('Looker stopped while it worked')
    expect(died.mock.calls.map(String)).toEqual(Array(2).fill(expect.stringContaining('It died')))
    const starts = readFileSync(callsFileIn(records), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"role"'))
    expect(starts).toHaveLength(2)
    vi.restoreAllMocks()
  })
})
