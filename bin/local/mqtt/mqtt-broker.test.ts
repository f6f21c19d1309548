import { createConnection } from 'node:net'
import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  IoTDataPlaneClient,
  PublishCommand,
} from '@aws-sdk/client-iot-data-plane'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { connectPacket } from '../../../test/faults/mqtt/mqtt-packets.ts'
import { startDataPlane } from './data-plane.ts'
import { createBroker } from './mqtt-broker.ts'
import { PUBLISHES_PER_SECOND } from './publish-rate.ts'

const ALLOWED = ['iot:Connect', 'iot:Publish', 'iot:Subscribe', 'iot:Receive']
const PASSWORD = 'right'

/**
 * A broker that lets everybody in for `seconds` who does not bring a wrong password, with all rights, and the data
 * plane in front of it.
 */
async function aBroker({ seconds = 3_600, allowed = ALLOWED, runRules = async (_topic: string) => {} } = {}) {
  const allow = (Action: string) => ({ Effect: 'Allow', Action, Resource: '*' })
  const broker = await createBroker({
    authorize: async (event) => ({
      isAuthenticated: passwordOf(event) === PASSWORD,
      refreshAfterInSeconds: 300,
      disconnectAfterInSeconds: seconds,
      policyDocuments: [{ Statement: allowed.map(allow) }],
    }),
    runRules,
  })
  const port = await broker.open(0, '127.0.0.1')
  const dataPlane = await startDataPlane(broker)
  const functions = new IoTDataPlaneClient({
    endpoint: dataPlane.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 1,
  })
  onTestFinished(async () => {
    functions.destroy()
    dataPlane.close()
    await broker.close()
  })
  const open = (more: IClientOptions = {}) =>
    mqtt.connect(`mqtt://127.0.0.1:${port}`, {
      protocolVersion: 4,
      reconnectPeriod: 0,
      username: 'anybody',
      password: PASSWORD,
      ...more,
    })
  return {
    port,
    open,
    connect: (more: IClientOptions = {}) =>
      new Promise<MqttClient>((resolve) => {
        const client = open(more).once('connect', () => resolve(client))
      }),
    connectionOf: (clientId: string) => functions.send(new GetConnectionCommand({ clientId })),
    endConnection: (clientId: string) => functions.send(new DeleteConnectionCommand({ clientId })),
    publish: (more: Partial<PublishCommand['input']> = {}) =>
      functions.send(new PublishCommand({ topic: 'a/b', payload: Buffer.from('hello'), ...more })),
  }
}

const Asked = z.object({ protocolData: z.object({ mqtt: z.object({ password: z.string() }) }) })
const passwordOf = (event: unknown) =>
  Buffer.from(Asked.parse(event).protocolData.mqtt.password, 'base64').toString()

