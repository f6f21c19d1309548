import { randomUUID } from 'node:crypto'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import * as z from 'zod'
import { liveTopic, viewTopic } from '../../shared/tracking/topics.ts'
import {
  type LiveAlert,
  type LiveDevices,
  type LiveEvent,
  LiveMessage,
} from '../../shared/tracking/view/live-message.ts'
import { type Account, localUrl } from './accounts/account.ts'
import { accountIdOf } from './accounts/account-id-of.ts'

/** The WebSocket URL of the live push, from config.json. */
export async function liveUrl(): Promise<string> {
  const config: unknown = await (await fetch(`${localUrl()}/config.json`)).json()
  return z.object({ liveUrl: z.string() }).parse(config).liveUrl
}

/** Connects as a browser of the account does. `overrides` make it misbehave. */
export async function connectView(
  { accessToken }: Pick<Account, 'accessToken'>,
  overrides: Partial<IClientOptions> = {},
): Promise<MqttClient> {
  return mqtt.connectAsync(
    await liveUrl(),
    {
      protocolVersion: 4,
      clientId: `web:${accountIdOf(accessToken)}:${randomUUID()}`,
      username: 'web',
      password: accessToken,
      reconnectPeriod: 0,
      connectTimeout: 5_000,
      ...overrides,
    },
    false,
  )
}

/**
 * An open live view of the account, with the devices and events that were pushed to it, newest last. With `viewId`, it
 * is a page of a large account.
 */
export async function aLiveView(account: Account, viewId?: string) {
  const client = await connectView(account)
  const pushed: LiveDevices['devices'] = []
  const events: LiveEvent['event'][] = []
  const alerts: LiveAlert['alert'][] = []
  client.on('message', (_topic, payload) => {
    const message = LiveMessage.parse(JSON.parse(payload.toString('utf8')))
    if ('devices' in message) pushed.push(...message.devices)
    else if (message.kind === 'event') events.push(message.event)
    else alerts.push(message.alert)
  })
  const accountId = accountIdOf(account.accessToken)
  await client.subscribeAsync(viewId === undefined ? liveTopic(accountId) : viewTopic(accountId, viewId))
  return { client, pushed, events, alerts }
}
