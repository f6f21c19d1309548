import type { GatewayDialect } from '../../../shared/gateways/dialect-names.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { openServerApi } from '../server-api.ts'
import { sleep } from '../sleep.ts'
import { advancedTo, aTracker } from '../tracker/recorder.ts'
import { fleet } from '../vehicle/fleet.ts'
import { aVehicle } from '../vehicle/vehicle.ts'
import { flespiStream } from './flespi-stream.ts'
import type { GatewayServer, Post, Wait } from './gateway-server.ts'
import { signalkServer } from './signalk-server.ts'
import { traccarServer } from './traccar-server.ts'

/** The servers that can be stood in for. */
export const SERVERS = {
  traccar: traccarServer,
  flespi: flespiStream,
  signalk: signalkServer,
} satisfies Partial<Record<GatewayDialect, (post: Post, wait?: Wait) => GatewayServer>>
type ServerKind = keyof typeof SERVERS

export type GatewayOptions = {
  server: ServerKind
  siteUrl: string
  email: string
  password: string
  /** How many units the server has. */
  count: number
  /** Positions of each unit in a second; `null`: each keeps its own interval. */
  rate: number | null
  /** `null`: until it is stopped. */
  seconds: number | null
}

const TIMEOUT_MS = 5 * SECOND_MS
const TICK_SECONDS = 1

/** Adds a gateway to the account, and forwards the positions of simulated units to it until the signal. */
export async function driveGateway(options: GatewayOptions, stopped: AbortSignal): Promise<void> {
  const { server: kind, siteUrl, email, password, count, rate, seconds } = options
  const api = await openServerApi(siteUrl, email, password)
  const { name, url, key } = await api.createGateway(kind, `Simulated ${kind} ${toIso(Date.now())}`)
  const server = SERVERS[kind](postTo(url, key))
  const units = fleet(count, await api.timezone())
  const startedAt = Date.now()
  let trackers = units.map((unit) => aTracker(aVehicle(unit, startedAt), startedAt))
  console.log(`${name}: forwarding ${trackers.length} units. They wait in Settings, Gateways.`)

  const end = seconds === null ? Number.POSITIVE_INFINITY : startedAt + seconds * SECOND_MS
  const tickSeconds = rate === null ? TICK_SECONDS : 1 / rate
  while (!stopped.aborted && Date.now() < end) {
    await sleep(tickSeconds, stopped)
    const at = Date.now()
    trackers = trackers.map((tracker) => {
      const { tracker: next, sent } = advancedTo(tracker, at, { rate, hourSeconds: 3_600 })
      server.forward(tracker.vehicle.unit, sent)
      return next
    })
  }
  await server.drain()
  const { acknowledged, dropped } = server.counts()
  console.log(`${name}: ${acknowledged} positions acknowledged, ${dropped} dropped`)
}

const postTo =
  (url: string, key: string): Post =>
  async (body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    const init = {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    return fetch(url, init).then(
      ({ status }) => status,
      () => 0,
    )
  }
