import { SECOND_MS } from '../../../shared/time.ts'
import { inNamespace, liveTopic, viewTopic } from '../../../shared/tracking/topics.ts'
import { type LiveDevices, LiveMessage } from '../../../shared/tracking/view/live-message.ts'

const FIRST_DELAY_MS = SECOND_MS
const LONGEST_DELAY_MS = 30 * SECOND_MS
/** MQTT closes a dead connection after one and a half times this. */
const KEEPALIVE_SECONDS = 20
const CONNECT_TIMEOUT_MS = 20 * SECOND_MS
const REFUSED_SUBSCRIPTION = 128

export type LivePush = {
  url: string
  /** Whoever signed in. */
  accountId: string
  topicNamespace: string
  /** Of a page that receives the positions of what it shows; `null` for all positions of the account. */
  viewId: string | null
  /** Whether the page shows the account of somebody else, and only the positions that are pushed to this view. */
  isMember: boolean
  /** A valid token; `null` when signed out. */
  accessToken: () => Promise<string | null>
  onDevices: (devices: LiveDevices['devices']) => void
  /** Called when an event was stored. */
  onEvent: () => void
  /** Called with `true` once positions are being pushed, and with `false` when they no longer are. */
  onUpChange: (up: boolean) => void
}

/** Subscribes to the positions of an account until stopped, and reconnects with a growing delay. */
export async function followLive(push: LivePush, stop: AbortSignal): Promise<void> {
  for (let failures = 0; !stop.aborted; failures++) {
    const wasUp = await runConnection(push, stop).catch((error: unknown) => {
      console.warn('Could not open the live connection:', error)
      return false
    })
    push.onUpChange(false)
    if (wasUp) failures = 0
    await wait(reconnectDelayMs(failures, Math.random()), stop)
  }
}

/** Exponential backoff with jitter: `random` from 0 to 1 spreads the reconnects of many pages. */
export const reconnectDelayMs = (failures: number, random: number) =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures) * (1 + random) * 0.5

/** Opens one connection and waits for its end. Resolves to whether it was ever up. */
async function runConnection(push: LivePush, stop: AbortSignal): Promise<boolean> {
  const [{ default: mqtt }, token] = await Promise.all([import('mqtt'), push.accessToken()])
  if (token === null || stop.aborted) return false
  const client = mqtt.connect(push.url, {
    protocolVersion: 4,
    clientId: `web:${push.accountId}:${randomSuffix()}`,
    username: 'web',
    password: token,
    keepalive: KEEPALIVE_SECONDS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // A connection needs a token that is still valid, so reconnecting is left to followLive.
    reconnectPeriod: 0,
  })
  return new Promise((resolve) => {
    let up = false
    const end = () => client.end(true)
    const fail = (reason: unknown) => {
      if (!stop.aborted) console.warn('The live connection failed:', reason)
      end()
    }
    // Browsers log an error when a WebSocket is closed before it opens.
    const endIfConnected = () => client.connected && end()
    stop.addEventListener('abort', endIfConnected, { once: true })
    const ended = () => {
      stop.removeEventListener('abort', endIfConnected)
      resolve(up)
    }
    client.once('close', ended)
    client.once('end', ended)
    client.on('error', fail)
    client.on('message', (_topic, payload) => {
      const message = messageIn(payload)
      if (message === null) return
      if ('devices' in message) push.onDevices(message.devices)
      else push.onEvent()
    })
    client.once('connect', () => {
      if (stop.aborted) return end()
      client.subscribe(topicsOf(push), (error, granted = []) => {
        if (error || granted.length === 0 || granted.some(({ qos }) => qos === REFUSED_SUBSCRIPTION))
          return fail(error ?? 'subscription refused')
        up = true
        push.onUpChange(true)
      })
    })
  })
}

function topicsOf({ topicNamespace, accountId, viewId, isMember }: LivePush): string[] {
  const topics = [
    ...(isMember ? [] : [liveTopic(accountId)]),
    ...(viewId === null ? [] : [viewTopic(accountId, viewId)]),
  ]
  return topics.map((topic) => inNamespace(topicNamespace, topic))
}

/** An unreadable message is skipped: the next poll has the same positions and events. */
function messageIn(payload: Uint8Array): LiveMessage | null {
  try {
    return LiveMessage.parse(JSON.parse(new TextDecoder().decode(payload)))
  } catch (error) {
    console.warn('Unreadable live message:', error)
    return null
  }
}

/** 16 hex digits. `crypto.randomUUID` does not exist on plain-http pages, as in a local network. */
export const randomSuffix = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function wait(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve()
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      stop.removeEventListener('abort', done)
      resolve()
    }
    stop.addEventListener('abort', done, { once: true })
  })
}
