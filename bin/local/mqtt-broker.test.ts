import { IoTDataPlaneClient, PublishCommand } from '@aws-sdk/client-iot-data-plane'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startDataPlane } from './data-plane.ts'
import { startBroker } from './mqtt-broker.ts'
import { freePort } from './ports.ts'

/** A broker that lets everybody in for `seconds`, to hear everything, and the data plane in front of it. */
async function aBroker(seconds = 3_600) {
  const port = await freePort()
  const allow = (Action: string) => ({ Effect: 'Allow', Action, Resource: '*' })
  const broker = await startBroker(
    {
      authorize: async () => ({
        isAuthenticated: true,
        refreshAfterInSeconds: 300,
        disconnectAfterInSeconds: seconds,
        policyDocuments: [{ Statement: ['iot:Connect', 'iot:Subscribe', 'iot:Receive'].map(allow) }],
      }),
      runRules: async () => undefined,
    },
    port,
    '127.0.0.1',
  )
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
    mqtt.connect(`mqtt://127.0.0.1:${port}`, { protocolVersion: 4, reconnectPeriod: 0, ...more })
  return {
    open,
    connect: (more: IClientOptions = {}) =>
      new Promise<MqttClient>((resolve) => {
        const client = open(more).once('connect', () => resolve(client))
      }),
    publish: (more: Partial<PublishCommand['input']> = {}) =>
      functions.send(new PublishCommand({ topic: 'a/b', payload: Buffer.from('hello'), ...more })),
  }
}

describe('the local broker', () => {
  it('T23 ends a connection when the time is over that the authorizer gave it', async () => {
    const { connect } = await aBroker(1)
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
