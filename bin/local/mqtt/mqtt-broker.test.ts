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

/** A broker whose authorizer accepts the right password for `seconds`, and the data plane in front of it. */
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

const AuthorizerEvent = z.object({ protocolData: z.object({ mqtt: z.object({ password: z.string() }) }) })
const passwordOf = (event: unknown) =>
  Buffer.from(AuthorizerEvent.parse(event).protocolData.mqtt.password, 'base64').toString()

describe('the local broker', () => {
  it('T23 ends a connection after the time that the authorizer allowed', async () => {
    const { connect } = await aBroker({ seconds: 1 })
    const client = await connect()
    const connected = performance.now()
    await new Promise<void>((resolve) => client.once('close', () => resolve()))
    expect(performance.now() - connected).toBeGreaterThan(800)
  })

  it('delivers what a function publishes', async () => {
    const { connect, publish } = await aBroker()
    const client = await connect()
    const received: string[] = []
    client.on('message', (topic, payload) => received.push(`${topic} ${payload}`))
    await client.subscribeAsync('a/b', { qos: 1 })
    await publish({ contentType: 'text/plain' })
    await publish({ qos: 1, retain: false, messageExpiry: 60 })
    await expect.poll(() => received).toEqual(['a/b hello', 'a/b hello'])
    await client.endAsync()
  })

  it.each([
    [1, []],
    [60, ['hello']],
  ])(
    'T51 a client that reconnects after 1.5 s gets, of a message with an expiry of %d s: %j',
    async (messageExpiry, expected) => {
      const { open, connect, publish } = await aBroker()
      const session = { clientId: 'offline', clean: false }
      const first = await connect(session)
      await first.subscribeAsync('a/b', { qos: 1 })
      await first.endAsync()
      await publish({ qos: 1, messageExpiry })
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      const received: string[] = []
      const second = open(session)
      second.on('message', (_topic, payload) => received.push(String(payload)))
      await new Promise<void>((resolve) => second.once('connect', () => resolve()))
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(received).toEqual(expected)
      await second.endAsync()
    },
  )

  it('T72 a flooding connection is limited, and another is served normally meanwhile', async () => {
    const processed: string[] = []
    const { connect } = await aBroker({ runRules: async (topic) => void processed.push(topic) })
    const [flooding, other] = await Promise.all([connect(), connect()])
    const started = performance.now()
    let acknowledged = 0
    for (let sent = 0; sent < 1_000; sent++) flooding.publish('flood', 'x', { qos: 1 }, () => acknowledged++)
    for (let sent = 0; sent < 50; sent++) await other.publishAsync('other', 'x', { qos: 1 })

    const seconds = (performance.now() - started) / 1_000
    expect(processed.filter((topic) => topic === 'other')).toHaveLength(50)
    const limit = PUBLISHES_PER_SECOND * (1 + seconds)
    expect(processed.filter((topic) => topic === 'flood').length).toBeLessThanOrEqual(limit)
    expect(acknowledged).toBeLessThanOrEqual(limit)
    await expect.poll(() => acknowledged, { timeout: 5_000 }).toBeGreaterThan(PUBLISHES_PER_SECOND)
    flooding.end(true)
    await other.endAsync()
  })

  it('T75 reports since when a client is connected', async () => {
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
  const closed = (client: MqttClient) => new Promise<void>((resolve) => client.once('close', () => resolve()))
  it.each<[reason: string, end: (client: MqttClient, broker: Broker) => unknown, settings?: object]>([
    ['CLIENT_INITIATED_DISCONNECT', (client) => client.endAsync()],
    ['CONNECTION_LOST', (client) => client.stream.destroy()],
    ['API_INITIATED_DISCONNECT', (_client, { endConnection }) => endConnection('VAN1')],
    ['CUSTOMAUTH_TTL_EXPIRATION', closed, { seconds: 1 }],
    ['AUTH_ERROR', (client) => client.publish('another/s', ''), { allowed: ['iot:Connect'] }],
    ['CLIENT_ERROR', (client) => client.publish('a/b', 'x'.repeat(128 * 1024 + 1))],
  ])('T75 reports that a connection ended with %s', async (reason, end, settings = {}) => {
    const broker = await aBroker(settings)
    const client = await broker.connect({ clientId: 'VAN1' })
    await end(client, broker)
    const ended = { connected: false, disconnectedSince: expect.any(Number), disconnectReason: reason }
    await expect.poll(() => broker.connectionOf('VAN1'), { timeout: 5_000 }).toMatchObject(ended)
  })

  it('T75 reports a client that sent nothing for one and a half times its keep-alive time', async () => {
    const { port, connectionOf } = await aBroker()
    // a client library would send pings
    const socket = createConnection(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(connectPacket({ trackerId: 'VAN1', username: 'anybody', password: PASSWORD }, 1))
    const ended = { connected: false, disconnectReason: 'MQTT_KEEP_ALIVE_TIMEOUT' }
    await expect.poll(() => connectionOf('VAN1'), { timeout: 10_000 }).toMatchObject(ended)
  })

  it('T75 reports the new connection after it replaced another with the same client id', async () => {
    const { connect, connectionOf } = await aBroker()
    const first = await connect({ clientId: 'VAN1' })
    const { connectedSince: since = 0 } = await connectionOf('VAN1')
    await new Promise((resolve) => setTimeout(resolve, 5))
    const firstClosed = closed(first)
    const second = await connect({ clientId: 'VAN1' })
    await firstClosed
    const { connected, connectedSince } = await connectionOf('VAN1')
    expect(connected).toBe(true)
    expect(connectedSince).toBeGreaterThan(since)
    await second.endAsync()
  })

  it('T73 refuses a client with a wrong password, and leaves the connected one alone', async () => {
    const { open, connect } = await aBroker()
    const owner = await connect({ clientId: 'SEA240' })
    let closings = 0
    owner.on('close', () => closings++)
    const refusals: string[] = []
    for (let tries = 0; tries < 20; tries++) {
      const intruder = open({ clientId: 'SEA240', password: 'wrong' })
      refusals.push(await new Promise((resolve) => intruder.once('error', ({ message }) => resolve(message))))
      intruder.end(true)
    }
    expect(new Set(refusals)).toEqual(new Set(['Connection refused: Not authorized']))
    await owner.publishAsync('a/b', 'still connected', { qos: 1 })
    expect(closings).toBe(0)
    await owner.endAsync()
  })

  it('closes immediately, even while a client is connecting', async () => {
    let isAuthorizing = false
    const authorize = () =>
      new Promise<never>(() => {
        isAuthorizing = true
      })
    const broker = await createBroker({ authorize, runRules: async () => {} })
    const port = await broker.open(0, '127.0.0.1')
    const patient = { protocolVersion: 4, reconnectPeriod: 0, connectTimeout: 600_000 } as const
    const client = mqtt.connect(`mqtt://127.0.0.1:${port}`, patient)
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    await expect.poll(() => isAuthorizing).toBe(true)
    await broker.close()
    await closed
  })

  it('refuses and logs a publish with properties that the stack does not use', async () => {
    const { publish } = await aBroker()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(publish({ retain: true })).rejects.toMatchObject({ name: 'NotImplementedException' })
    await expect(publish({ userProperties: '[{"a":"b"}]' })).rejects.toMatchObject({
      name: 'NotImplementedException',
    })
    expect(logged).toHaveBeenCalledTimes(2)
    logged.mockRestore()
  })
})
