import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { decode } from '../../../../shared/trackers/decode.ts'
import { exampleMessage, mosquittoCommand } from '../../../../shared/trackers/mosquitto-command.ts'
import type { Credentials } from './credentials.ts'
import { ownTracksConfig, ownTracksLink } from './owntracks-config.ts'
import { reachesItselfOnly } from './reach.ts'
import { VECTRA_FIELDS } from './vectra-fields.ts'

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
}
const decoded = (text: string) => decode('vectra', new TextEncoder().encode(text), NOW)

describe('the settings of OwnTracks', () => {
  it('keep to what the broker takes: one client id, MQTT 3.1.1, a clean session, nothing retained', () => {
    expect(ownTracksConfig(CREDENTIALS)).toMatchObject({
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

  it('come back whole from the link, also where a + is read as a space', () => {
    const link = new URL(ownTracksLink({ ...CREDENTIALS, password: '>>>???~~~' }))
    expect(`${link.protocol}//${link.pathname}`).toBe('owntracks:///config')
    const read = JSON.parse(atob(link.searchParams.get('inline') ?? ''))
    expect(read).toEqual(ownTracksConfig({ ...CREDENTIALS, password: '>>>???~~~' }))
  })

  it('fit a code that a camera reads from a screen, the longest host included', () => {
    const longest = { ...CREDENTIALS, host: `${'h'.repeat(60)}.iot.us-east-1.amazonaws.com` }
    expect(encode(ownTracksLink(longest), { ecc: 'L' }).version).toBeLessThanOrEqual(20)
  })
})

describe('the settings of Vectra’s JSON', () => {
  it('name every field of a position that the decoder reads, with a value that it takes', () => {
    const message = Object.fromEntries(VECTRA_FIELDS.map(({ name, example }) => [name, example]))
    const { time: _, ...rest } = message
    const [position] = decoded(JSON.stringify(message)).positions
    expect(position).toMatchObject(rest)
    const shown = new Set([...Object.keys(rest), 'recordedAt', 'sentAt', 'receivedAt'])
    expect(Object.keys(position ?? {}).filter((field) => !shown.has(field))).toEqual([])
  })

  it('mark exactly the fields that a message needs', () => {
    const whole = VECTRA_FIELDS.map(({ name, example }) => [name, example] as const)
    for (const { name, needed } of VECTRA_FIELDS) {
      const without = Object.fromEntries(whole.filter(([other]) => other !== name))
      expect(`${name} ${decoded(JSON.stringify(without)).positions.length}`).toBe(`${name} ${needed ? 0 : 1}`)
    }
  })

  it('show an example that is read', () => {
    expect(decoded(exampleMessage('2026-11-21T12:00:00.000Z')).problems).toEqual([])
  })

  it('give a line for the terminal that trusts the system’s certificates where there is TLS', () => {
    expect(mosquittoCommand(CREDENTIALS)).not.toContain('tls')
    expect(mosquittoCommand({ ...CREDENTIALS, tls: true })).toContain('--tls-use-os-certs')
  })
})

describe('a broker on this machine alone', () => {
  it('is told from one that a phone reaches', () => {
    expect(['127.0.0.1', '127.0.1.1', 'localhost', '::1'].map(reachesItselfOnly)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(
      ['192.168.1.20', '10.127.0.1', 'boat.local', 'x.iot.us-east-1.amazonaws.com'].map(reachesItselfOnly),
    ).toEqual([false, false, false, false])
  })
})
