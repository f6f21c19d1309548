import * as z from 'zod'
import type { Client } from '../../../shared/http/client.ts'
import { notifications } from '../../../shared/notifications/notifications.routes.ts'
import { PushSubscription } from '../../../shared/notifications/push-subscription.ts'
import { browserStorage } from '../../session/browser-storage.ts'
import { platformOf } from '../../session/platform.ts'
import { registerServiceWorker } from '../register-service-worker.ts'

type BrowserSubscription = Pick<globalThis.PushSubscription, 'endpoint' | 'toJSON'>

/** `not-installed`: the browser shows notifications only for a site on the Home Screen. */
export type PushState = 'on' | 'off' | 'blocked' | 'not-installed' | 'unsupported'

/** The account that this browser's subscription was made for. */
const subscribedAccount = () => browserStorage('vectra.push', z.string(), localStorage)

/** The endpoint of this browser that the server knows: a renewed subscription has another one. */
const savedEndpoint = () => browserStorage('vectra.push-endpoint', z.string(), localStorage)

/** Whether this browser gets the account's push messages. */
export async function readPushState(accountId: string): Promise<PushState> {
  await registerServiceWorker()
  const manager = await pushManager()
  if (manager === null) return platformOf(navigator) === 'ios' ? 'not-installed' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await manager.getSubscription()
  return subscription !== null && subscribedAccount().read() === accountId ? 'on' : 'off'
}

/** Call it from a click, or the browser does not ask for permission. Does nothing without permission. */
export async function turnOnPush(accountId: string, client: Client): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const manager = await pushManager()
  if (manager === null) return
  const { publicKey } = await client.call(notifications.getPushKey, {})
  // another account's, or with another key; its endpoint ends with it
  await endSubscription()
  // the browser subscribes only once the service worker is active
  await navigator.serviceWorker.ready
  await save(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }), client)
  subscribedAccount().write(accountId)
}

/** Saves the account's subscription if the browser or the service worker has renewed it. */
export async function saveRenewedSubscription(accountId: string, client: Client): Promise<void> {
  if (subscribedAccount().read() !== accountId) return
  const subscription = await (await pushManager())?.getSubscription()
  if (subscription && subscription.endpoint !== savedEndpoint().read()) await save(subscription, client)
}

async function save(subscription: BrowserSubscription, client: Client): Promise<void> {
  await client.call(notifications.savePushSubscription, {
    body: { ...PushSubscription.parse(subscription.toJSON()), label: browserLabel(navigator.userAgent) },
  })
  savedEndpoint().write(subscription.endpoint)
}

export async function turnOffPush(client: Client): Promise<void> {
  const endpoint = await endSubscription()
  if (endpoint !== null) await client.call(notifications.deletePushSubscription, { body: { endpoint } })
}

/** Ends the subscription in the browser alone, and returns its endpoint. The server notices at the next message. */
export async function endSubscription(): Promise<string | null> {
  subscribedAccount().clear()
  savedEndpoint().clear()
  const subscription = await (await pushManager())?.getSubscription()
  if (!subscription) return null
  await subscription.unsubscribe()
  return subscription.endpoint
}

/** `null` in a browser that cannot receive push messages, and in development, where there is no service worker. */
async function pushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null
}

/** The name of the app first: most browsers name those that they descend from too. */
const APPS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** The common name of a user agent's browser, such as `Chrome · Windows`; `null` for one that has none. */
export function browserLabel(userAgent: string): string | null {
  const names = [APPS, SYSTEMS].flatMap((known) => {
    const found = known.find(([, pattern]) => pattern.test(userAgent))
    return found ? [found[0]] : []
  })
  return names.length === 0 ? null : names.join(' · ')
}
