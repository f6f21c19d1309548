import { connect, ErrorWithReasonCode } from 'mqtt'
import * as z from 'zod'
import { parseJson } from '../../../shared/json.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { answersTopic, commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { messageOf } from '../../cli/user-error.ts'
import { Command } from './inbox.ts'
import type { Reaction } from './receive-command.ts'
import type { Telemetry } from './report.ts'

export const Credentials = z.object({
  username: z.string(),
  password: z.string(),
  host: z.string(),
  port: z.number().int(),
  tls: z.boolean(),
})
export type Credentials = z.infer<typeof Credentials>

/** `consecutive` counts the failures since the last acknowledgement. */
export type UplinkFailure = {
  kind: 'refused' | 'unreachable' | 'closed'
  reason: string
  consecutive: number
}

type UplinkDeps = {
  trackerId: string
  credentials: Credentials
  /** Positions per message: after a gap, queued positions are sent as arrays. */
  maxBatchSize: number
  maxInFlight: number
  onAcknowledged(positions: readonly Telemetry[]): void
  onFailure(failure: UplinkFailure): void
  /** Without it, the tracker does not subscribe to commands. */
  onCommand?(command: Command): Reaction
}

export type Uplink = {
  send(positions: readonly Telemetry[]): void
  /** Disconnects until there is something to send. */
  sleep(): void
  counts(): { connected: boolean; queued: number; inFlight: number }
  close(): Promise<void>
  /** Closes the uplink and returns what is not acknowledged, for another one to send. */
  abandon(): readonly Telemetry[]
}

const FIRST_RETRY_MS = 1 * SECOND_MS
const MAX_RETRY_MS = 30 * SECOND_MS
const KEEPALIVE_SECONDS = 60
/** CONNACK return codes of MQTT 3.1.1: bad user name or password, and not authorized. */
const REFUSALS: readonly number[] = [4, 5]

/** A tracker's MQTT 3.1.1 connection. Publishes in order with QoS 1, a limited number in flight, and reconnects after gaps. */
export function openUplink(deps: UplinkDeps): Uplink {
  const { trackerId, credentials, maxBatchSize, maxInFlight, onAcknowledged, onFailure, onCommand } = deps
  const { host, port, tls, username, password } = credentials
  const queue: Telemetry[] = []
  const inFlight = new Set<readonly Telemetry[]>()
  let consecutiveFailures = 0
  let isSleeping = false
  /** Set after the subscription to commands: the server sends them as soon as a report arrives. */
  let isReady = false
  const client = connect({
    protocol: tls ? 'mqtts' : 'mqtt',
    host,
    port,
    username,
    password,
    clientId: trackerId,
    protocolVersion: 4,
    clean: true,
    keepalive: KEEPALIVE_SECONDS,
    reconnectPeriod: FIRST_RETRY_MS,
    resubscribe: false,
  })

  function publishQueued() {
    while (isReady && inFlight.size < maxInFlight && queue.length > 0) {
      const batch = queue.splice(0, maxBatchSize)
      inFlight.add(batch)
      const body = JSON.stringify(batch.length === 1 ? batch[0] : batch)
      // after a lost connection the client republishes by itself; an error means that it was closed
      client.publish(telemetryTopic(trackerId), body, { qos: 1 }, (error) => {
        if (error) return
        inFlight.delete(batch)
        consecutiveFailures = 0
        onAcknowledged(batch)
        publishQueued()
      })
    }
  }

  function fail(kind: UplinkFailure['kind'], reason: string) {
    consecutiveFailures += 1
    client.options.reconnectPeriod = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (consecutiveFailures - 1))
    onFailure({ kind, reason, consecutive: consecutiveFailures })
  }

  let wasConnected = false
  client.on('connect', () => {
    wasConnected = true
    if (onCommand) client.subscribe(commandsTopic(trackerId), { qos: 1 }, startPublishing)
    else startPublishing()
  })
  function startPublishing() {
    isReady = client.connected
    publishQueued()
  }
  client.on('error', (error) => {
    const isRefused = error instanceof ErrorWithReasonCode && REFUSALS.includes(error.code)
    if (isRefused) client.end(true)
    fail(isRefused ? 'refused' : 'unreachable', messageOf(error))
  })
  client.on('close', () => {
    if (wasConnected && !client.disconnecting) fail('closed', 'the broker closed the connection')
    wasConnected = false
    isReady = false
  })
  client.on('message', (_topic, body) => {
    const command = Command.safeParse(parseJson(body.toString()))
    if (!command.success || !onCommand || isSleeping) return
    const reaction = onCommand(command.data)
    if (reaction.kind === 'ignored' || reaction.behaviour === 'noAnswer') return
    if (reaction.behaviour === 'dropsOut') return dropOut()
    const { commandId } = command.data
    client.publish(answersTopic(trackerId), JSON.stringify({ commandId, text: reaction.answer }), { qos: 1 })
  })

  /** Loses the connection for a moment, before an answer could be sent. */
  function dropOut() {
    isReady = false
    wasConnected = false
    client.options.reconnectPeriod = FIRST_RETRY_MS
    setImmediate(() => client.stream.destroy())
  }

  return {
    send(positions) {
      queue.push(...positions)
      if (isSleeping && queue.length > 0) {
        isSleeping = false
        client.reconnect()
      }
      publishQueued()
    },
    sleep() {
      if (isSleeping) return
      isSleeping = true
      isReady = false
      // forced: a graceful end would wait for acknowledgements that a lost connection never brings
      client.end(true)
    },
    counts: () => ({
      connected: client.connected,
      queued: queue.length,
      inFlight: inFlight.size,
    }),
    close: () => client.endAsync(true),
    abandon() {
      client.end(true)
      return [...[...inFlight].flat(), ...queue]
    },
  }
}
