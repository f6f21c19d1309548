import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import mqtt, { type MqttClient } from 'mqtt'
import { describe, expect, inject, it, test } from 'vitest'
import * as z from 'zod'
import { networkAddresses } from '../../../bin/local/process/ports.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { ownTracksLink } from '../../../web/features/connect/settings/owntracks-config.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { demoApi } from '../../make/api/demo-api.ts'
import { startLocalProcess } from '../../make/local/local-process.ts'
import { diagnosticsOf } from '../../make/tracking/device-reads.ts'
import { aTracker, aTrackerId, connect, deviceOf, publish, publishAs } from '../../make/tracking/tracker.ts'

const run = promisify(execFile)

/** The part of OwnTracks' configuration format that the app reads from the QR code. */
const Configuration = z.object({
  _type: z.literal('configuration'),
  mode: z.literal(0),
  host: z.string(),
  port: z.number(),
  tls: z.boolean(),
  mqttProtocolLevel: z.literal(4),
  auth: z.literal(true),
  username: z.string(),
  password: z.string(),
  clientId: z.string(),
  deviceId: z.string(),
  cleanSession: z.boolean(),
  keepalive: z.number(),
  pubQos: z.literal(1),
  pubRetain: z.boolean(),
  willRetain: z.boolean(),
})
type Configuration = z.infer<typeof Configuration>

const configurationIn = (link: string) =>
  Configuration.parse(JSON.parse(atob(new URL(link).searchParams.get('inline') ?? '')))

const topicFor = ({ username, deviceId }: Configuration) => `owntracks/${username}/${deviceId}`

/** Connects as the app does with that configuration, last will included. */
function connectPhone(configuration: Configuration): Promise<MqttClient> {
  const { host, port, tls, clientId, username, password, cleanSession, keepalive } = configuration
  return mqtt.connectAsync(`${tls ? 'mqtts' : 'mqtt'}://${host}:${port}`, {
    protocolVersion: configuration.mqttProtocolLevel,
    clientId,
    username,
    password,
    clean: cleanSession,
    keepalive,
    will: {
      topic: topicFor(configuration),
      payload: Buffer.from(JSON.stringify({ _type: 'lwt', tst: Math.floor(Date.now() / 1000) })),
      qos: 1,
      retain: configuration.willRetain,
    },
    reconnectPeriod: 0,
    connectTimeout: 5_000,
  })
}

async function sendLocation(configuration: Configuration, place: { lat: number; lon: number }) {
  const phone = await connectPhone(configuration)
  const location = {
    _type: 'location',
    ...place,
    tst: Math.floor(Date.now() / 1000),
    acc: 12,
    batt: 71,
    tid: 'ne',
  }
  await phone.publishAsync(topicFor(configuration), JSON.stringify(location), {
    qos: configuration.pubQos,
    retain: configuration.pubRetain,
  })
  await phone.endAsync()
}

