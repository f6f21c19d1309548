import { once } from 'node:events'
import { connect as openSocket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import mqtt from 'mqtt'
import { type Random, randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import { HOUR_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import type { LocalProcess } from '../../make/local/local-process.ts'
import { mutated } from '../../make/mutated-bytes.ts'
import { integerBelow } from '../../make/random-integer.ts'
import { trailOf } from '../../make/tracking/device-reads.ts'
import { aTracker, type Credentials } from '../../make/tracking/tracker.ts'
import {
  connectPacket,
  DISCONNECT,
  PINGREQ,
  publishPacket,
  pubrelPacket,
  subscribePacket,
} from './mqtt-packets.ts'

const CONCURRENCY = 10
/** How long a connection stays open for the broker's reaction to a broken packet. */
const LINGER_MS = 60
const PACKETS_MAX = 6
const WITNESS_EVERY_MS = 25

/**
 * Sends the broker sequences of mutated packets, half of them with valid credentials, while another tracker, the
 * witness, reports correctly. Returns what the witness lost.
 */
export async function brokerFuzzRun(
  { url, mqttPort }: Pick<LocalProcess, 'url' | 'mqttPort'>,
  sequences: number,
  seed: number,
) {
  const account = await anAccount(url)
  const witness = await startWitness(account, await aTracker(account), mqttPort)
  const rogue = await aTracker(account)
  const random = randomFrom(seed)
  let left = sequences
  const work = async () => {
    while (left-- > 0) await sendTo(mqttPort, aBrokenSequence(rogue, random))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return witness.stop()
}

/** A tracker that reports until it is stopped, and counts lost connections. */
async function startWitness(account: Account, { trackerId, username, password }: Credentials, port: number) {
  const acknowledged: string[] = []
  let closed = 0
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${port}`, {
    protocolVersion: 4,
    clientId: trackerId,
    username,
    password,
    reconnectPeriod: 0,
  })
  client.on('close', () => closed++)
  const startedAt = Date.now()
  const state = { isReporting: true }

  async function report(): Promise<void> {
    for (let sent = 0; state.isReporting; sent++) {
      // in the past and a second apart, since times are stored in whole seconds
      const time = toIso(startedAt - HOUR_MS + sent * SECOND_MS)
      const body = { time, lat: 26.1 + sent * 1e-5, lng: -80.1, speedKmh: 5, satellites: 9 }
      await client.publishAsync(telemetryTopic(trackerId), JSON.stringify(body), { qos: 1 })
      acknowledged.push(time)
      await delay(WITNESS_EVERY_MS)
    }
  }
  const reporting = report()

  return {
    async stop() {
      state.isReporting = false
      await reporting
      const lostConnections = closed
      await client.endAsync()
      const trail = await trailOf(account, trackerId)
      const stored = new Set(trail.map(({ timestamp }) => timestamp))
      const lost = acknowledged.filter((time) => !stored.has(time))
      return { acknowledged: acknowledged.length, lost, lostConnections }
    },
  }
}

function aBrokenSequence(rogue: Credentials, random: Random): Buffer[] {
  const isAllowed = random.unit() < 0.5
  const credentials = isAllowed ? rogue : { ...rogue, password: 'wrong' }
  const rest = Array.from({ length: 1 + integerBelow(random, PACKETS_MAX) }, () =>
    aPacket(rogue.trackerId, random),
  )
  const packets = [connectPacket(credentials), ...rest]
  // mostly a valid CONNECT, since a broken one hides everything after it
  return packets.map((packet, index) =>
    index === 0 && random.unit() < 0.7 ? packet : mutated(packet, random),
  )
}

function aPacket(trackerId: string, random: Random): Buffer {
  const messageId = integerBelow(random, 0x1_0000)
  const payload = 'x'.repeat(integerBelow(random, 400))
  const kinds = [
    publishPacket(telemetryTopic(trackerId), payload, 1, messageId),
    publishPacket(telemetryTopic(trackerId), payload, 2, messageId),
    publishPacket(commandsTopic(trackerId), payload, 0, messageId),
    publishPacket('#', payload, 1, messageId),
    publishPacket('', payload, 1, messageId),
    publishPacket('/'.repeat(integerBelow(random, 2_000)), payload, 1, messageId),
    subscribePacket(commandsTopic(trackerId), messageId),
    subscribePacket('#/x', messageId),
    subscribePacket('', messageId),
    pubrelPacket(messageId),
    connectPacket({ trackerId, username: trackerId, password: payload }),
    PINGREQ,
    DISCONNECT,
  ]
  return kinds[integerBelow(random, kinds.length)] ?? PINGREQ
}

/** Sends the packets and waits briefly. The broker may close the connection or not. */
async function sendTo(port: number, packets: readonly Buffer[]): Promise<void> {
  const socket = openSocket(port, '127.0.0.1')
  socket.on('error', () => {})
  const closed = once(socket, 'close').catch(() => {})
  socket.resume()
  for (const packet of packets) socket.write(packet)
  await Promise.race([closed, delay(LINGER_MS)])
  socket.destroy()
}
