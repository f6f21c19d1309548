import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { decode } from '../../../../shared/trackers/decode.ts'
import { telemetrySource } from '../../../../shared/trackers/dialects.ts'
import { exampleMessage, mosquittoCommand } from '../../../../shared/trackers/mosquitto-command.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { type BridgeName, bridgeLines } from './bridge-lines.ts'
import { isLoopbackHost } from './loopback-host.ts'
import { ownTracksConfig, ownTracksLink } from './owntracks-config.ts'
import { VECTRA_FIELDS } from './vectra-settings.tsx'

const NOW = Date.UTC(2026, 10, 21, 12)
const CREDENTIALS: Credentials = {
  trackerId: 'SEA240',
  username: 'SEA240',
  password: 'f'.repeat(32),
  host: '192.168.1.20',
  port: 1883,
  tls: false,
  topics: {
    telemetry: 'vectra/trackers/SEA240/telemetry',
    commands: 'vectra/trackers/SEA240/commands',
    answers: 'vectra/trackers/SEA240/answers',
  },
  http: { url: 'https://example.com/ingest/vectra/SEA240/key' },
}
const decoded = (text: string) => decode('vectra', new TextEncoder().encode(text), NOW)

describe('OwnTracks settings', () => {
  it('match what the broker accepts: one client id, MQTT 3.1.1, a clean session, nothing retained', () => {
    expect(ownTracksConfig(CREDENTIALS, '')).toMatchObject({
      _type: 'configuration',
      mode: 0,
      mqttProtocolLevel: 4,
      host: '192.168.1.20',
      port: 1883,
      tls: false,
      clientId: 'SEA240',
      username: 'SEA240',
      deviceId: 'phone',
      cleanSession: true,
      pubRetain: false,
      willRetain: false,
      sub: false,
      pubQos: 1,
      keepalive: 60,
    })
  })

  it('survive the link unchanged, even where base64 contains a +', () => {
    const link = new URL(ownTracksLink({ ...CREDENTIALS, password: '>>>???~~~' }, ''))
    expect(`${link.protocol}//${link.pathname}`).toBe('owntracks:///config')
    const read = JSON.parse(atob(link.searchParams.get('inline') ?? ''))
    expect(read).toEqual(ownTracksConfig({ ...CREDENTIALS, password: '>>>???~~~' }, ''))
  })

  it('fit a QR code that a camera can read from a screen, even with the longest host', () => {
    const longest = { ...CREDENTIALS, host: `${'h'.repeat(60)}.iot.us-east-1.amazonaws.com` }
    expect(encode(ownTracksLink(longest, 'trial'), { ecc: 'L' }).version).toBeLessThanOrEqual(20)
  })
})

describe('lines for mosquitto.conf', () => {
  const topicAfter = (lines: string, ownTopic: string) => {
    const [, pattern = '', , , own = '', ours = ''] = /^topic (.*)$/m.exec(lines)?.[0].split(' ') ?? []
    expect(ownTopic.startsWith(own)).toBe(true)
    expect(pattern.split('/')).toHaveLength(ownTopic.slice(own.length).split('/').length)
    return ours + ownTopic.slice(own.length)
  }

  it.each<[BridgeName, string]>([
    ['signalk', 'signalk/delta'],
    ['meshtastic', 'msh/REGION/2/json/LongFast/!NODE'],
    ['homeassistant', 'homeassistant/device_tracker/NAME/attributes'],
  ])('pass on what %s publishes to a topic of its dialect', (name, ownTopic) => {
    const lines = bridgeLines(name, CREDENTIALS, '')
    expect(telemetrySource(topicAfter(lines, ownTopic))).toEqual({ dialect: name, trackerId: 'SEA240' })
    expect(topicAfter(bridgeLines(name, CREDENTIALS, 'trial'), ownTopic)).toMatch(/^trial\//)
  })

  it('connect as the tracker, encrypted where the server is, and retain nothing', () => {
    expect(bridgeLines('signalk', CREDENTIALS, '').split('\n')).toEqual([
      'connection vectra-SEA240',
      'address 192.168.1.20:1883',
      'bridge_protocol_version mqttv311',
      'bridge_outgoing_retain false',
      'bridge_attempt_unsubscribe false',
      'notifications false',
      'try_private false',
      'remote_clientid SEA240',
      'remote_username SEA240',
      `remote_password ${'f'.repeat(32)}`,
      'topic delta out 1 signalk/ signalk/SEA240/',
    ])
    expect(bridgeLines('signalk', { ...CREDENTIALS, tls: true }, '')).toContain(
      '\nbridge_capath /etc/ssl/certs\n',
    )
  })
})

describe('Vectra JSON settings', () => {
  it('list every field that the decoder reads, with an example that it accepts', () => {
    const message = Object.fromEntries(VECTRA_FIELDS.map(({ name, example }) => [name, example]))
    const { time: _, ...rest } = message
    const [position] = decoded(JSON.stringify(message)).positions
    const { onBoard, ...others } = position ?? {}
    const decodedFields = { ...others, ...onBoard }
    expect(decodedFields).toMatchObject(rest)
    const shown = new Set([...Object.keys(rest), 'recordedAt', 'sentAt', 'receivedAt'])
    expect(Object.keys(decodedFields).filter((field) => !shown.has(field))).toEqual([])
  })

  it('mark exactly the required fields', () => {
    const all = VECTRA_FIELDS.map(({ name, example }) => [name, example] as const)
    for (const { name, needed } of VECTRA_FIELDS) {
      const without = Object.fromEntries(all.filter(([other]) => other !== name))
      expect(`${name} ${decoded(JSON.stringify(without)).positions.length}`).toBe(`${name} ${needed ? 0 : 1}`)
    }
  })

  it('show an example that decodes', () => {
    expect(decoded(exampleMessage('2026-11-21T12:00:00.000Z')).problems).toEqual([])
  })

  it('show a terminal command that uses the system’s certificates with TLS', () => {
    expect(mosquittoCommand(CREDENTIALS)).not.toContain('tls')
    expect(mosquittoCommand({ ...CREDENTIALS, tls: true })).toContain('--tls-use-os-certs')
  })
})

describe('a loopback host', () => {
  it('is distinguished from one that a phone can reach', () => {
    expect(['127.0.0.1', '127.0.1.1', 'localhost', '::1'].map(isLoopbackHost)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(
      ['192.168.1.20', '10.127.0.1', 'boat.local', 'x.iot.us-east-1.amazonaws.com'].map(isLoopbackHost),
    ).toEqual([false, false, false, false])
  })
})
