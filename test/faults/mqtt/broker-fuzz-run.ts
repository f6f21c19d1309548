import { once } from 'node:events'
import { connect as openSocket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import mqtt from 'mqtt'
import { type Random, randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { type Account, anAccount } from '../../make/account.ts'
import type { LocalProcess } from '../../make/local/local-process.ts'
import { aTracker, type Credentials } from '../../make/tracking/tracker.ts'
import {
  connectPacket,
  DISCONNECT,
  PINGREQ,
  publishPacket,
  pubrelPacket,
  subscribePacket,
} from './mqtt-packets.ts'

const AT_ONCE = 10
/** As long as the broker may take to make up its mind about a broken packet. */
const HEARD_OUT_MS = 60
const PACKETS_MAX = 6
const ORACLE_EVERY_MS = 25

/**
 * Sends the broker so many sequences of mutated packets, half of them from a tracker that may be there, while
 * another tracker reports as it should. Answers what that one was acknowledged and what of it is not stored.
 */
export async function brokerFuzzRun(
  { url, mqttPort }: Pick<LocalProcess, 'url' | 'mqttPort'>,
  sequences: number,
  seed: number,
) {
  const account = await anAccount(url)
  const oracle = await startOracle(account, await aTracker(account), mqttPort)
  const rogue = await aTracker(account)
  const random = randomFrom(seed)
  let left = sequences
  const work = async () => {
    while (left-- > 0) await sendTo(mqttPort, aBrokenSequence(rogue, random))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { ...(await oracle.end()), seed }
}

/** A tracker that reports until it is ended, and loses no connection. */
async function startOracle(account: Account, { trackerId, username, password }: Credentials, port: number) {
  const acknowledged: string[] = []
  let closed = 0
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${port}`, {
    ...{ protocolVersion: 4, clientId: trackerId, username, password, reconnectPeriod: 0 },
  })
  client.on('close', () => closed++)
  const begin = Date.now()
  const reporting = { on: true }

  async function report(): Promise<void> {
    for (let sent = 0; reporting.on; sent++) {
      // a second apart, and in the past: times are kept by the second
      const time = toIso(begin - 3_600 * SECOND_MS + sent * SECOND_MS)
      const body = { time, lat: 26.1 + sent * 1e-5, lng: -80.1, speedKmh: 5, satellites: 9 }
      await client.publishAsync(telemetryTopic(trackerId), JSON.stringify(body), { qos: 1 })
      acknowledged.push(time)
      await delay(ORACLE_EVERY_MS)
    }
  }
  const reports = report()

  return {
    async end() {
      reporting.on = false
      await reports
      const lostConnections = closed
      await client.endAsync()
      const answer = await account.call('POST', '/vectra/device/trail', {
        deviceId: trackerId,
        minutes: 24 * 60,
      })
      const stored = new Set(trails.getTrail.reply.parse(answer.body).trail.map((point) => point.timestamp))
      const lost = acknowledged.filter((time) => !stored.has(time))
      return { acknowledged: acknowledged.length, lost, lostConnections }
    },
  }
}

function aBrokenSequence(rogue: Credentials, random: Random): Buffer[] {
  const mayBeThere = random.unit() < 0.5
  const who = mayBeThere ? rogue : { ...rogue, password: 'wrong' }
  const rest = Array.from({ length: 1 + below(random, PACKETS_MAX) }, () => aPacket(rogue.trackerId, random))
  const packets = [connectPacket(who), ...rest]
  // a broken CONNECT would hide all that follows
  return packets.map((packet, index) =>
    index === 0 && random.unit() < 0.7 ? packet : mutated(packet, random),
  )
}

function aPacket(trackerId: string, random: Random): Buffer {
  const messageId = below(random, 0x1_0000)
  const payload = 'x'.repeat(below(random, 400))
  const kinds = [
    publishPacket(telemetryTopic(trackerId), payload, 1, messageId),
    publishPacket(telemetryTopic(trackerId), payload, 2, messageId),
    publishPacket(commandsTopic(trackerId), payload, 0, messageId),
    publishPacket('#', payload, 1, messageId),
    publishPacket('', payload, 1, messageId),
    publishPacket('/'.repeat(below(random, 2_000)), payload, 1, messageId),
    subscribePacket(commandsTopic(trackerId), messageId),
    subscribePacket('#/x', messageId),
    subscribePacket('', messageId),
    pubrelPacket(messageId),
    connectPacket({ trackerId, username: trackerId, password: payload }),
    PINGREQ,
    DISCONNECT,
  ]
  return kinds[below(random, kinds.length)] ?? PINGREQ
}

const below = (random: Random, limit: number) => Math.floor(random.unit() * limit)

const MUTATIONS: ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes) => bytes,
  (bytes, random) => withByte(bytes, below(random, bytes.length), below(random, 256)),
  (bytes, random) => withByte(bytes, 0, below(random, 256)),
  (bytes, random) => withByte(bytes, Math.min(1, bytes.length - 1), below(random, 256)),
  (bytes, random) => bytes.subarray(0, below(random, bytes.length)),
  (bytes, random) => Buffer.concat([bytes, bytes.subarray(below(random, bytes.length))]),
  (bytes, random) => Buffer.concat(Array.from({ length: 1 + below(random, 30) }, () => bytes)),
  (bytes, random) => Buffer.concat([bytes.subarray(0, 1), Buffer.alloc(1 + below(random, 5), 0xff), bytes]),
  (_bytes, random) => Buffer.from(Array.from({ length: below(random, 300) }, () => below(random, 256))),
]

const mutated = (bytes: Buffer, random: Random) =>
  MUTATIONS[below(random, MUTATIONS.length)]?.(bytes, random) ?? bytes

const withByte = (bytes: Buffer, at: number, value: number) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from([value]), bytes.subarray(at + 1)])

/** Writes all of it and hears the broker out. What becomes of the connection is the broker's business. */
async function sendTo(port: number, packets: readonly Buffer[]): Promise<void> {
  const socket = openSocket(port, '127.0.0.1')
  socket.on('error', () => {})
  const closed = once(socket, 'close').catch(() => {})
  socket.resume()
  for (const packet of packets) socket.write(packet)
  await Promise.race([closed, delay(HEARD_OUT_MS)])
  socket.destroy()
}
