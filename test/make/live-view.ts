import { randomUUID } from 'node:crypto'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import * as z from 'zod'
import { liveTopic } from '../../shared/tracking/topics.ts'
import { LiveMessage } from '../../shared/tracking/view/live-message.ts'
import { type Account, localUrl } from './account.ts'
import { accountIdOf } from './account-id-of.ts'

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

/** An open live view of the account, with the devices that were pushed to it, newest last. */
export async function aLiveView(account: Account) {
  const client = await connectView(account)
  const pushed: LiveMessage['devices'] = []
  client.on('message', (_topic, payload) => {
    pushed.push(...LiveMessage.parse(JSON.parse(payload.toString('utf8'))).devices)
  })
  await client.subscribeAsync(liveTopic(accountIdOf(account.accessToken)))
  return { client, pushed }
}
