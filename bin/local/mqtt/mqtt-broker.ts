import type { IncomingMessage } from 'node:http'
import { createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { Aedes, type AedesPublishPacket, type Client, type PublishPacket } from 'aedes'
import * as z from 'zod'
import type { EndReason } from '../../../shared/devices/connection.ts'
import { listen } from '../process/ports.ts'
import { connectionStates } from './connection-states.ts'
import { type FunctionMessage, MAX_MESSAGE_BYTES } from './data-plane.ts'
import { type IotAction, PolicyDocument, policyAllows } from './iot-policy.ts'
import { publishRate } from './publish-rate.ts'

const AuthorizerResponse = z.discriminatedUnion('isAuthenticated', [
  z.object({
    isAuthenticated: z.literal(true),
    refreshAfterInSeconds: z.number(),
    disconnectAfterInSeconds: z.number(),
    policyDocuments: z.array(PolicyDocument),
  }),
  z.object({ isAuthenticated: z.literal(false) }),
])
type AuthorizerResponse = z.infer<typeof AuthorizerResponse>

const IOT_ARN = 'arn:aws:iot:us-east-1:000000000000'
const NOT_AUTHORIZED = 5

export type BrokerDeps = {
  /** Asks the custom authorizer, which gets IoT's own event. */
  authorize: (event: unknown) => Promise<unknown>
  /** Runs the topic rules on a message; the PUBACK waits for it. A throw means: not safe, do not acknowledge. */
  runRules: (topic: string, payload: Buffer, clientId: string) => Promise<void>
}

/**
 * IoT Core's broker on this machine: the same authorizer, the policies that it answers, the same limits. Nobody comes
 * in before it is opened.
 */
export async function createBroker({ authorize, runRules }: BrokerDeps) {
  const rights = new WeakMap<Client, PolicyDocument[]>()
  const timers = new WeakMap<Client, NodeJS.Timeout[]>()
  const connected = new Map<string, Client>()
  const known = connectionStates(Date.now)
  /** Why a connection ends that did not just break off. */
  const endReasons = new WeakMap<Client, EndReason>()
  const paces = new WeakMap<Client, (now: number) => number>()
  const allows = (client: Client, action: IotAction, resource: string) =>
    policyAllows(rights.get(client) ?? [], action, `${IOT_ARN}:${resource}`)

  const ask = async (clientId: string, username: string, password: string): Promise<AuthorizerResponse> =>
    AuthorizerResponse.parse(
      await authorize({
        protocols: ['mqtt'],
        signatureVerified: false,
        protocolData: { mqtt: { clientId, username, password } },
      }),
    )

  /** Rights are asked for again from time to time, so that what was taken away ends here too. */
  function keepAsking(client: Client, username: string, password: string, verdict: AuthorizerResponse): void {
    if (!verdict.isAuthenticated) return
    rights.set(client, verdict.policyDocuments)
    const refresh = setInterval(async () => {
      const again = await ask(client.id, username, password).catch(() => null)
      if (again?.isAuthenticated) rights.set(client, again.policyDocuments)
      else if (again) end(client, 'AUTH_ERROR')
    }, verdict.refreshAfterInSeconds * 1000)
    const over = () => end(client, 'CUSTOMAUTH_TTL_EXPIRATION')
    const expiry = setTimeout(over, verdict.disconnectAfterInSeconds * 1000)
    timers.set(client, [refresh.unref(), expiry.unref()])
  }

  function end(client: Client, reason: EndReason): void {
    endReasons.set(client, reason)
    client.close()
  }

  const broker = await Aedes.createBroker({
    authenticate(client, username, password, done) {
      const encoded = (password ?? Buffer.alloc(0)).toString('base64')
      ask(client.id, username ?? '', encoded).then(
        (verdict) => {
          keepAsking(client, username ?? '', encoded, verdict)
          if (verdict.isAuthenticated && allows(client, 'iot:Connect', `client/${client.id}`))
            done(null, true)
          else done(notAuthorized(), false)
        },
        (error: unknown) => {
          console.error(`The authorizer failed: ${String(error)}`)
          done(notAuthorized(), false)
        },
      )
    },
    authorizePublish(client, packet, done) {
      if (client === null) return done(null)
      const refusal = whyNotPublished(client, packet)
      if (refusal !== null) {
        endReasons.set(client, refusal.reason)
        return done(new Error(refusal.why))
      }
      takeInTurn(client, packet).then(
        () => done(null),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
    authorizeSubscribe(client, subscription, done) {
      done(null, allows(client, 'iot:Subscribe', `topicfilter/${subscription.topic}`) ? subscription : null)
    },
    authorizeForward(client, packet) {
      return allows(client, 'iot:Receive', `topic/${packet.topic}`) && !isExpired(packet) ? packet : null
    },
  })

  async function takeInTurn(client: Client, { topic, payload }: PublishPacket): Promise<void> {
    const waitFor = paces.get(client) ?? publishRate()
    paces.set(client, waitFor)
    const waitMs = waitFor(performance.now())
    if (waitMs > 0) await delay(waitMs)
    await runRules(topic, Buffer.from(payload), client.id)
  }

  function whyNotPublished(client: Client, packet: PublishPacket): Refusal | null {
    if (packet.payload.length > MAX_MESSAGE_BYTES)
      return { reason: 'CLIENT_ERROR', why: `A message is at most ${MAX_MESSAGE_BYTES} bytes` }
    if (packet.qos === 2) return { reason: 'CLIENT_ERROR', why: 'There is no QoS 2' }
    if (!allows(client, 'iot:Publish', `topic/${packet.topic}`))
      return { reason: 'AUTH_ERROR', why: 'The topic is not the client’s' }
    if (packet.retain && !allows(client, 'iot:RetainPublish', `topic/${packet.topic}`))
      return { reason: 'AUTH_ERROR', why: 'The client may not retain messages' }
    return null
  }

  broker.on('clientReady', (client) => {
    connected.set(client.id, client)
    known.opened(client.id)
  })
  broker.on('keepaliveTimeout', (client) => endReasons.set(client, 'MQTT_KEEP_ALIVE_TIMEOUT'))
  broker.on('clientDisconnect', (client) => {
    if (connected.get(client.id) === client) {
      connected.delete(client.id)
      known.closed(client.id, endReasons.get(client) ?? (saidGoodbye(client) ? SAID_GOODBYE : BROKE_OFF))
    }
    for (const timer of timers.get(client) ?? []) clearTimeout(timer)
  })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    broker.handle(socket)
  })

  return {
    open: (port: number, host: string): Promise<number> => listen(server, port, host),
    /** Takes a connection that came by another door than the port. */
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
    /** The data plane's DeleteConnection. Answers whether there was one. */
    endConnection(clientId: string): boolean {
      const client = connected.get(clientId)
      if (client === undefined) return false
      end(client, 'API_INITIATED_DISCONNECT')
      return true
    },
    /** The data plane's GetConnection. */
    getConnection: known.get,
    close: () =>
      new Promise<void>((resolve) => {
        broker.close(() => server.close(() => resolve()))
        // the broker does not know those that are still connecting, and the server waits for them
        for (const socket of sockets) socket.destroy()
      }),
  }
}

type Refusal = { reason: EndReason; why: string }

const SAID_GOODBYE: EndReason = 'CLIENT_INITIATED_DISCONNECT'
const BROKE_OFF: EndReason = 'CONNECTION_LOST'

/** Aedes keeps to itself whether a DISCONNECT came, and decides by it whether the last will is told. */
const saidGoodbye = (client: Client) => '_disconnected' in client && client._disconnected === true

/** Kept for a client that was away, and come too late. */
const isExpired = ({ messageExpiry }: AedesPublishPacket) =>
  messageExpiry !== undefined && messageExpiry < Date.now()

const notAuthorized = () => Object.assign(new Error('Not authorized'), { returnCode: NOT_AUTHORIZED })
