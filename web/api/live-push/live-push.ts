import { SECOND_MS } from '../../../shared/time.ts'
import { liveTopic } from '../../../shared/tracking/topics.ts'
import { LiveMessage } from '../../../shared/tracking/view/live-message.ts'

const FIRST_WAIT_MS = SECOND_MS
const LONGEST_WAIT_MS = 30 * SECOND_MS
/** A connection that died without a word is noticed within one and a half of these. */
const KEEPALIVE_SECONDS = 20
const CONNECTED_WITHIN_MS = 20 * SECOND_MS
const REFUSED_SUBSCRIPTION = 128

export type LivePush = {
  url: string
  accountId: string
  /** One that is good now; `null`: nobody is signed in. */
  accessToken: () => Promise<string | null>
  onDevices: (devices: LiveMessage['devices']) => void
  /** Told when positions begin to come by themselves, and when they no longer do. */
  onUpChange: (up: boolean) => void
}

/** Follows the positions of an account until it is stopped; what breaks is begun again, each time a little later. */
export async function followLive(push: LivePush, stop: AbortSignal): Promise<void> {
  for (let failures = 0; !stop.aborted; failures++) {
    const wasUp = await oneConnection(push, stop).catch(() => false)
    push.onUpChange(false)
    if (wasUp) failures = 0
    await wait(reconnectDelayMs(failures, Math.random()), stop)
  }
}

/** Doubles with each failure; spread by `chance` (0 to 1), so that all pages do not come back at the same moment. */
export const reconnectDelayMs = (failures: number, chance: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (1 + chance) * 0.5

/** From connecting to the end of the connection. Answers whether it was up in between. */
async function oneConnection(push: LivePush, stop: AbortSignal): Promise<boolean> {
  const [{ default: mqtt }, token] = await Promise.all([import('mqtt'), push.accessToken()])
  if (token === null || stop.aborted) return false
  const client = mqtt.connect(push.url, {
    protocolVersion: 4,
    clientId: `web:${push.accountId}:${randomSuffix()}`,
    username: 'web',
    password: token,
    keepalive: KEEPALIVE_SECONDS,
    connectTimeout: CONNECTED_WITHIN_MS,
    // Each connection wants a token that is good then, so the next is made here.
    reconnectPeriod: 0,
  })
  return new Promise((resolve) => {
    let up = false
    const end = () => client.end(true)
    // A browser complains of a connection that is given up before it stands.
    const endIfConnected = () => client.connected && end()
    stop.addEventListener('abort', endIfConnected, { once: true })
    const ended = () => {
      stop.removeEventListener('abort', endIfConnected)
      resolve(up)
    }
    client.once('close', ended)
    client.once('end', ended)
    client.on('error', end)
    client.on('message', (_topic, payload) => push.onDevices(devicesOf(payload)))
    client.once('connect', () => {
      if (stop.aborted) return end()
      client.subscribe(liveTopic(push.accountId), (error, [granted] = []) => {
        if (error || granted === undefined || granted.qos === REFUSED_SUBSCRIPTION) return end()
        up = true
        push.onUpChange(true)
      })
    })
  })
}

/** What cannot be read is left: the list has it too. */
function devicesOf(payload: Uint8Array): LiveMessage['devices'] {
  try {
    return LiveMessage.parse(JSON.parse(new TextDecoder().decode(payload))).devices
  } catch (error) {
    console.warn('A live message cannot be read:', error)
    return []
  }
}

/** `crypto.randomUUID` is missing on a page of plain http, as in a local network. */
const randomSuffix = () =>
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
