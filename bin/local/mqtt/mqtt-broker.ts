import type { IncomingMessage } from 'node:http'
import { createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { Aedes, type AedesPublishPacket, type Client, type PublishPacket } from 'aedes'
import type { EndReason } from '../../../shared/devices/connection.ts'
import { listen } from '../process/ports.ts'
import { type Authorize, clientAccess } from './client-access.ts'
import { connectionStates } from './connection-states.ts'
import { type FunctionMessage, MAX_MESSAGE_BYTES } from './data-plane.ts'
import { publishRate } from './publish-rate.ts'

/** CONNACK return code of MQTT 3.1.1. */
const NOT_AUTHORIZED = 5

export type BrokerDeps = {
  authorize: Authorize
  /** Runs the topic rules on a message. The PUBACK waits for it; if it throws, there is none. */
  runRules: (topic: string, payload: Buffer, clientId: string) => Promise<void>
}

/**
 * IoT Core's broker on this machine, with the same authorizer, policies and limits. It accepts no connection before it
 * is opened.
 */
export async function createBroker({ authorize, runRules }: BrokerDeps) {
  const connected = new Map<string, Client>()
  const states = connectionStates(Date.now)
  /** Why a connection ends, unless it is lost. */
  const endReasons = new WeakMap<Client, EndReason>()
  const rates = new WeakMap<Client, (now: number) => number>()
  const access = clientAccess(authorize, end)

  function end(client: Client, reason: EndReason): void {
    endReasons.set(client, reason)
    client.close()
  }

  const broker = await Aedes.createBroker({
    authenticate(client, username, password, done) {
      const encoded = (password ?? Buffer.alloc(0)).toString('base64')
      access.authenticate(client, username ?? '', encoded).then(
        (isAllowed) => (isAllowed ? done(null, true) : done(notAuthorized(), false)),
        (error: unknown) => {
          console.error(`The authorizer failed: ${String(error)}`)
          done(notAuthorized(), false)
        },
      )
    },
    authorizePublish(client, packet, done) {
      if (client === null) return done(null)
      const refusal = refusalOf(client, packet)
      if (refusal !== null) {
        endReasons.set(client, refusal.reason)
        return done(new Error(refusal.message))
      }
      accept(client, packet).then(
        () => done(null),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
    authorizeSubscribe(client, subscription, done) {
      const isAllowed = access.allows(client, 'iot:Subscribe', `topicfilter/${subscription.topic}`)
      done(null, isAllowed ? subscription : null)
    },
    authorizeForward(client, packet) {
      const isAllowed = access.allows(client, 'iot:Receive', `topic/${packet.topic}`)
      return isAllowed && !isExpired(packet) ? packet : null
    },
  })

  async function accept(client: Client, { topic, payload }: PublishPacket): Promise<void> {
    const waitMsAt = rates.get(client) ?? publishRate()
    rates.set(client, waitMsAt)
    const waitMs = waitMsAt(performance.now())
    if (waitMs > 0) await delay(waitMs)
    await runRules(topic, Buffer.from(payload), client.id)
  }

  function refusalOf(client: Client, packet: PublishPacket): Refusal | null {
    const topic = `topic/${packet.topic}`
    if (packet.payload.length > MAX_MESSAGE_BYTES)
      return { reason: 'CLIENT_ERROR', message: `Messages are limited to ${MAX_MESSAGE_BYTES} bytes` }
    if (packet.qos === 2) return { reason: 'CLIENT_ERROR', message: 'QoS 2 is not supported' }
    if (!access.allows(client, 'iot:Publish', topic))
      return { reason: 'AUTH_ERROR', message: 'The client may not publish to this topic' }
    if (packet.retain && !access.allows(client, 'iot:RetainPublish', topic))
      return { reason: 'AUTH_ERROR', message: 'The client may not retain messages' }
    return null
  }

  broker.on('clientReady', (client) => {
    connected.set(client.id, client)
    states.opened(client.id)
  })
  broker.on('keepaliveTimeout', (client) => endReasons.set(client, 'MQTT_KEEP_ALIVE_TIMEOUT'))
  broker.on('clientDisconnect', (client) => {
    if (connected.get(client.id) === client) {
      connected.delete(client.id)
      states.closed(client.id, endReasons.get(client) ?? reasonByClient(client))
    }
    access.stopRefreshing(client)
  })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    broker.handle(socket)
  })

  return {
    open: (port: number, host: string): Promise<number> => listen(server, port, host),
    /** Takes a connection that does not come through the MQTT port. */
    handle(stream: Duplex, request: IncomingMessage): void {
      broker.handle(stream, request)
    },
    /** The data plane's Publish. */
    publish: ({ topic, payload, qos, expiresAt }: FunctionMessage) =>
      new Promise<void>((resolve, reject) => {
        const expiry = expiresAt === null ? {} : { messageExpiry: expiresAt }
        const packet = { cmd: 'publish' as const, topic, payload, qos, retain: false, dup: false, ...expiry }
        broker.publish(packet, (error) => (error ? reject(error) : resolve()))
      }),
    /** The data plane's DeleteConnection. Returns whether the client was connected. */
    endConnection(clientId: string): boolean {
      const client = connected.get(clientId)
      if (client === undefined) return false
      end(client, 'API_INITIATED_DISCONNECT')
      return true
    },
    /** The data plane's GetConnection. */
    getConnection: states.get,
    close: () =>
      new Promise<void>((resolve) => {
        broker.close(() => server.close(() => resolve()))
        // Aedes does not close clients that are still connecting, and the server would wait for them
        for (const socket of sockets) socket.destroy()
      }),
  }
}

type Refusal = { reason: EndReason; message: string }

/** By a private field of Aedes, which is set by the client's DISCONNECT packet. */
const reasonByClient = (client: Client): EndReason =>
  '_disconnected' in client && client._disconnected === true
    ? 'CLIENT_INITIATED_DISCONNECT'
    : 'CONNECTION_LOST'

/** Whether a message expired while it was queued for an offline client. */
const isExpired = ({ messageExpiry }: AedesPublishPacket) =>
  messageExpiry !== undefined && messageExpiry < Date.now()

const notAuthorized = () => Object.assign(new Error('Not authorized'), { returnCode: NOT_AUTHORIZED })