describe('connecting a tracker', () => {
  it('DEV-3 a phone that scanned the QR code is on the map with its first location', async () => {
    const account = await anAccount()
    const trackerId = aTrackerId()
    const added = { vectraDeviceId: trackerId, deviceName: 'Phone', deviceType: 'car', testingMode: true }
    await account.call('POST', '/vectra/devices', added)
    const { body } = await account.call('POST', `/vectra/devices/${trackerId}/credentials`)
    const configuration = configurationIn(ownTracksLink(devices.createCredentials.reply.parse(body), ''))

    await sendLocation(configuration, { lat: 25.7617, lon: -80.1918 })
    const { tracking } = await deviceOf(account, trackerId)
    expect(tracking).toMatchObject({ latitude: 25.7617, longitude: -80.1918, accuracy: 12 })
    expect(await diagnosticsOf(account, trackerId)).toMatchObject({ accepted: 1, unreadable: 0 })

    await account.call('POST', `/vectra/devices/${trackerId}/credentials`)
    await expect(connectPhone(configuration)).rejects.toThrow(/not authorized/i)
  })

  it('T71 an unreadable first message is reported with its reason, element and body', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const { trackerId } = tracker
    const good = { time: toIso(Date.now()), lat: 26.1, lng: -80.1 }
    expect(await diagnosticsOf(account, trackerId)).toMatchObject({
      received: 0,
      lastUnreadable: null,
      newestFix: null,
    })

    const client = await connect(tracker)
    const reasonAfter = async (topic: string, message: unknown) => {
      await publish(client, topic, message)
      const { lastUnreadable } = await diagnosticsOf(account, trackerId)
      return lastUnreadable && { ...lastUnreadable, at: null }
    }
    const topic = telemetryTopic(trackerId)
    const phoneTopic = `owntracks/${trackerId}/phone`
    expect(await reasonAfter(topic, 'hello')).toEqual({
      at: null,
      topic,
      reason: 'body-not-json',
      element: null,
      body: 'hello',
    })
    expect(await reasonAfter(topic, [good, { ...good, lat: undefined }])).toMatchObject({
      reason: 'lat-missing',
      element: 1,
    })
    const encrypted = { _type: 'encrypted', data: 'c2VjcmV0' }
    expect(await reasonAfter(phoneTopic, encrypted)).toMatchObject({ topic: phoneTopic, reason: 'encrypted' })
    await client.endAsync()
  })

  it('T70 a held first fix says why, and so does one with a wrong clock', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const fixAt = (time: number, more: object) => ({ time: toIso(time), lat: 26.1, lng: -80.1, ...more })
    const now = Date.now()
    await publishAs(tracker, fixAt(now - 3_000, { lat: 0, lng: 0 }))
    expect(await diagnosticsOf(account, tracker.trackerId)).toMatchObject({
      held: 1,
      accepted: 0,
      newestFix: { held: true, flags: ['noFix'] },
    })
    await publishAs(tracker, fixAt(now - 2_000, { accuracyM: 101 }))
    expect(await diagnosticsOf(account, tracker.trackerId)).toMatchObject({
      held: 2,
      newestFix: { held: true, flags: ['inaccurate'] },
    })
    const wronglyDated = await aTracker(account)
    await publishAs(wronglyDated, fixAt(now + 30 * DAY_MS, {}))
    expect(await diagnosticsOf(account, wronglyDated.trackerId)).toMatchObject({
      accepted: 1,
      newestFix: { held: false, flags: ['clock'] },
    })
  })

  const [address] = networkAddresses()
  const inNetwork = address === undefined ? test.skip : test
  inNetwork(
    'with --host every address given to phones is that host, and this machine still connects',
    async () => {
      const host = address ?? ''
      const local = await startLocalProcess({ options: ['--host', host] })
      try {
        const port = new URL(local.url).port
        for (const name of [host, 'localhost', '127.0.0.1']) {
          const site = `http://${name}:${port}`
          const config = z
            .object({
              apiUrl: z.string(),
              userPoolEndpoint: z.string(),
              mqtt: z.unknown(),
            })
            .parse(await (await fetch(`${site}/config.json`)).json())
          expect(config).toEqual({
            apiUrl: `${site}/api`,
            userPoolEndpoint: `${site}/_cognito/`,
            mqtt: { host, port: local.mqttPort, tls: false },
          })
          expect((await fetch(`${site}/dashboard/live`)).status).toBe(200)
        }
        const phoneId = aTrackerId()
        const api = await demoApi(`http://${host}:${port}`)
        const password = await api.addTracker(phoneId)
        const credentials = devices.createCredentials.reply.parse(
          await api.call('POST', `/vectra/devices/${phoneId}/credentials`),
        )
        expect(credentials).toMatchObject({ host, port: local.mqttPort, tls: false })
        expect(credentials.password).not.toBe(password)
        const configuration = configurationIn(ownTracksLink(credentials, ''))
        await sendLocation(configuration, { lat: 25.7, lon: -80.1 })
        await sendLocation({ ...configuration, host: '127.0.0.1' }, { lat: 25.8, lon: -80.1 })
        const { received } = devices.getDiagnostics.reply.parse(
          await api.call('GET', `/vectra/devices/${phoneId}/diagnostics`),
        )
        expect(received).toBe(2)
      } finally {
        await local.stop()
      }
    },
  )

  inNetwork('without --host no other machine of the network connects', async () => {
    for (const port of [inject('mqttPort'), Number(new URL(inject('localUrl')).port)])
      await expect(fetch(`http://${address}:${port}/config.json`)).rejects.toThrow()
  })

  it('refuses a --host that phones could not use, and says what to give', async () => {
    const start = (host: string) =>
      run(process.execPath, [
        '--import',
        'tsx',
        'bin/local.ts',
        '--host',
        host,
        '--port',
        '1',
        '--mqtt-port',
        '2',
      ])
    for (const host of ['0.0.0.0', '::', 'a/b', ''])
      await expect(start(host)).rejects.toThrow(
        '--host: must be one IPv4 address or host name of this machine',
      )
    await expect(start('203.0.113.7')).rejects.toThrow('--host 203.0.113.7 is not an address of this machine')
  })
})