describe('the local broker', () => {
  it('T23 ends a connection when the time is over that the authorizer gave it', async () => {
    const { connect } = await aBroker({ seconds: 1 })
    const client = await connect()
    const connected = performance.now()
    await new Promise<void>((resolve) => client.once('close', () => resolve()))
    expect(performance.now() - connected).toBeGreaterThan(800)
  })

  it('hands on what a function publishes', async () => {
    const { connect, publish } = await aBroker()
    const client = await connect()
    const heard: string[] = []
    client.on('message', (topic, payload) => heard.push(`${topic} ${payload}`))
    await client.subscribeAsync('a/b', { qos: 1 })
    await publish({ contentType: 'text/plain' })
    await publish({ qos: 1, retain: false, messageExpiry: 60 })
    await expect.poll(() => heard).toEqual(['a/b hello', 'a/b hello'])
    await client.endAsync()
  })

  it.each([
    [1, []],
    [60, ['hello']],
  ])(
    'T51 a message for a client that comes back after 1.5 s, kept for %d s: %j',
    async (messageExpiry, heard) => {
      const { open, connect, publish } = await aBroker()
      const away = { clientId: 'away', clean: false }
      const before = await connect(away)
      await before.subscribeAsync('a/b', { qos: 1 })
      await before.endAsync()
      await publish({ qos: 1, messageExpiry })
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      const got: string[] = []
      const back = open(away)
      back.on('message', (_topic, payload) => got.push(String(payload)))
      await new Promise<void>((resolve) => back.once('connect', () => resolve()))
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(got).toEqual(heard)
      await back.endAsync()
    },
  )

  it('T72 a connection that floods is held to its limit, and another is served meanwhile as before', async () => {
    const taken: string[] = []
    const { connect } = await aBroker({ runRules: async (topic) => void taken.push(topic) })
    const [flooding, other] = await Promise.all([connect(), connect()])
    const started = performance.now()
    let flooded = 0
    for (let sent = 0; sent < 1_000; sent++) flooding.publish('flood', 'x', { qos: 1 }, () => flooded++)
    for (let sent = 0; sent < 50; sent++) await other.publishAsync('other', 'x', { qos: 1 })

    const seconds = (performance.now() - started) / 1_000
    expect(taken.filter((topic) => topic === 'other')).toHaveLength(50)
    const limit = PUBLISHES_PER_SECOND * (1 + seconds)
    expect(taken.filter((topic) => topic === 'flood').length).toBeLessThanOrEqual(limit)
    expect(flooded).toBeLessThanOrEqual(limit)
    await expect.poll(() => flooded, { timeout: 5_000 }).toBeGreaterThan(PUBLISHES_PER_SECOND)
    flooding.end(true)
    await other.endAsync()
  })

  it('T75 tells of a connection since when it is there', async () => {
    const { connect, connectionOf } = await aBroker()
    await expect(connectionOf('VAN1')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
    const before = Date.now()
    const client = await connect({ clientId: 'VAN1' })
    const { connected, connectedSince } = await connectionOf('VAN1')
    expect(connected).toBe(true)
    expect(connectedSince).toBeGreaterThanOrEqual(before)
    expect(connectedSince).toBeLessThanOrEqual(Date.now())
    await client.endAsync()
  })

  type Broker = Awaited<ReturnType<typeof aBroker>>
  const isOver = (client: MqttClient) => new Promise<void>((resolve) => client.once('close', () => resolve()))
  it.each<[reason: string, end: (client: MqttClient, broker: Broker) => unknown, how?: object]>([
    ['CLIENT_INITIATED_DISCONNECT', (client) => client.endAsync()],
    ['CONNECTION_LOST', (client) => client.stream.destroy()],
    ['API_INITIATED_DISCONNECT', (_client, { endConnection }) => endConnection('VAN1')],
    ['CUSTOMAUTH_TTL_EXPIRATION', isOver, { seconds: 1 }],
    ['AUTH_ERROR', (client) => client.publish('another/s', ''), { allowed: ['iot:Connect'] }],
    ['CLIENT_ERROR', (client) => client.publish('a/b', 'x'.repeat(128 * 1024 + 1))],
  ])('T75 tells that a connection ended by %s', async (reason, end, how = {}) => {
    const broker = await aBroker(how)
    const client = await broker.connect({ clientId: 'VAN1' })
    await end(client, broker)
    const ended = { connected: false, disconnectedSince: expect.any(Number), disconnectReason: reason }
    await expect.poll(() => broker.connectionOf('VAN1'), { timeout: 5_000 }).toMatchObject(ended)
  })

  it('T75 tells that a client fell silent for one and a half times its keep-alive time', async () => {
    const { port, connectionOf } = await aBroker()
    // a client library would end the connection itself
    const socket = createConnection(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(connectPacket({ trackerId: 'VAN1', username: 'anybody', password: PASSWORD }, 1))
    const ended = { connected: false, disconnectReason: 'MQTT_KEEP_ALIVE_TIMEOUT' }
    await expect.poll(() => connectionOf('VAN1'), { timeout: 10_000 }).toMatchObject(ended)
  })

  it('T75 a connection that another takes over is told as the new one', async () => {
    const { connect, connectionOf } = await aBroker()
    const first = await connect({ clientId: 'VAN1' })
    const { connectedSince: since = 0 } = await connectionOf('VAN1')
    await new Promise((resolve) => setTimeout(resolve, 5))
    const gone = isOver(first)
    const second = await connect({ clientId: 'VAN1' })
    await gone
    const { connected, connectedSince } = await connectionOf('VAN1')
    expect(connected).toBe(true)
    expect(connectedSince).toBeGreaterThan(since)
    await second.endAsync()
  })

  it('T73 who brings another credential is refused, and the one who is there stays', async () => {
    const { open, connect } = await aBroker()
    const there = await connect({ clientId: 'SEA240' })
    let closed = 0
    there.on('close', () => closed++)
    const refusals: string[] = []
    for (let tries = 0; tries < 20; tries++) {
      const intruder = open({ clientId: 'SEA240', password: 'wrong' })
      refusals.push(await new Promise((resolve) => intruder.once('error', ({ message }) => resolve(message))))
      intruder.end(true)
    }
    expect(new Set(refusals)).toEqual(new Set(['Connection refused: Not authorized']))
    await there.publishAsync('a/b', 'still here', { qos: 1 })
    expect(closed).toBe(0)
    await there.endAsync()
  })

  it('ends at once, whoever is still connecting', async () => {
    const asked = new AbortController()
    const authorize = () => new Promise<never>(() => asked.abort())
    const broker = await createBroker({ authorize, runRules: async () => {} })
    const port = await broker.open(0, '127.0.0.1')
    const patient = { protocolVersion: 4, reconnectPeriod: 0, connectTimeout: 600_000 } as const
    const client = mqtt.connect(`mqtt://127.0.0.1:${port}`, patient)
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    await expect.poll(() => asked.signal.aborted).toBe(true)
    await broker.close()
    await closed
  })

  it('answers loudly what the stack does not publish', async () => {
    const { publish } = await aBroker()
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(publish({ retain: true })).rejects.toMatchObject({ name: 'NotImplementedException' })
    await expect(publish({ userProperties: '[{"a":"b"}]' })).rejects.toMatchObject({
      name: 'NotImplementedException',
    })
    expect(said).toHaveBeenCalledTimes(2)
    said.mockRestore()
  })
})
