import { connect, ErrorWithReasonCode } from 'mqtt'
import * as z from 'zod'
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

/** What goes wrong on the line; `inARow` counts failures since the last acknowledgement. */
export type UplinkFailure = {
  kind: 'refused' | 'unreachable' | 'closed'
  reason: string
  consecutive: number
}

type UplinkDeps = {
  trackerId: string
  credentials: Credentials
  /** The most positions in a message: what waited is sent as arrays, as a unit does after a gap. */
  batchSize: number
  inFlightMax: number
  onAcknowledged(positions: readonly Telemetry[]): void
  onFailure(trouble: UplinkFailure): void
  /** Takes a text command; without it no commands are asked for. */
  onCommand?(command: Command): Reaction
}

export type Uplink = {
  send(positions: readonly Telemetry[]): void
  /** Goes off the network until there is something to send. */
  sleep(): void
  counts(): { connected: boolean; waiting: number; inFlight: number }
  close(): Promise<void>
  /** Ends and gives back what is not acknowledged, for another line to send. */
  abandon(): readonly Telemetry[]
}

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000
const KEEPALIVE_SECONDS = 60
/** CONNACK of MQTT 3.1.1: bad user name or password, and not authorized. */
const REFUSALS: readonly number[] = [4, 5]

/** One tracker's MQTT 3.1.1 connection: QoS 1, in order, a bounded number in flight, kept through gaps. */
export function openUplink(deps: UplinkDeps): Uplink {
  const {
    trackerId,
    credentials,
    batchSize,
    inFlightMax,
    onAcknowledged,
    onFailure: onTrouble,
    onCommand,
  } = deps
  const { host, port, tls, username, password } = credentials
  const waiting: Telemetry[] = []
  const inFlight = new Set<readonly Telemetry[]>()
  let failuresInARow = 0
  let resting = false
  /** Commands are listened for; they come as soon as a report is heard, so no report leaves before. */
  let ready = false
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

  function pump() {
    while (ready && inFlight.size < inFlightMax && waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      inFlight.add(batch)
      const body = JSON.stringify(batch.length === 1 ? batch[0] : batch)
      // After a lost connection the client sends it again by itself; an error means that it was ended.
      client.publish(telemetryTopic(trackerId), body, { qos: 1 }, (error) => {
        if (error) return
        inFlight.delete(batch)
        failuresInARow = 0
        onAcknowledged(batch)
        pump()
      })
    }
  }

  function fail(kind: UplinkFailure['kind'], reason: string) {
    failuresInARow += 1
    client.options.reconnectPeriod = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failuresInARow - 1))
    onTrouble({ kind, reason, consecutive: failuresInARow })
  }

  let wasConnected = false
  client.on('connect', () => {
    wasConnected = true
    if (onCommand) client.subscribe(commandsTopic(trackerId), { qos: 1 }, begin)
    else begin()
  })
  function begin() {
    ready = client.connected
    pump()
  }
  client.on('error', (error) => {
    const refused = error instanceof ErrorWithReasonCode && REFUSALS.includes(error.code)
    if (refused) client.end(true)
    fail(refused ? 'refused' : 'unreachable', messageOf(error))
  })
  client.on('close', () => {
    if (wasConnected && !client.disconnecting) fail('closed', 'the broker ended the connection')
    wasConnected = false
    ready = false
  })
  client.on('message', (_topic, body) => {
    const command = Command.safeParse(parsedJson(body.toString()))
    if (!command.success || !onCommand || resting) return
    const reaction = onCommand(command.data)
    if (reaction.kind === 'ignored' || reaction.mood === 'is silent') return
    if (reaction.mood === 'drops out') return dropOut()
    const { commandId } = command.data
    client.publish(answersTopic(trackerId), JSON.stringify({ commandId, text: reaction.answer }), { qos: 1 })
  })

  /** Loses the network for a moment, after the command was taken and before anything more can be said. */
  function dropOut() {
    ready = false
    wasConnected = false
    client.options.reconnectPeriod = FIRST_RETRY_MS
    setImmediate(() => client.stream.destroy())
  }

  return {
    send(positions) {
      waiting.push(...positions)
      if (resting && waiting.length > 0) {
        resting = false
        client.reconnect()
      }
      pump()
    },
    sleep() {
      if (resting) return
      resting = true
      ready = false
      // Not gracefully: that would wait for what a broken line never acknowledges.
      client.end(true)
    },
    counts: () => ({
      connected: client.connected,
      waiting: waiting.length,
      inFlight: inFlight.size,
    }),
    close: () => client.endAsync(true),
    abandon() {
      client.end(true)
      return [...[...inFlight].flat(), ...waiting]
    },
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
